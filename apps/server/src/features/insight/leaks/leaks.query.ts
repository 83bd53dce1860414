import * as leakEndpoints from '@nidan/contract/insight/leaks/leak-endpoints';
import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import type { LeakView } from '@nidan/contract/insight/leaks/leak-endpoints';
import { ADDED_LATER_MINUTES, LEAK_KINDS, type LeakKind } from '@nidan/domain/insight/leak-kinds';
import { type RawBuilder, sql } from 'kysely';
import { billInScope } from '../../../kernel/access/in-scope.ts';
import { planForValues } from '../../../kernel/database/connections/plan-for-values.ts';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import { withinDates } from '../../../kernel/database/within-dates.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { dueOfBill } from '../../ledger/balances/bill-dues.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

type Filter = QueryOf<typeof leakEndpoints.sumLeaks>;

function conditions(ctx: Ctx, { locationId, agencyId, ...dates }: Filter): RawBuilder<unknown>[] {
  return [
    sql`b.l_id = ${ctx.lId}`,
    billInScope(ctx.caller),
    ...withinDates(ctx, sql.ref('b.created_at'), dates),
    ...(locationId === undefined ? [] : [sql`b.location_id = ${locationId}`]),
    ...(agencyId === undefined ? [] : [sql`b.agency_id = ${agencyId}`]),
  ];
}

/** What the tests of each line cost, as the lab says it, or else as it was reckoned from what they used. */
function costOfLines(ctx: Ctx, filter: Filter): RawBuilder<unknown> {
  return sql`(
    select w.line_id, sum(coalesce(said.cost_paise, used.paise))::bigint as paise
    from bill b join bill_test w on w.l_id = b.l_id and w.bill_id = b.bill_id
    left join test_cost said on said.l_id = w.l_id and said.test_id = w.test_id
    left join reckoned_cost used on used.l_id = w.l_id and used.test_id = w.test_id
    where ${sql.join(conditions(ctx, filter), sql` and `)} group by w.line_id)`;
}

/**
 * Lines of bills `b` with what each leaks, as `leakOf` of the domain has it: the test beside this holds the two together. What only few lines
 * need is asked of these alone: as a condition it would be found for all lines, or for all that the lab ever measured.
 */
function leaking(ctx: Ctx, filter: Filter): RawBuilder<unknown> {
  return sql`(
    select l.line_id, l.bill_id, b.lab_no, b.created_at, t.name as test, place.name as location, a.name as agency, l.price_paise,
      l.discount_paise, l.cancel_reason, k.kind, coalesce(done.is_done, false) as is_done,
      case k.kind
        when 'neverBilled' then l.price_paise - l.discount_paise
        when 'free' then case when k.is_contract then l.price_paise else greatest(l.price_paise, t.mrp_paise) end
        when 'belowContract' then l.discount_paise
        when 'underCost' then cost.paise - (l.price_paise - l.discount_paise)
        else least(l.price_paise - l.discount_paise, due.paise) end as amount_paise
    from bill b
    join bill_line l on l.l_id = b.l_id and l.bill_id = b.bill_id
    join test t on t.l_id = l.l_id and t.test_id = l.test_id
    join location place on place.l_id = b.l_id and place.location_id = b.location_id
    left join agency a on a.l_id = b.l_id and a.agency_id = b.agency_id
    left join ${costOfLines(ctx, filter)} cost on cost.line_id = l.line_id
    left join lateral (
      select true as is_done from bill_test bt join result_version r on r.l_id = bt.l_id and r.bill_test_id = bt.bill_test_id
      where l.canceled_at is not null and bt.l_id = l.l_id and bt.bill_id = l.bill_id and bt.line_id = l.line_id limit 1) work on true
    cross join lateral (
      select case
        when l.canceled_at is not null then case when work.is_done then 'neverBilled' end
        when l.price_paise = l.discount_paise and not (rate.is_contract and l.price_paise = 0) then 'free'
        when rate.is_contract and l.discount_paise > 0 then 'belowContract'
        when l.price_paise - l.discount_paise < cost.paise then 'underCost'
        when l.added_at > b.created_at + make_interval(mins => ${ADDED_LATER_MINUTES}) then 'addedLater'
        end as kind, rate.is_contract
      from (select l.price_source in ('agency_test', 'agency_list') as is_contract) rate offset 0) k
    left join lateral (
      select true as is_done from bill_test bt join result_version r on r.l_id = bt.l_id and r.bill_test_id = bt.bill_test_id
      where k.kind is not null and bt.l_id = l.l_id and bt.bill_id = l.bill_id and bt.line_id = l.line_id limit 1) done on true
    left join lateral (select ${dueOfBill} as paise where k.kind = 'addedLater') due on true
    where ${sql.join(conditions(ctx, filter), sql` and `)} and k.kind is not null)`;
}

