import * as mergeEndpoints from '@nidan/contract/people/patients/merge-endpoints';
import { isDeepStrictEqual } from 'node:util';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type { RefusalCode } from '@nidan/contract/kernel/refusals';
import { seesAllBills } from '@nidan/domain/access/work-scope';
import type { MergeFault } from '@nidan/domain/people/merge-fault';
import type { MergeField } from '@nidan/domain/people/merge-fields';
import { recordEvent } from '../../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../../kernel/http/context.ts';
import { expectVersion } from '../../../../kernel/http/expect-version.ts';
import { refuse, refuseField } from '../../../../kernel/http/refuse.ts';
import { requireTitleOfSex } from '../create-patient.ts';
import { readMerge } from './merges.query.ts';
import { faultOfMerge } from './merge-fault.query.ts';
import { MERGE_COLUMNS } from './merge-columns.ts';
import { insertMerge } from './merge-rows.ts';
import type { PatientRow, PatientValues } from '../patient-record-columns.ts';
import { movedReferences } from '../patient-references.ts';
import { leadTo, lockWholePatients, updatePatientRow } from '../patient-rows.ts';
import { mergedRefusal } from '../require-live-patient.ts';
import { serve } from '../../../../kernel/http/serve.ts';

type Body = BodyOf<typeof mergeEndpoints.mergePatients>;

const REFUSAL_OF_FAULT = {
  motherAndChild: 'merge-mother-and-child',
  motherIsMale: 'merge-mother-is-male',
  companionsOfCompanion: 'merge-companions',
} as const satisfies Record<MergeFault, RefusalCode>;

/** Two records that are made one, or that were. */
export interface Pair {
  readonly survivor: PatientRow;
  readonly merged: PatientRow;
}

/** Refuses who does not see every bill: a merge moves those that they do not see too. */
export function requireWholeLab({ caller }: Ctx): void {
  if (!seesAllBills(caller.scope)) throw refuse('merge-beyond-scope');
}

/** Locks both records of a pair, in an order that no other pair contradicts. */
export async function lockPair(
  ctx: Ctx,
  { survivorId, mergedId }: { readonly survivorId: string; readonly mergedId: string },
): Promise<Pair> {
  if (survivorId === mergedId) throw refuseField('mergedId', 'other-person-needed');
  const rows = await lockWholePatients(ctx, [survivorId, mergedId]);
  const survivor = rows.find((row) => row.patient_id === survivorId);
  const merged = rows.find((row) => row.patient_id === mergedId);
  if (survivor === undefined || merged === undefined) throw refuse('not-found');
  return { survivor, merged };
}

async function requireMergeable(ctx: Ctx, pair: Pair, body: Body): Promise<void> {
  const versions = [
    [pair.survivor, body.survivorVersion],
    [pair.merged, body.mergedVersion],
  ] as const;
  for (const [row, expected] of versions) {
    if (row.merged_into !== null) throw await mergedRefusal(ctx, row);
    await expectVersion(ctx, { entityId: row.patient_id, expected, found: row.version });
  }
  const fault = await faultOfMerge(ctx, pair);
  if (fault === null) return;
  const details = { survivor: pair.survivor.patient_code, merged: pair.merged.patient_code };
  throw refuse(REFUSAL_OF_FAULT[fault], { details });
}

/** The columns of the other record that the survivor takes and does not have already. */
function takenOf({ survivor, merged }: Pair, take: readonly MergeField[]): Partial<PatientValues> {
  const columns = take.flatMap((field): readonly (keyof PatientValues)[] => MERGE_COLUMNS[field]);
  return Object.fromEntries(
    columns
      .filter((column) => !isDeepStrictEqual(survivor[column], merged[column]))
      .map((column) => [column, merged[column]]),
  );
}

function pick(row: PatientValues, taken: Partial<PatientValues>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([column]) => column in taken));
}

/**
 * Makes two records one: all that names the merged person names the survivor, whose record its old code leads to. One transaction, with
 * both people locked; a bill that is being made for the merged one is moved, or refused, but never left behind (ADR 23).
 */
export const mergePatients = serve(mergeEndpoints.mergePatients, async (ctx, body: Body) => {
  requireWholeLab(ctx);
  const { mergeId, survivorId, mergedId } = body;
  const pair = await lockPair(ctx, body);
  await requireMergeable(ctx, pair, body);
  const { survivor, merged } = pair;
  const taken = takenOf(pair, body.take);
  requireTitleOfSex({ ...survivor, ...taken }, '');
  const moves = new Map<string, readonly string[]>();
  for (const reference of movedReferences(ctx)) {
    moves.set(reference.name, await reference.move(ctx, { from: mergedId, to: survivorId, only: null }));
  }
  if (Object.keys(taken).length > 0) {
    await updatePatientRow(ctx.db, { lId: ctx.lId, before: survivor, values: taken });
  }
  await leadTo(ctx.db, { lId: ctx.lId, record: merged, into: survivorId });
  const [fieldsBefore, reason] = [pick(survivor, taken), body.reason.trim()];
  await insertMerge(ctx, { mergeId, survivorId, mergedId, reason, fieldsBefore, fieldsAfter: taken, moves });
  recordEvent(ctx, {
    entityKind: 'PATIENT',
    entityId: survivorId,
    parts: [mergedId, ...[...moves.values()].flat()],
    action: 'merge',
    before: fieldsBefore,
    after: { ...taken, merged_code: merged.patient_code, moved: [...moves.values()].flat().length },
    reason,
  });
  recordEvent(ctx, {
    entityKind: 'PATIENT',
    entityId: mergedId,
    action: 'mergedInto',
    after: { survivor_code: survivor.patient_code },
    reason,
  });
  return readMerge(ctx, mergeId);
});
