import type { TakenStep, UndoableStep } from '@nidan/domain/samples/undo-step';
import type { PhysicalSampleState } from '@nidan/domain/status-sets/lab/physical-sample';
import { physicalSample } from '@nidan/domain/status-sets/lab/physical-sample';
import { CompiledQuery, type RawBuilder, sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import { sendLater } from '../../../kernel/database/connections/send-later.ts';
import { billInScope, departmentInScope } from '../../../kernel/access/in-scope.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { CANCELED } from '../../../kernel/database/bill-test-codes.ts';
import type { SampleRow } from './sample-selection.ts';

export interface NewSample {
  readonly sampleId: string;
  readonly billId: string;
  readonly barcode: string;
  readonly tubeNo: number;
  readonly sampleTypeId: string;
  readonly departmentId: string;
  readonly parentSampleId: string | null;
  readonly collected: boolean;
}

function sampleRow(ctx: Ctx, sample: NewSample) {
  return {
    sample_id: sample.sampleId,
    bill_id: sample.billId,
    barcode: sample.barcode,
    tube_no: sample.tubeNo,
    sample_type_id: sample.sampleTypeId,
    department_id: sample.departmentId,
    parent_sample_id: sample.parentSampleId,
    status: physicalSample.codeOf(sample.collected ? 'collected' : 'notCollected'),
    collected_at: sample.collected ? ctx.now : null,
    collected_by: sample.collected ? ctx.caller.userId : null,
  };
}

/** Inserts tubes; a collected one carries the moment and the person of the context. */
export async function insertSamples(ctx: Ctx, samples: readonly NewSample[]): Promise<void> {
  await insertRows(ctx.db, 'sample', {
    // To the millisecond, as a cursor carries it.
    shared: { l_id: ctx.lId, created_at: ctx.now },
    rows: samples.map((sample) => sampleRow(ctx, sample)),
  });
}

interface NewAliquot {
  readonly sampleId: string;
  readonly tubeNo: number;
  readonly barcode: string;
  /** µL; null where nobody measured. */
  readonly volumeUl: number | null;
}

/** Inserts tubes that are filled from a locked one: in its state, with the steps that it took. */
export async function insertAliquots(
  ctx: Ctx,
  parent: LockedSample,
  aliquots: readonly NewAliquot[],
): Promise<void> {
  await insertRows(ctx.db, 'sample', {
    shared: {
      l_id: ctx.lId,
      bill_id: parent.bill_id,
      sample_type_id: parent.sample_type_id,
      department_id: parent.department_id,
      parent_sample_id: parent.sample_id,
      is_aliquot: true,
      status: parent.status,
      collected_at: parent.collected_at,
      collected_by: parent.collected_by,
      accessioned_at: parent.accessioned_at,
      accessioned_by: parent.accessioned_by,
      dept_accessioned_at: parent.dept_accessioned_at,
      dept_accessioned_by: parent.dept_accessioned_by,
      at_location_id: ctx.caller.locationId,
      created_at: ctx.now,
    },
    rows: aliquots.map(({ sampleId, tubeNo, barcode, volumeUl }) => ({
      sample_id: sampleId,
      tube_no: tubeNo,
      barcode,
      volume_ul: volumeUl,
    })),
  });
}

/** Counts up the version of a locked tube from which others were filled. */
export async function noteFilled(ctx: Ctx, sampleId: string): Promise<void> {
  const statement = sql`
    update sample set version = version + 1 where l_id = ${ctx.lId} and sample_id = ${sampleId}`;
  await sendLater(ctx.db, statement);
}

export interface LockedSample {
  readonly is_aliquot: boolean;
  readonly sample_id: string;
  readonly bill_id: string;
  readonly barcode: string;
  readonly lab_no: string;
  readonly tube_no: number;
  readonly sample_type_id: string;
  readonly department_id: string;
  readonly status: number;
  readonly collected_at: Date | null;
  readonly collected_by: string | null;
  readonly accessioned_at: Date | null;
  readonly accessioned_by: string | null;
  readonly dept_accessioned_at: Date | null;
  readonly dept_accessioned_by: string | null;
  readonly labels_printed: number;
  readonly version: number;
}

async function lockSamples(ctx: Ctx, condition: RawBuilder<unknown>): Promise<readonly LockedSample[]> {
  // The bill's row is locked with the tube's, and before any other row of the bill: everything that changes a bill
  // queues there (architecture §2).
  const { rows } = await sql<LockedSample>`
    select s.sample_id, s.bill_id, s.barcode, b.lab_no, s.tube_no, s.sample_type_id, s.department_id, s.status, s.collected_at, s.collected_by, s.accessioned_at, s.accessioned_by,
      s.dept_accessioned_at, s.dept_accessioned_by, s.labels_printed, s.is_aliquot, s.version
    from sample s
    join bill b on b.l_id = s.l_id and b.bill_id = s.bill_id
    where s.l_id = ${ctx.lId} and ${condition}
      and ${billInScope(ctx.caller)} and ${departmentInScope(ctx.caller, sql.ref('s.department_id'))}
    order by s.bill_id, s.tube_no
    for no key update of b, s`.execute(ctx.db);
  return rows;
}

export async function lockSamplesByBarcode(ctx: Ctx, barcodes: readonly string[]) {
  return lockSamples(ctx, sql`s.barcode = any(${[...barcodes]})`);
}

export async function lockSamplesById(ctx: Ctx, sampleIds: readonly string[]) {
  return lockSamples(ctx, sql`s.sample_id = any(${[...sampleIds]})`);
}

/** The number of the last tube of a locked bill; in a statement of its own, which sees what the lock has waited for. */
export async function lastTubeNoOf(ctx: Ctx, billId: string): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    select max(tube_no) as last from sample where l_id = ${ctx.lId} and bill_id = ${billId}`.execute(ctx.db);
  return rows[0]?.last ?? 0;
}

/** Where a move writes who did it and when: `<step>_by` and `<step>_at`. */
const steps: Partial<
  Record<PhysicalSampleState, 'collected' | 'accessioned' | 'dept_accessioned' | 'rejected'>
> = {
  collected: 'collected',
  accessioned: 'accessioned',
  deptAccessioned: 'dept_accessioned',
  reSampling: 'rejected',
};

/** Steps that a person takes with the tube in the hand: it is then where they work. */
const inHand: readonly PhysicalSampleState[] = ['collected', 'accessioned', 'deptAccessioned'];

/** Moves locked tubes to a state and stamps who did it and when; a step in the hand also says where. */
export async function moveSamples(
  ctx: Ctx,
  sampleIds: readonly string[],
  to: PhysicalSampleState,
): Promise<void> {
  const step = steps[to];
  const values: unknown[] = [physicalSample.codeOf(to), ctx.lId, [...sampleIds]];
  const given = (value: unknown): string => `$${values.push(value)}`;
  const stamp =
    step === undefined ? '' : `, ${step}_at = ${given(ctx.now)}, ${step}_by = ${given(ctx.caller.userId)}`;
  const { locationId } = ctx.caller;
  const place = inHand.includes(to) && locationId !== null ? `, at_location_id = ${given(locationId)}` : '';
  const text = `update sample set status = $1, version = version + 1${stamp}${place} where l_id = $2 and sample_id = any($3)`;
  await sendLater(ctx.db, CompiledQuery.raw(text, values));
}

/**
 * Moves locked tubes from the road to where they arrived. Who accessioned a tube first stays noted: what was measured from it since
 * is not from before its accession.
 */
export async function landSamples(ctx: Ctx, sampleIds: readonly string[], locationId: string): Promise<void> {
  const statement = sql`
    update sample set status = ${physicalSample.codeOf('accessioned')}, version = version + 1,
      at_location_id = ${locationId}, accessioned_at = coalesce(accessioned_at, ${ctx.now}),
      accessioned_by = coalesce(accessioned_by, ${ctx.caller.userId})
    where l_id = ${ctx.lId} and sample_id = any(${[...sampleIds]})`;
  await sendLater(ctx.db, statement);
}

/** Moves locked tubes from storage back to their department, where the caller works; who received them there first stays. */
export async function bringBackSamples(ctx: Ctx, sampleIds: readonly string[]): Promise<void> {
  const { userId, locationId } = ctx.caller;
  const statement = sql`
    update sample set status = ${physicalSample.codeOf('deptAccessioned')}, version = version + 1,
      dept_accessioned_at = coalesce(dept_accessioned_at, ${ctx.now}::timestamptz),
      dept_accessioned_by = coalesce(dept_accessioned_by, ${userId}::uuid),
      at_location_id = coalesce(${locationId}::uuid, at_location_id)
    where l_id = ${ctx.lId} and sample_id = any(${[...sampleIds]})`;
  await sendLater(ctx.db, statement);
}

const columnsOfStep = {
  collect: 'collected',
  accession: 'accessioned',
  accessionInDepartment: 'dept_accessioned',
} as const satisfies Record<UndoableStep, string>;

type Steps = Pick<SampleRow, `${(typeof columnsOfStep)[UndoableStep]}_${'at' | 'by'}`>;

/** Who took a step of a tube, and when. */
export function takenStepOf(tube: Steps, step: UndoableStep): TakenStep {
  const column = columnsOfStep[step];
  return { by: tube[`${column}_by`], at: tube[`${column}_at`] };
}

/** Moves a locked tube back to where it was before a step, and clears who took it and when. */
export async function moveSampleBack(
  ctx: Ctx,
  { sampleId, step, to }: { sampleId: string; step: UndoableStep; to: PhysicalSampleState },
): Promise<void> {
  const column = columnsOfStep[step];
  const statement = sql`
    update sample set status = ${physicalSample.codeOf(to)}, version = version + 1,
      ${sql.ref(`${column}_at`)} = null, ${sql.ref(`${column}_by`)} = null
    where l_id = ${ctx.lId} and sample_id = ${sampleId}`;
  await sendLater(ctx.db, statement);
}

/** The row of a tube after `moveSamples`. */
export function movedSample(ctx: Ctx, row: SampleRow, to: PhysicalSampleState): SampleRow {
  const step = steps[to];
  const stamp = step === undefined ? {} : { [`${step}_at`]: ctx.now, [`${step}_by`]: ctx.caller.userId };
  return { ...row, status: physicalSample.codeOf(to), version: row.version + 1, ...stamp };
}

export async function setRejectReason(ctx: Ctx, sampleId: string, reason: string): Promise<void> {
  await ctx.db
    .updateTable('sample')
    .set({ reject_reason: reason })
    .where('l_id', '=', ctx.lId)
    .where('sample_id', '=', sampleId)
    .execute();
}

export async function countLabelPrint(ctx: Ctx, sampleIds: readonly string[]): Promise<void> {
  const statement = sql`
    update sample set labels_printed = labels_printed + 1
    where l_id = ${ctx.lId} and sample_id = any(${[...sampleIds]})`;
  await sendLater(ctx.db, statement);
}

const cancelable = physicalSample.actions.cancel.from.map((state) => physicalSample.codeOf(state));

/** Cancels the tubes of a locked bill that no live test needs and that carry no result; answers what they were. */
export async function cancelSamplesWithoutTests(
  ctx: Ctx,
  billId: string,
): Promise<readonly { readonly sample_id: string; readonly status: number }[]> {
  const { rows } = await sql<{ sample_id: string; status: number }>`
    update sample s set status = ${physicalSample.codeOf('canceled')}, version = s.version + 1
    where s.l_id = ${ctx.lId} and s.bill_id = ${billId} and s.status = any(${[...cancelable]})
      and not s.is_aliquot
      and not exists (
        select 1 from bill_test bt
        where bt.l_id = s.l_id and bt.state <> ${CANCELED} and (bt.sample_id = s.sample_id or bt.sample_id in (
          select c.sample_id from sample c
          where c.l_id = s.l_id and c.parent_sample_id = s.sample_id and c.is_aliquot)))
      and not exists (
        select 1 from bill_test bt
        join result_version r on r.l_id = bt.l_id and r.bill_test_id = bt.bill_test_id
        where bt.l_id = s.l_id and bt.sample_id = s.sample_id)
    returning s.sample_id, old.status`.execute(ctx.db);
  return rows;
}
