import { collectedOfTests, type InvoicedTest, type RuledLine } from '@nidan/domain/agencies/payout';
import { accountOfMode } from '@nidan/domain/money/journal';
import { bringsMoney, PAYMENT_MODES } from '@nidan/domain/money/payment-mode';
import { payout } from '@nidan/domain/status-sets/money/payout';
import { type GstRate, includedGst } from '@nidan/domain/tax/gst-of-test';
import type { DaysOfMonth } from '@nidan/domain/time/months-of-days';
import { addDays } from '@nidan/domain/time/calendar-date';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { LockedPayee } from './payee-rows.ts';

/** Accounts on which patients' money stands, paid now or ahead; what an agency owes is none before it pays, nor what a note gives back. */
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
  /** What the bill collected in all from its patient. */
  readonly byPatient: number;
  /** What credit notes on the bill gave its agency back. */
  readonly givenBack: number;
  readonly invoiced: readonly InvoicedTest[];
  readonly beforeCollected: number;
  readonly beforeAmount: number;
  /** Of these, in the month of the days. */
  readonly monthCollected: number;
  readonly monthAmount: number;
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

type CollectedDays = DaysOfMonth;

/** Credit notes of bills `v.bill_id` that went onto the account of their agency. */
const agencyCredits = sql`journal_posting c join accounting_note v on v.l_id = c.l_id and v.note_id = c.note_id and c.kind = 'agencyCredit'`;

/** The day of a moment in the zone of the lab. */
function dayOf({ lab }: Ctx, moment: string): RawBuilder<unknown> {
  return sql`(${sql.ref(moment)} at time zone ${lab.timeZone})::date`;
}

/**
 * Invoices that ask agencies for tests `line_id` of touched bills, with what was paid of them until a day. What a credit note on a bill pays
 * is money that was paid for that bill, of which it is taken off.
 */
function invoicedTests(ctx: Ctx, { to }: CollectedDays): RawBuilder<unknown> {
  const { lId } = ctx;
  return sql`
    select n.line_id, jsonb_agg(jsonb_build_object('amount', n.amount_paise, 'paid', p.paid, 'total', i.total_paise)) as invoiced
    from touched join agency_invoice_line n on n.l_id = ${lId} and n.bill_id = touched.bill_id and n.line_id is not null
    join agency_invoice i on i.l_id = n.l_id and i.invoice_id = n.invoice_id
    cross join lateral (
      select coalesce(sum(a.amount_paise), 0)::bigint as paid from agency_allocation a
      where a.l_id = i.l_id and a.invoice_id = i.invoice_id and (a.receipt_id is not null or exists (
          select from accounting_note v where v.l_id = a.l_id and v.note_id = a.note_id and v.bill_id is not null))
        and ${dayOf(ctx, 'a.allocated_at')} <= ${to} and (a.ended_at is null or ${dayOf(ctx, 'a.ended_at')} > ${to})) p
    group by n.line_id`;
}

/**
 * Bills of a payee on which days moved money: of the patient, of an agency that paid their invoice or took that back, or got a credit note;
 * and those that payouts of the same month counted, whose share goes by the volume of the month.
 */
function touchedBills(ctx: Ctx, payee: LockedPayee, { month, from, to }: CollectedDays): RawBuilder<unknown> {
  const { lId } = ctx;
  const within = sql`between ${addDays(from, -1)} and ${to}`;
  const own = sql`${billsOf(ctx, payee)} and ${dayOf(ctx, 'b.created_at')} >= ${payee.since}`;
  return sql`
    select j.bill_id from journal_posting j join bill b on b.l_id = j.l_id and b.bill_id = j.bill_id
    where j.l_id = ${lId} and j.posted_on ${within} and ${own}
    union
    select n.bill_id from agency_allocation a
    join agency_invoice_line n on n.l_id = a.l_id and n.invoice_id = a.invoice_id
    join bill b on b.l_id = n.l_id and b.bill_id = n.bill_id
    where a.l_id = ${lId} and (${dayOf(ctx, 'a.allocated_at')} ${within} or ${dayOf(ctx, 'a.ended_at')} ${within}) and ${own}
    union
    select v.bill_id from ${agencyCredits} join bill b on b.l_id = v.l_id and b.bill_id = v.bill_id
    where c.l_id = ${lId} and c.posted_on ${within} and ${own}
    union
    select l.bill_id from payout_line n join payout o on o.l_id = n.l_id and o.payout_id = n.payout_id
    join bill_line l on l.l_id = n.l_id and l.line_id = n.line_id
    where n.l_id = ${lId} and n.month = ${month} and o.payee_id = ${payee.payeeId} and o.state <> ${payout.codes.rejected}`;
}

