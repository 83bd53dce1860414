import type { RuledLine } from '@nidan/domain/agencies/payout';
import { allocate } from '@nidan/domain/money/allocate';
import { accountOfMode } from '@nidan/domain/money/journal';
import { bringsMoney, PAYMENT_MODES } from '@nidan/domain/money/payment-mode';
import { payout } from '@nidan/domain/status-sets/money/payout';
import { type GstRate, includedGst } from '@nidan/domain/tax/gst-of-test';
import { addDays } from '@nidan/domain/time/calendar-date';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { LockedPayee } from './payee-rows.ts';

/** Accounts on which patients' money stands, paid now or ahead; what an agency owes and what a note gives back is no money. */
const MONEY: readonly string[] = PAYMENT_MODES.filter(
  (mode) => bringsMoney(mode) || mode === 'customer advance',
).map(accountOfMode);

interface Row {
  readonly lineId: string;
  readonly billId: string;
  readonly testId: string;
  readonly departmentId: string | null;
  readonly agencyId: string | null;
  /** With tax; nothing of a cancelled line. */
  readonly whole: number;
  readonly gst: GstRate | null;
  /** What the bill collected in all. */
  readonly paid: number;
  readonly beforeCollected: number;
  readonly beforeAmount: number;
}

/** Bills `b` of a payee: those that name the doctor, or whose doctor or agency is in the territory of who sells, or in one within it. */
function billsOf({ lId }: Ctx, { doctorId, territoryId }: LockedPayee): RawBuilder<unknown> {
  if (doctorId !== null) return sql`b.doctor_id = ${doctorId}`;
  const area = sql`(
    with recursive area as (
      select territory_id from territory where l_id = ${lId} and territory_id = ${territoryId}
      union
      select t.territory_id from territory t join area on t.within_id = area.territory_id where t.l_id = ${lId})
    select territory_id from area)`;
  return sql`(
    b.doctor_id in (select doctor_id from doctor where l_id = ${lId} and territory_id in ${area})
    or b.agency_id in (select agency_id from agency where l_id = ${lId} and territory_id in ${area}))`;
}

/**
 * Tests of a payee's bills on which the days moved any money, with what was collected of each until the last day, less what earlier
 * payouts counted: the last day of the one before may have gone on, so that it is looked at again. What a bill collected is shared by its tests as their prices are, so that a part payment pays a part of each.
 */
export async function readCollectedLines(
  ctx: Ctx,
  payee: LockedPayee,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<RuledLine[]> {
  const { db, lId, lab } = ctx;
  const { rows } = await sql<Row>`
    with touched as (
      select distinct j.bill_id from journal_posting j join bill b on b.l_id = j.l_id and b.bill_id = j.bill_id
      where j.l_id = ${lId} and j.posted_on between ${addDays(from, -1)} and ${to} and ${billsOf(ctx, payee)}
        and (b.created_at at time zone ${lab.timeZone})::date >= ${payee.since}),
    money as (
      select j.bill_id, sum(case
        when j.kind = 'payment' and j.debit_account = any(${[...MONEY]}) then j.amount_paise
        when j.kind in ('reversal', 'payout') and j.credit_account = any(${[...MONEY]}) then -j.amount_paise
        else 0 end)::bigint as paid
      from journal_posting j join touched on touched.bill_id = j.bill_id
      where j.l_id = ${lId} and j.posted_on <= ${to}
      group by j.bill_id),
    counted as (
      select n.line_id, sum(n.collected_paise)::bigint as collected, sum(n.amount_paise)::bigint as amount
      from payout_line n join payout o on o.l_id = n.l_id and o.payout_id = n.payout_id
      where n.l_id = ${lId} and o.payee_id = ${payee.payeeId} and o.state <> ${payout.codes.rejected}
      group by n.line_id)
    select l.line_id as "lineId", l.bill_id as "billId", l.test_id as "testId", x.department_id as "departmentId",
      b.agency_id as "agencyId", case when l.canceled_at is null then l.price_paise - l.discount_paise else 0 end as whole,
      l.gst_percent as gst, money.paid, coalesce(c.collected, 0)::bigint as "beforeCollected",
      coalesce(c.amount, 0)::bigint as "beforeAmount"
    from money
    join bill b on b.l_id = ${lId} and b.bill_id = money.bill_id
    join bill_line l on l.l_id = ${lId} and l.bill_id = money.bill_id
    join test x on x.l_id = ${lId} and x.test_id = l.test_id
    left join counted c on c.line_id = l.line_id
    order by l.bill_id, l.position`.execute(db);
  return [...Map.groupBy(rows, ({ billId }) => billId).values()].flatMap(linesOfBill);
}

function linesOfBill(rows: readonly Row[]): RuledLine[] {
  const weights = rows.map(({ whole }) => whole);
  const most = weights.reduce((sum, weight) => sum + weight, 0);
  const parts = allocate(Math.min(most, Math.max(0, rows[0]?.paid ?? 0)), weights);
  return rows.map(({ lineId, testId, departmentId, agencyId, whole, gst, ...row }, index) => {
    const part = parts[index] ?? 0;
    const before = { collected: row.beforeCollected, amount: row.beforeAmount };
    return {
      lineId,
      testId,
      departmentId,
      agencyId,
      collected: part - includedGst(part, gst) - before.collected,
      net: whole - includedGst(whole, gst),
      before,
    };
  });
}
