import * as dispatchEndpoints from '@nidan/contract/lab/reports/dispatch-endpoints';
import type { AnswerOf, QueryOf } from '@nidan/contract/kernel/endpoint';
import type { DispatchView } from '@nidan/contract/lab/reports/report-view';
import { nameWords } from '@nidan/domain/people/names/name-tokens';
import { reportDispatch } from '@nidan/domain/status-sets/lab/report-dispatch';
import { type RawBuilder, sql } from 'kysely';
import type { SentOn } from '../../../kernel/effects/effects.ts';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import { withinDates } from '../../../kernel/database/within-dates.ts';
import { billInScope, ofBillInScope } from '../../../kernel/access/in-scope.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { fieldConditions, type SearchedAt } from '../../people/list-search/field-search.ts';
import { type DispatchRow, selectDispatches } from './dispatch-selection.ts';
import { presentDispatch } from './present-dispatch.ts';
import { serve } from '../../../kernel/http/serve.ts';

type Page = AnswerOf<typeof dispatchEndpoints.listDispatches>;
type Filter = QueryOf<typeof dispatchEndpoints.countDispatches>;

const AT: SearchedAt = {
  patient: sql.ref('b.patient_id'),
  bill: sql.ref('b.bill_id'),
  agency: sql.ref('b.agency_id'),
  doctor: sql.ref('b.doctor_id'),
};

const LAB_NO = /^[A-Za-z]{0,4}\d+$/;

/** A lab ID by its beginning; anything else is parts of the words of a name. */
export function searchFor(ctx: Ctx, q: string | undefined): RawBuilder<unknown>[] {
  if (q === undefined) return [];
  const text = q.trim();
  if (LAB_NO.test(text)) return [sql`b.lab_no ^@ ${text.toUpperCase()}`];
  const words = nameWords(text);
  if (words.length === 0 && text !== '') return [sql`false`];
  return words.map(
    (word) => sql`exists (
      select from patient_name_token n
      where n.l_id = ${ctx.lId} and n.patient_id = b.patient_id and n.token ^@ ${word})`,
  );
}

async function conditionsOf(ctx: Ctx, { q, by, ...filter }: Filter): Promise<RawBuilder<unknown>[]> {
  return [
    sql`d.l_id = ${ctx.lId}`,
    sql`not d.replaced`,
    ofBillInScope(ctx, sql.ref('d.bill_id')),
    ...withinDates(ctx, sql.ref('d.released_at'), filter),
    ...(by === undefined ? searchFor(ctx, q) : await fieldConditions(ctx, { by, q: q ?? '', at: AT })),
  ];
}

/** How far each of these came by itself, in one question. */
async function sentOnOf(
  ctx: Ctx,
  rows: readonly DispatchRow[],
): Promise<(row: DispatchRow) => readonly SentOn[]> {
  const ids = rows.map(({ report_id: reportId }) => reportId);
  const found = ids.length === 0 ? null : await ctx.services.effects.deliveries.sentOn(ctx, ids);
  return ({ report_id: reportId }) => found?.get(reportId) ?? [];
}

interface Paging {
  readonly cursor?: string;
  readonly limit?: number;
}

async function pageOfDispatches(
  ctx: Ctx,
  conditions: readonly RawBuilder<unknown>[],
  { cursor, limit = 50 }: Paging,
): Promise<Page> {
  const after = decodeCursor(cursor);
  const beyond = after === null ? [] : [sql`(d.released_at, d.report_id) < (${after[0]}, ${after[1]})`];
  const where = sql.join([...conditions, ...beyond], sql` and `);
  const { rows } = await selectDispatches(
    sql`where ${where} order by d.released_at desc, d.report_id desc limit ${limit + 1}`,
  ).execute(ctx.db);
  const sentOn = await sentOnOf(ctx, rows);
  return toPage({
    rows,
    limit,
    key: (row: DispatchRow) => [row.released_at.toISOString(), row.report_id],
    present: (row) => presentDispatch(ctx, row, sentOn(row)),
  });
}

function hasFailed(ctx: Ctx): RawBuilder<unknown> {
  return ctx.services.effects.deliveries.hasFailed(ctx, sql.ref('d.report_id'));
}

/** Released reports, latest first; without those that a later revision replaced. */
export const listDispatchesOf = serve(
  dispatchEndpoints.listDispatches,
  async (ctx, filter): Promise<Page> => {
    const { status, billId, failed } = filter;
    const conditions = [
      ...(await conditionsOf(ctx, filter)),
      ...(status === undefined ? [] : [sql`d.status = ${status}`]),
      ...(failed === true ? [hasFailed(ctx)] : []),
      ...(billId === undefined ? [] : [sql`d.bill_id = ${billId}`]),
    ];
    return pageOfDispatches(ctx, conditions, filter);
  },
);

/** Reports ready to print whose lab ID fits a pattern of * and ?. */
export const findPrintableOf = serve(
  dispatchEndpoints.findPrintable,
  async (ctx, { pattern, ...paging }): Promise<Page> => {
    // The pattern holds letters, digits, * and ? alone, so that no other sign of LIKE can come in.
    const like = pattern.toUpperCase().replaceAll('*', '%').replaceAll('?', '_');
    const ready = reportDispatch.codeOf('readyToPrint');
    const conditions = [
      ...(await conditionsOf(ctx, {})),
      sql`d.status = ${ready}`,
      sql`b.lab_no like ${like}`,
    ];
    return pageOfDispatches(ctx, conditions, paging);
  },
);

/** How many reports are in each state, in the order of the set. */
export const countDispatchesOf = serve(dispatchEndpoints.countDispatches, async (ctx, filter: Filter) => {
  const joined =
    filter.q === undefined ? sql`` : sql`join bill b on b.l_id = d.l_id and b.bill_id = d.bill_id`;
  const where = sql.join(await conditionsOf(ctx, filter), sql` and `);
  const { rows } = await sql<{ status: number; count: number }>`
    select d.status, count(*)::int as count from report_dispatch d ${joined}
    where ${where} group by d.status`.execute(ctx.db);
  const { rows: failed } = await sql<{ count: number }>`
    select count(*)::int as count from report_dispatch d ${joined}
    where ${hasFailed(ctx)} and ${where}`.execute(ctx.db);
  const found = new Map(rows.map(({ status, count }) => [status, count]));
  const counts = reportDispatch.stateNames.map((state) => {
    const status = reportDispatch.codeOf(state);
    return { status, statusLabel: reportDispatch.labelOf(state), count: found.get(status) ?? 0 };
  });
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return { counts, total, failed: failed[0]?.count ?? 0 };
});

/** These reports in the order of their ids in the request. */
export async function readDispatches(ctx: Ctx, reportIds: readonly string[]): Promise<DispatchView[]> {
  const { rows } = await selectDispatches(
    sql`where d.l_id = ${ctx.lId} and d.report_id = any(${[...reportIds]}) and ${billInScope(ctx.caller)}`,
  ).execute(ctx.db);
  const sentOn = await sentOnOf(ctx, rows);
  const views = new Map(rows.map((row) => [row.report_id, presentDispatch(ctx, row, sentOn(row))]));
  return reportIds.flatMap((reportId) => views.get(reportId) ?? []);
}

export async function readDispatchOf(ctx: Ctx, reportId: string): Promise<DispatchView> {
  const [view] = await readDispatches(ctx, [reportId]);
  if (view === undefined) throw refuse('not-found');
  return view;
}
