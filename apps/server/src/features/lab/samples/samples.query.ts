import type { AnswerOf, QueryOf } from '@nidan/contract/kernel/endpoint';
import type { countSamples, listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import type { SampleView } from '@nidan/contract/lab/samples/sample-view';
import { physicalSample, type PhysicalSampleState } from '@nidan/domain/status-sets/lab/physical-sample';
import { type RawBuilder, sql } from 'kysely';
import { literalCode } from '../../../kernel/database/literal-code.ts';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import { withinDates } from '../../../kernel/database/within-dates.ts';
import { billInScope, departmentInScope, ofBillInScope } from '../../../kernel/access/in-scope.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { beginsWith } from '../../people/patients/patient-matches.ts';
import { fieldConditions, type SearchedAt } from '../../people/list-search/field-search.ts';
import { presentSample } from './present-sample.ts';
import { readSampleSelection, type SampleRow } from './sample-selection.ts';

type Filter = QueryOf<typeof listSamples>;

const AT: SearchedAt = {
  patient: sql.ref('b.patient_id'),
  bill: sql.ref('s.bill_id'),
  barcode: sql.ref('s.barcode'),
};

/** States in which somebody still has to do something with the tube. */
const workedOn = ['notCollected', 'collected', 'inTransit', 'accessioned'] as const;

/** Tubes of the lab that the caller sees. */
function seenBy(ctx: Ctx): RawBuilder<unknown> {
  const department = departmentInScope(ctx.caller, sql.ref('s.department_id'));
  return sql`s.l_id = ${ctx.lId} and ${billInScope(ctx.caller)} and ${department}`;
}

async function conditionsOf(ctx: Ctx, filter: Filter): Promise<RawBuilder<unknown>[]> {
  const conditions = [seenBy(ctx)];
  if (filter.status !== undefined) conditions.push(sql`s.status = ${filter.status}`);
  if (filter.billId !== undefined) conditions.push(sql`s.bill_id = ${filter.billId}`);
  if (filter.departmentId !== undefined) conditions.push(sql`s.department_id = ${filter.departmentId}`);
  conditions.push(...withinDates(ctx, sql.ref('s.created_at'), filter));
  const { q = '', by } = filter;
  if (by !== undefined) conditions.push(...(await fieldConditions(ctx, { by, q, at: AT })));
  else if (q !== '') conditions.push(beginsWith(sql.ref('s.barcode'), q.toUpperCase()));
  const after = decodeCursor(filter.cursor);
  if (after !== null) conditions.push(sql`(s.created_at, s.sample_id) > (${after[0]}, ${after[1]})`);
  return conditions;
}

/** Tubes by state, oldest first. */
export async function listSamplesOf(ctx: Ctx, filter: Filter): Promise<AnswerOf<typeof listSamples>> {
  const limit = filter.limit ?? 50;
  const where = sql.join(await conditionsOf(ctx, filter), sql` and `);
  const rows = await readSampleSelection(
    ctx,
    sql`where ${where} order by s.created_at, s.sample_id limit ${limit + 1}`,
  );
  return toPage({
    rows,
    limit,
    key: (row) => [row.created_at.toISOString(), row.sample_id],
    present: (row) => presentSample(ctx, row),
  });
}

async function inOrderOfDraw(ctx: Ctx, condition: RawBuilder<unknown>): Promise<readonly SampleRow[]> {
  const rows = await readSampleSelection(ctx, sql`where ${seenBy(ctx)} and ${condition}`);
  return rows.toSorted((a, b) => a.draw_order - b.draw_order || a.tube_no - b.tube_no);
}

/** Rows of the tubes of these ids in order of draw. */
export async function readSampleRows(ctx: Ctx, sampleIds: readonly string[]): Promise<readonly SampleRow[]> {
  return inOrderOfDraw(ctx, sql`s.sample_id = any(${[...sampleIds]})`);
}

/** Rows of the tubes of these barcodes in order of draw. */
export async function readScannedRows(ctx: Ctx, barcodes: readonly string[]): Promise<readonly SampleRow[]> {
  return inOrderOfDraw(ctx, sql`s.barcode = any(${[...barcodes]})`);
}

/** The tubes of these ids in order of draw, as the screens show them. */
export async function readSamples(ctx: Ctx, sampleIds: readonly string[]): Promise<SampleView[]> {
  return (await readSampleRows(ctx, sampleIds)).map((row) => presentSample(ctx, row));
}

/** The tube of a barcode, or null. */
export async function readSampleByBarcode(ctx: Ctx, barcode: string): Promise<SampleView | null> {
  const [row] = await readSampleSelection(ctx, sql`where ${seenBy(ctx)} and s.barcode = ${barcode}`);
  return row === undefined ? null : presentSample(ctx, row);
}

async function countIn(
  ctx: Ctx,
  states: readonly PhysicalSampleState[],
): Promise<{ status: number; count: number }[]> {
  const codes = states.map((state) => physicalSample.codeOf(state));
  const { rows } = await sql<{ status: number; count: number }>`
    select s.status, count(*)::int as count from sample s
    where s.l_id = ${ctx.lId} and s.status in (${sql.join(codes.map(literalCode))})
      and ${ofBillInScope(ctx, sql.ref('s.bill_id'))}
      and ${departmentInScope(ctx.caller, sql.ref('s.department_id'))}
    group by s.status order by s.status`.execute(ctx.db);
  const found = new Map(rows.map((row) => [row.status, row.count]));
  return codes.map((status) => ({ status, count: found.get(status) ?? 0 }));
}

/** States in which tubes of a lab only become more: of them so many are counted. */
const growing = ['deptAccessioned', 'reSampling', 'disposed', 'returned', 'canceled'] as const;
const MOST_COUNTED = 10_000;

async function countUpTo(ctx: Ctx, state: PhysicalSampleState) {
  const status = physicalSample.codeOf(state);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from sample s
      where s.l_id = ${ctx.lId} and s.status = ${literalCode(status)} and ${ofBillInScope(ctx, sql.ref('s.bill_id'))}
        and ${departmentInScope(ctx.caller, sql.ref('s.department_id'))}
      limit ${MOST_COUNTED + 1}) c`.execute(ctx.db);
  const found = rows[0]?.count ?? 0;
  return { status, count: Math.min(found, MOST_COUNTED), hasMore: found > MOST_COUNTED };
}

/** How many tubes are in each state. */
export async function countSamplesOf(ctx: Ctx): Promise<AnswerOf<typeof countSamples>> {
  // Apart: each list of states has an index that is partial on it.
  const [working, kept, over] = await Promise.all([
    countIn(ctx, workedOn),
    countIn(ctx, ['outsourced', 'archival']),
    Promise.all(growing.map((state) => countUpTo(ctx, state))),
  ]);
  return { counts: [...working, ...kept].map((one) => ({ ...one, hasMore: false })).concat(over) };
}
