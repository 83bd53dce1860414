import * as mergeEndpoints from '@nidan/contract/people/patients/merge-endpoints';
import { recordEvent } from '../../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../../kernel/http/context.ts';
import { refuse } from '../../../../kernel/http/refuse.ts';
import { lockPair, requireWholeLab } from './merge-patients.ts';
import { lockMerge, markUndone, readMoves, type StoredMerge } from './merge-rows.ts';
import { readMerge } from './merges.query.ts';
import type { PatientRow, PatientValues } from '../patient-record-columns.ts';
import { movedReferences } from '../patient-references.ts';
import { leadTo, updatePatientRow } from '../patient-rows.ts';
import { mergedRefusal } from '../require-live-patient.ts';
import { serve } from '../../../../kernel/http/serve.ts';

async function lockUndoable(ctx: Ctx, mergeId: string): Promise<StoredMerge> {
  const merge = await lockMerge(ctx, mergeId);
  if (merge === null) throw refuse('not-found');
  if (merge.undone_at !== null) throw refuse('merge-undone');
  if (merge.merged_by === ctx.caller.userId) throw refuse('merge-own');
  return merge;
}

/** Refuses a survivor who was merged themselves afterwards: what was moved is with somebody else then. */
async function requireUncovered(ctx: Ctx, survivor: PatientRow): Promise<void> {
  if (survivor.merged_into === null) return;
  const { details } = (await mergedRefusal(ctx, survivor)).extra;
  throw refuse('merge-covered', {
    details: { survivor: details?.['code'] ?? '', into: details?.['into'] ?? '' },
  });
}

/** What the survivor took and still has goes back to what it was; what was corrected since stays. */
function givenBack(
  survivor: PatientRow,
  { fields_before, fields_after }: StoredMerge,
): Partial<PatientValues> {
  const now: Readonly<Record<string, unknown>> = { ...survivor };
  const untouched = Object.entries(fields_before).filter(
    ([column]) => JSON.stringify(now[column]) === JSON.stringify(fields_after[column]),
  );
  return Object.fromEntries(untouched);
}

/**
 * Undoes a merge: exactly the rows that it moved, and that are still with the survivor, name the merged person again, and both records are
 * what they were. Rows that were made since stay with the survivor, but a note follows its bill.
 */
export const undoMerge = serve(mergeEndpoints.undoMerge, async (ctx, { mergeId, reason: given }) => {
  requireWholeLab(ctx);
  const merge = await lockUndoable(ctx, mergeId);
  const { survivor_id: survivorId, merged_id: mergedId } = merge;
  const { survivor, merged } = await lockPair(ctx, { survivorId, mergedId });
  await requireUncovered(ctx, survivor);
  const [moves, reason] = [await readMoves(ctx, mergeId), given.trim()];
  const moved: string[] = [];
  for (const reference of movedReferences(ctx)) {
    const only = moves.get(reference.name) ?? [];
    moved.push(...(await reference.move(ctx, { from: survivorId, to: mergedId, only })));
  }
  const back = givenBack(survivor, merge);
  if (Object.keys(back).length > 0) {
    await updatePatientRow(ctx.db, { lId: ctx.lId, before: survivor, values: back });
  }
  await leadTo(ctx.db, { lId: ctx.lId, record: merged, into: null });
  await markUndone(ctx, mergeId, reason);
  recordEvent(ctx, {
    entityKind: 'PATIENT',
    entityId: survivorId,
    parts: [mergedId, ...moved],
    action: 'unmerge',
    before: merge.fields_after,
    after: { ...back, merged_code: merged.patient_code, moved: moved.length },
    reason,
  });
  recordEvent(ctx, {
    entityKind: 'PATIENT',
    entityId: mergedId,
    action: 'parted',
    after: { survivor_code: survivor.patient_code },
    reason,
  });
  return readMerge(ctx, mergeId);
});
