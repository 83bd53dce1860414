import * as eqaEndpoints from '@nidan/contract/lab/eqa/eqa-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { eqaVerdict, eqaZ } from '@nidan/domain/quality/eqa';
import { formatDate } from '@nidan/domain/time/indian-date';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { requireMeasured } from '../quality/measured-there.query.ts';
import { readRound } from './eqa-rounds.query.ts';
import {
  hasRound,
  insertRound,
  type JudgedResult,
  lockRound,
  type OfResult,
  readStored,
  saveResults,
  type StoredResult,
  touchRound,
} from './eqa-rows.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Adds a sample of a round. */
export const addEqaRound = serve(eqaEndpoints.addEqaRound, async (ctx, given) => {
  const { roundId, closesOn } = given;
  const named = { scheme: given.scheme.trim(), roundNo: given.roundNo.trim(), sample: given.sample.trim() };
  if (await hasRound(ctx, named)) {
    const { scheme, roundNo: round, sample } = named;
    throw refuse('eqa-round-exists', { details: { scheme, round, sample } });
  }
  await insertRound(ctx, { roundId, closesOn, ...named });
  recordEvent(ctx, {
    entityKind: 'EQA_ROUND',
    entityId: roundId,
    action: 'create',
    after: { ...named, closesOn },
  });
  return readRound(ctx, roundId);
});

type Given = BodyOf<typeof eqaEndpoints.saveEqaResults>['results'][number];

const keyOf = ({ machineId, parameterId }: OfResult): string => `${machineId} ${parameterId}`;

/** Judges a given value; refused with the name of its parameter where it cannot be. */
function judge(given: Given, { parameter, unit }: { parameter: string; unit: string }): JudgedResult {
  const { ownValue: own, assignedValue: assigned, sd } = given;
  if (given.unit.trim() !== unit) {
    throw refuse('eqa-other-unit', { details: { parameter, unit, given: given.unit } });
  }
  if (assigned === null && sd === null) return { ...given, unit, z: null, verdict: null };
  if (assigned === null || sd === null) throw refuse('eqa-half-assigned', { details: { parameter } });
  const z = eqaZ({ own, assigned, sd });
  if (z === null) throw refuse('eqa-sd-zero', { details: { parameter, given: String(sd) } });
  return { ...given, unit, z, verdict: eqaVerdict(z) };
}

function isSame(former: StoredResult, now: JudgedResult): boolean {
  return (
    former.ownValue === now.ownValue && former.assignedValue === now.assignedValue && former.sd === now.sd
  );
}

interface Kept {
  readonly results: readonly JudgedResult[];
  readonly changes: readonly { before: StoredResult | null; after: JudgedResult; name: string }[];
}

/** What of the given values is new or other than it was; refused where a judged one changes without a reason. */
async function changesOf(ctx: Ctx, body: BodyOf<typeof eqaEndpoints.saveEqaResults>): Promise<Kept> {
  const former = new Map((await readStored(ctx, body.roundId)).map((one) => [keyOf(one), one]));
  const seen = new Set<string>();
  const changes: Kept['changes'][number][] = [];
  for (const given of body.results) {
    const { machine, parameter, unit } = await requireMeasured(ctx, given);
    const details = { machine, parameter };
    if (seen.has(keyOf(given))) throw refuse('eqa-result-twice', { details });
    seen.add(keyOf(given));
    const after = judge(given, { parameter, unit });
    const before = former.get(keyOf(given)) ?? null;
    if (before !== null && isSame(before, after)) continue;
    if (before !== null && before.verdict !== null && body.reason === undefined) {
      throw refuse('eqa-reason-missing', { details });
    }
    changes.push({ before, after, name: `${parameter}, ${machine}` });
  }
  return { results: changes.map(({ after }) => after), changes };
}

function requireReceived(ctx: Ctx, receivedOn: string | null, results: readonly JudgedResult[]): void {
  if (receivedOn === null && results.some(({ verdict }) => verdict !== null))
    throw refuse('eqa-not-received');
  if (receivedOn !== null && receivedOn > calendarDateIn(ctx.lab.timeZone, ctx.now)) {
    throw refuse('eqa-received-future', { details: { date: formatDate(receivedOn) } });
  }
}

const figuresOf = ({
  ownValue,
  assignedValue,
  sd,
  z,
  verdict,
}: Omit<
  StoredResult,
  keyof OfResult | 'comment' | 'correctiveAction' | 'enteredBy' | 'notedBy' | 'seenAt'
>) => ({
  ownValue,
  assignedValue,
  sd,
  z,
  verdict,
});

/** Saves own values of a round, and what the scheme assigned to them once its report is here. */
export const saveEqaResults = serve(eqaEndpoints.saveEqaResults, async (ctx, body) => {
  const { roundId } = body;
  const round = await lockRound(ctx, roundId, body.version);
  const receivedOn = body.receivedOn ?? round.receivedOn;
  const { results, changes } = await changesOf(ctx, body);
  requireReceived(ctx, receivedOn, results);
  await saveResults(ctx, roundId, results);
  await touchRound(ctx, roundId, receivedOn);
  const formerly = changes.flatMap(({ before, name }) =>
    before === null ? [] : [[name, figuresOf(before)] as const],
  );
  recordEvent(ctx, {
    entityKind: 'EQA_ROUND',
    entityId: roundId,
    parts: [...new Set(results.map(({ machineId }) => machineId))],
    action: 'save',
    before: { receivedOn: round.receivedOn, results: Object.fromEntries(formerly) },
    after: {
      receivedOn,
      results: Object.fromEntries(changes.map(({ after, name }) => [name, figuresOf(after)])),
    },
    ...(body.reason === undefined ? {} : { reason: body.reason.trim() }),
  });
  return readRound(ctx, roundId);
});