/**
 * Tests of a payee's bills on which the days moved any money, with what was collected of each until the last day, less what earlier
 * payouts counted: the last day of the one before may have gone on, so that it is looked at again.
 */
export async function readCollectedLines(
  ctx: Ctx,
  payee: LockedPayee,
  days: CollectedDays,
): Promise<RuledLine[]> {
  const { db, lId } = ctx;
  const { rows } = await sql<Row>`
    with touched as (${touchedBills(ctx, payee, days)}),
    asked as (${invoicedTests(ctx, days)}),
    given as (
      select v.bill_id, sum(c.amount_paise)::bigint as back
      from ${agencyCredits} join touched on touched.bill_id = v.bill_id
      where c.l_id = ${lId} and c.posted_on <= ${days.to}
      group by v.bill_id),
    money as (
      select j.bill_id, sum(case
        when j.kind = 'payment' and j.debit_account = any(${[...MONEY]}) then j.amount_paise
        when j.kind in ('reversal', 'payout') and j.credit_account = any(${[...MONEY]}) then -j.amount_paise
        else 0 end)::bigint as paid
      from journal_posting j join touched on touched.bill_id = j.bill_id
      where j.l_id = ${lId} and j.posted_on <= ${days.to}
      group by j.bill_id),
    counted as (
      select n.line_id, sum(n.collected_paise)::bigint as collected, sum(n.amount_paise)::bigint as amount,
        coalesce(sum(n.collected_paise) filter (where n.month = ${days.month}), 0)::bigint as month_collected,
        coalesce(sum(n.amount_paise) filter (where n.month = ${days.month}), 0)::bigint as month_amount
      from payout_line n join payout o on o.l_id = n.l_id and o.payout_id = n.payout_id
      where n.l_id = ${lId} and o.payee_id = ${payee.payeeId} and o.state <> ${payout.codes.rejected}
      group by n.line_id)
    select l.line_id as "lineId", l.bill_id as "billId", l.test_id as "testId", x.department_id as "departmentId",
      b.agency_id as "agencyId", case when l.canceled_at is null then l.price_paise - l.discount_paise else 0 end as whole,
      l.gst_percent as gst, money.paid as "byPatient",
      coalesce(given.back, 0)::bigint as "givenBack", coalesce(asked.invoiced, '[]') as invoiced,
      coalesce(c.collected, 0)::bigint as "beforeCollected", coalesce(c.amount, 0)::bigint as "beforeAmount",
      coalesce(c.month_collected, 0)::bigint as "monthCollected", coalesce(c.month_amount, 0)::bigint as "monthAmount"
    from money
    join bill b on b.l_id = ${lId} and b.bill_id = money.bill_id
    join bill_line l on l.l_id = ${lId} and l.bill_id = money.bill_id
    join test x on x.l_id = ${lId} and x.test_id = l.test_id
    left join given on given.bill_id = l.bill_id
    left join asked on asked.line_id = l.line_id
    left join counted c on c.line_id = l.line_id
    order by l.bill_id, l.position`.execute(db);
  return [...Map.groupBy(rows, ({ billId }) => billId).values()].flatMap(linesOfBill);
}

function linesOfBill(rows: readonly Row[]): RuledLine[] {
  const { byPatient = 0, givenBack = 0 } = rows[0] ?? {};
  const parts = collectedOfTests(rows, { byPatient, givenBack });
  return rows.map(({ lineId, testId, departmentId, agencyId, whole, gst, ...row }, index) => {
    const part = parts[index] ?? 0;
    const month = { collected: row.monthCollected, amount: row.monthAmount };
    const before = {
      collected: row.beforeCollected - month.collected,
      amount: row.beforeAmount - month.amount,
    };
    return {
      lineId,
      testId,
      departmentId,
      agencyId,
      collected: part - includedGst(part, gst) - row.beforeCollected,
      net: whole - includedGst(whole, gst),
      month,
      before,
    };
  });
}
