import * as sampleEndpoints from '@nidan/contract/lab/samples/sample-endpoints';
import type { QueryOf } from '@nidan/contract/kernel/endpoint';
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
import { serve } from '../../../kernel/http/serve.ts';

type Filter = QueryOf<typeof sampleEndpoints.listSamples>;

const AT: SearchedAt = {
  patient: sql.ref('b.patient_id'),
  bill: sql.ref('s.bill_id'),
  barcode: sql.ref('s.barcode'),
};

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
export const listSamplesOf = serve(sampleEndpoints.listSamples, async (ctx, filter: Filter) => {
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
});

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

/** Of each state so many are counted: a screen says that there are more, not how many. */
const MOST_COUNTED = 10_000;

/** How many tubes of a state the caller sees. The code stands in the statement: each list of states has an index that is partial on it. */
function countOf(ctx: Ctx, state: PhysicalSampleState): RawBuilder<unknown> {
  const code = literalCode(physicalSample.codeOf(state));
  return sql`select ${code}::int as status, (
    select count(*)::int from (
      select from sample s
      where s.l_id = ${ctx.lId} and s.status = ${code} and ${ofBillInScope(ctx, sql.ref('s.bill_id'))}
        and ${departmentInScope(ctx.caller, sql.ref('s.department_id'))}
      limit ${MOST_COUNTED + 1}) c) as count`;
}

/** How many tubes are in each state. */
export const countSamplesOf = serve(sampleEndpoints.countSamples, async (ctx) => {
  const parts = physicalSample.stateNames.map((state) => countOf(ctx, state));
  const { rows } = await sql<{ status: number; count: number }>`${sql.join(parts, sql` union all `)}`.execute(
    ctx.db,
  );
  return {
    counts: rows.map(({ status, count }) => ({
      status,
      count: Math.min(count, MOST_COUNTED),
      hasMore: count > MOST_COUNTED,
    })),
  };
});
