import type { ShiftFacts } from '@nidan/contract/money/counter/counter-view';
import { ACCOUNTS } from '@nidan/domain/money/journal';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { CounterPostingRow, ShiftSpan } from './counter-postings.query.ts';

const DISCOUNTS = [ACCOUNTS.discount, ACCOUNTS.coupon];

type BillFacts = Pick<
  ShiftFacts,
  'bills' | 'duePaise' | 'billsWithDue' | 'discountPaise' | 'billsWithDiscount'
>;

async function readBillFacts(
  { db, lId }: Ctx,
  { userId, locationId, from, to }: ShiftSpan,
): Promise<BillFacts> {
  const { rows } = await sql<BillFacts>`
    with sums as (
      select b.bill_id, sum(
          case ${ACCOUNTS.receivable} when j.debit_account then j.amount_paise when j.credit_account then -j.amount_paise else 0 end)
        as due, sum(
          case when j.debit_account = any(${DISCOUNTS}) then j.amount_paise
            when j.credit_account = any(${DISCOUNTS}) then -j.amount_paise else 0 end)
        as discount
      from bill b left join journal_posting j on j.l_id = b.l_id and j.bill_id = b.bill_id
      where b.l_id = ${lId} and b.created_at between ${from} and ${to} and b.created_by = ${userId}
        and b.location_id = ${locationId}
      group by b.bill_id)
    select count(*)::int as bills, coalesce(sum(due), 0)::bigint as "duePaise",
      count(*) filter (where due > 0)::int as "billsWithDue", coalesce(sum(discount), 0)::bigint as "discountPaise",
      count(*) filter (where discount > 0)::int as "billsWithDiscount"
    from sums`.execute(db);
  const [facts] = rows;
  if (facts === undefined) throw new Error('A sum has a row');
  return facts;
}

type Canceled = Pick<ShiftFacts, 'canceledPaise' | 'canceledLines'>;

async function readCanceled(
  { db, lId, lab }: Ctx,
  { userId, locationId, from, to }: ShiftSpan,
): Promise<Canceled> {
  const { rows } = await sql<Canceled>`
    select count(distinct line_id)::int as "canceledLines", coalesce(sum(
        case ${ACCOUNTS.receivable} when credit_account then amount_paise else -amount_paise end), 0)::bigint as "canceledPaise"
    from journal_posting
    where l_id = ${lId} and kind = 'cancellation' and posted_by = ${userId} and location_id = ${locationId}
      and posted_on between (${from}::timestamptz at time zone ${lab.timeZone})::date
        and (${to}::timestamptz at time zone ${lab.timeZone})::date
      and posted_at between ${from} and ${to}`.execute(db);
  return rows[0] ?? { canceledPaise: 0, canceledLines: 0 };
}

/** What a person did at a place within a span beside taking money, and how much of `postings` paid earlier bills. */
export async function readShiftFacts(
  ctx: Ctx,
  span: ShiftSpan,
  postings: readonly CounterPostingRow[],
): Promise<ShiftFacts> {
  const dues = postings.filter(({ isDue }) => isDue);
  const [ofBills, canceled] = await Promise.all([readBillFacts(ctx, span), readCanceled(ctx, span)]);
  return {
    ...ofBills,
    ...canceled,
    duesCollectedPaise: dues.reduce((sum, { amount }) => sum + amount, 0),
    duesCollected: dues.length,
  };
}
