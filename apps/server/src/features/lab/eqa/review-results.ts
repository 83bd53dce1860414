import * as eqaEndpoints from '@nidan/contract/lab/eqa/eqa-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { asksForAction, type EqaVerdict } from '@nidan/domain/quality/eqa';
import { requireTwoPeople } from '../../../kernel/access/require-two-people.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { readRound } from './eqa-rounds.query.ts';
import { lockRound, markSeen, readStored, type StoredResult, touchRound, updateNotes } from './eqa-rows.ts';
import { serve } from '../../../kernel/http/serve.ts';

type Judged = StoredResult & {
  readonly z: number;
  readonly verdict: EqaVerdict;
  readonly parameter: string;
  readonly receivedOn: string | null;
};

/** Locks the round of a result that is judged. */
async function lockJudged(ctx: Ctx, body: BodyOf<typeof eqaEndpoints.lookAtEqaResult>): Promise<Judged> {
  const { roundId, version, machineId, parameterId } = body;
  const { receivedOn } = await lockRound(ctx, roundId, version);
  const stored = (await readStored(ctx, roundId)).find(
    (one) => one.machineId === machineId && one.parameterId === parameterId,
  );
  const { results } = await readRound(ctx, roundId);
  const shown = results.find((one) => one.machine.id === machineId && one.parameter.id === parameterId);
  if (stored === undefined || shown === undefined) throw refuse('not-found');
  const { z, verdict } = stored;
  const parameter = shown.parameter.name;
  if (z === null || verdict === null) throw refuse('eqa-not-judged', { details: { parameter } });
  return { ...stored, z, verdict, parameter, receivedOn };
}

function requireAction({ verdict, parameter, z }: Judged, correctiveAction: string): void {
  if (!asksForAction(verdict) || correctiveAction !== '') return;
  throw refuse('eqa-action-missing', { details: { parameter, z: z.toFixed(2) } });
}

/** Writes what was found and done about a result. */
export const noteEqaAction = serve(eqaEndpoints.noteEqaAction, async (ctx, body) => {
  const { roundId } = body;
  const judged = await lockJudged(ctx, body);
  const notes = { comment: body.comment.trim(), correctiveAction: body.correctiveAction.trim() };
  requireAction(judged, notes.correctiveAction);
  const { machineId, parameterId, parameter, comment, correctiveAction } = judged;
  await updateNotes(ctx, roundId, { machineId, parameterId, ...notes });
  await touchRound(ctx, roundId, judged.receivedOn);
  recordEvent(ctx, {
    entityKind: 'EQA_ROUND',
    entityId: roundId,
    parts: [machineId, parameterId],
    action: 'note',
    before: { comment, correctiveAction },
    after: { parameter, ...notes },
  });
  return readRound(ctx, roundId);
});

/** A second person has looked at a result and at what was done about it. */
export const lookAtEqaResult = serve(eqaEndpoints.lookAtEqaResult, async (ctx, body) => {
  const { roundId } = body;
  const judged = await lockJudged(ctx, body);
  if (judged.seenAt !== null) throw refuse('eqa-seen');
  const people = [judged.enteredBy, ...(judged.notedBy === null ? [] : [judged.notedBy])];
  if (people.includes(ctx.caller.userId)) throw refuse('eqa-look-own');
  requireAction(judged, judged.correctiveAction);
  for (const userId of new Set(people)) await requireTwoPeople(ctx, userId);
  await markSeen(ctx, roundId, judged);
  await touchRound(ctx, roundId, judged.receivedOn);
  const { machineId, parameterId, parameter, z, verdict } = judged;
  recordEvent(ctx, {
    entityKind: 'EQA_ROUND',
    entityId: roundId,
    parts: [machineId, parameterId],
    action: 'look',
    after: { parameter, z, verdict },
  });
  return readRound(ctx, roundId);
});