interface LeakRow {
  readonly line_id: string;
  readonly bill_id: string;
  readonly lab_no: string;
  readonly created_at: Date;
  /** With microseconds, which a Date drops. */
  readonly created_exactly: string;
  readonly test: string;
  readonly location: string;
  readonly agency: string | null;
  readonly kind: LeakKind;
  readonly price_paise: number;
  readonly discount_paise: number;
  readonly amount_paise: number;
  readonly cancel_reason: string | null;
  readonly is_done: boolean;
}

function present(row: LeakRow): LeakView {
  return {
    lineId: row.line_id,
    billId: row.bill_id,
    labNo: row.lab_no,
    at: row.created_at.toISOString(),
    test: row.test,
    location: row.location,
    agency: row.agency,
    kind: row.kind,
    pricePaise: row.price_paise,
    discountPaise: row.discount_paise,
    amountPaise: row.amount_paise,
    reason: row.cancel_reason,
    isDone: row.is_done,
  };
}

interface SumRow {
  readonly kind: LeakKind;
  readonly lines: number;
  readonly amount: number;
  readonly undoneLines: number;
  readonly undone: number;
}

/** Lines that leak, latest bill first. All of the span are found at once: they are few, and one after the other a page would wait for the last. */
export const listLeaksOf = serve(
  leakEndpoints.listLeaks,
  async (ctx, { cursor, limit = 50, kind, done, ...filter }) => {
    const after = decodeCursor(cursor);
    await planForValues(ctx.db);
    const { rows } = await sql<LeakRow>`
    with x as materialized (select * from ${leaking(ctx, filter)} found)
    select x.*, x.created_at::text as created_exactly from x
    where x.amount_paise > 0 ${kind === undefined ? sql`` : sql`and x.kind = ${kind}`}
      ${done === undefined ? sql`` : sql`and x.is_done = ${done}`}
      ${after === null ? sql`` : sql`and (x.created_at, x.line_id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`}
    order by x.created_at desc, x.line_id desc limit ${limit + 1}`.execute(ctx.db);
    return toPage({ rows, limit, key: (row) => [row.created_exactly, row.line_id], present });
  },
);

/** What leaks in which way, every way named; what is not done yet stands apart, as it may still be paid or cancelled. */
export const sumLeaksOf = serve(leakEndpoints.sumLeaks, async (ctx, filter: Filter) => {
  await planForValues(ctx.db);
  const { rows } = await sql<SumRow>`
    select x.kind, count(*) filter (where x.is_done)::int as lines,
      coalesce(sum(x.amount_paise) filter (where x.is_done), 0)::bigint as amount,
      count(*) filter (where not x.is_done)::int as "undoneLines",
      coalesce(sum(x.amount_paise) filter (where not x.is_done), 0)::bigint as undone from ${leaking(ctx, filter)} x
    where x.amount_paise > 0 group by x.kind`.execute(ctx.db);
  const found = new Map(rows.map((row) => [row.kind, row]));
  const kinds = LEAK_KINDS.map((kind) => ({
    kind,
    lines: found.get(kind)?.lines ?? 0,
    amountPaise: found.get(kind)?.amount ?? 0,
    undoneLines: found.get(kind)?.undoneLines ?? 0,
    undonePaise: found.get(kind)?.undone ?? 0,
  }));
  return {
    totalPaise: kinds.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
    undonePaise: kinds.reduce((sum, { undonePaise }) => sum + undonePaise, 0),
    kinds,
  };
});
