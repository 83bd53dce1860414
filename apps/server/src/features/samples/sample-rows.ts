import type { PhysicalSampleState } from '@nidan/domain/status-sets/physical-sample';
import { physicalSample } from '@nidan/domain/status-sets/physical-sample';
import { type RawBuilder, sql } from 'kysely';
import { insertRows, insertStatements } from '../../kernel/database/insert-rows.ts';
import type { Db } from '../../kernel/database/open-database.ts';
import type { Ctx } from '../../kernel/http/context.ts';

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
    l_id: ctx.lId,
    sample_id: sample.sampleId,
    bill_id: sample.billId,
    barcode: sample.barcode,
    tube_no: sample.tubeNo,
    sample_type_id: sample.sampleTypeId,
    department_id: sample.departmentId,
    parent_sample_id: sample.parentSampleId,
    status: physicalSample.codeOf(sample.collected ? 'collected' : 'notCollected'),
    // To the millisecond, as a cursor carries it.
    created_at: ctx.now,
    collected_at: sample.collected ? ctx.now : null,
    collected_by: sample.collected ? ctx.caller.userId : null,
  };
}

/** Inserts tubes; a collected one carries the moment and the person of the context. */
export async function insertSamples(ctx: Ctx, samples: readonly NewSample[]): Promise<void> {
  await insertRows(
    ctx.db,
    'sample',
    samples.map((sample) => sampleRow(ctx, sample)),
  );
}

/** Inserts tubes at the end of the transaction, together with its events. */
export function insertSamplesLast(ctx: Ctx, samples: readonly NewSample[]): void {
  const rows = samples.map((sample) => sampleRow(ctx, sample));
  ctx.unit.writes.push(...insertStatements('sample', rows));
}

export interface LockedSample {
  readonly sample_id: string;
  readonly bill_id: string;
  readonly barcode: string;
  readonly lab_no: string;
  readonly tube_no: number;
  readonly sample_type_id: string;
  readonly department_id: string;
  readonly department_name: string;
  readonly status: number;
  readonly version: number;
}

async function lockSamples(db: Db, condition: RawBuilder<unknown>): Promise<readonly LockedSample[]> {
  // The bill's row is locked with the tube's, and before any other row of the bill: everything that changes a bill
  // queues there (architecture §2).
  const { rows } = await sql<LockedSample>`
    select s.sample_id, s.bill_id, s.barcode, b.lab_no, s.tube_no, s.sample_type_id, s.department_id,
      d.name as department_name, s.status, s.version
    from sample s
    join bill b on b.l_id = s.l_id and b.bill_id = s.bill_id
    join department d on d.l_id = s.l_id and d.department_id = s.department_id
    where ${condition}
    order by s.bill_id, s.tube_no
    for no key update of b, s`.execute(db);
  return rows;
}

export async function lockSamplesByBarcode(db: Db, lId: number, barcodes: readonly string[]) {
  return lockSamples(db, sql`s.l_id = ${lId} and s.barcode = any(${[...barcodes]})`);
}

export async function lockSamplesById(db: Db, lId: number, sampleIds: readonly string[]) {
  return lockSamples(db, sql`s.l_id = ${lId} and s.sample_id = any(${[...sampleIds]})`);
}

/** The number of the last tube of a locked bill; in a statement of its own, which sees what the lock has waited for. */
export async function lastTubeNoOf(ctx: Ctx, billId: string): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    select max(tube_no) as last from sample where l_id = ${ctx.lId} and bill_id = ${billId}`.execute(ctx.db);
  return rows[0]?.last ?? 0;
}

/** What a move writes beside the state: who and when, under the name of the step. */
const stamps: Partial<Record<PhysicalSampleState, RawBuilder<unknown>>> = {
  collected: sql`collected_at = now_, collected_by = by_`,
  accessioned: sql`accessioned_at = now_, accessioned_by = by_`,
  deptAccessioned: sql`dept_accessioned_at = now_, dept_accessioned_by = by_`,
  reSampling: sql`rejected_at = now_, rejected_by = by_`,
};

/** Moves locked tubes to a state and stamps who did it and when. */
export async function moveSamples(
  ctx: Ctx,
  sampleIds: readonly string[],
  to: PhysicalSampleState,
): Promise<void> {
  const stamp = stamps[to];
  await sql`
    update sample set status = ${physicalSample.codeOf(to)}, version = version + 1
      ${stamp === undefined ? sql`` : sql`, ${stamp}`}
    from (select ${ctx.now}::timestamptz as now_, ${ctx.caller.userId}::uuid as by_) who
    where l_id = ${ctx.lId} and sample_id = any(${[...sampleIds]})`.execute(ctx.db);
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
  await sql`
    update sample set labels_printed = labels_printed + 1
    where l_id = ${ctx.lId} and sample_id = any(${[...sampleIds]})`.execute(ctx.db);
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
      and not exists (
        select 1 from bill_test bt
        where bt.l_id = s.l_id and bt.sample_id = s.sample_id and bt.state <> 'canceled')
      and not exists (
        select 1 from bill_test bt
        join result_version r on r.l_id = bt.l_id and r.bill_test_id = bt.bill_test_id
        where bt.l_id = s.l_id and bt.sample_id = s.sample_id)
    returning s.sample_id, old.status`.execute(ctx.db);
  return rows;
}
