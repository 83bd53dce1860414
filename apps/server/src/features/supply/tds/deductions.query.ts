import * as tdsEndpoints from '@nidan/contract/supply/tds/tds-endpoints';
import type { TdsRow, TdsSectionSum } from '@nidan/contract/supply/tds/tds-endpoints';
import { maskOther } from '@nidan/domain/people/demo-mask';
import { payout } from '@nidan/domain/status-sets/money/payout';
import { daysOfTdsQuarter, type TdsQuarter } from '@nidan/domain/tax/tds-quarter';
import { startOfDayIn } from '@nidan/domain/time/zone';
import { type RawBuilder, sql } from 'kysely';
import { pageInMemory } from '../../../kernel/database/page-cursor.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { serve } from '../../../kernel/http/serve.ts';

export interface Deduction extends TdsRow {
  readonly isPayout: boolean;
}

/** Deductions `d` of a lab that something holds of, the oldest first; PANs of people are masked for demo users. */
export async function readDeductions(ctx: Ctx, holds: RawBuilder<unknown>): Promise<readonly Deduction[]> {
  const { approved, paid } = payout.codes;
  const { rows } = await sql<Deduction>`
    with d as (
      select p.payment_id as id, false as is_payout, p.paid_at as at, p.tds_section as section, v.name as party,
        v.pan, p.tds_paise, (
          select coalesce(sum(round(a.amount_paise
            * (b.total_paise - b.cgst_paise - b.sgst_paise - b.igst_paise)::numeric / b.total_paise)), 0)
          from vendor_payment_invoice a join vendor_invoice b on b.l_id = a.l_id and b.invoice_id = a.invoice_id
          where a.l_id = p.l_id and a.payment_id = p.payment_id)::bigint as paid_paise
      from vendor_payment p join vendor v on v.l_id = p.l_id and v.vendor_id = p.vendor_id
      where p.l_id = ${ctx.lId} and p.tds_paise > 0
      union all
      select o.payout_id, true, o.approved_at, o.tds_section, coalesce(doc.name, seller.name), o.pan, o.tds_paise, o.total_paise
      from payout o join payee y on y.l_id = o.l_id and y.payee_id = o.payee_id
      left join doctor doc on doc.l_id = y.l_id and doc.doctor_id = y.doctor_id
      left join login_user seller on seller.user_id = y.user_id
      where o.l_id = ${ctx.lId} and o.tds_paise > 0 and o.state in (${approved}, ${paid}))
    select d.id as "deductionId", d.is_payout as "isPayout", n.number,
      (d.at at time zone ${ctx.lab.timeZone})::date::text as day, d.section, d.party, d.pan,
      d.paid_paise as "paidPaise", d.tds_paise as "tdsPaise",
      case when c.challan_id is null then null else json_build_object('challanId', c.challan_id, 'section', c.section,
        'number', c.number, 'bsrCode', c.bsr_code, 'depositedOn', c.deposited_on, 'amountPaise', c.amount_paise,
        'version', c.version) end as challan
    from d join money_document n on n.l_id = ${ctx.lId} and n.document_id = d.id
    left join tds_challan_part q on q.l_id = ${ctx.lId} and q.deduction_id = d.id and not q.is_withdrawn
    left join tds_challan c on c.l_id = q.l_id and c.challan_id = q.challan_id
    where ${holds} order by d.at, d.id`.execute(ctx.db);
  return rows.map((row) =>
    ctx.caller.isDemoUser && row.isPayout && row.pan !== null ? { ...row, pan: maskOther(row.pan) } : row,
  );
}

/** Deductions of a quarter, by the day of the lab on which tax was deducted. */
export async function readQuarter(ctx: Ctx, quarter: TdsQuarter): Promise<readonly Deduction[]> {
  const { from, until } = daysOfTdsQuarter(quarter);
  const { timeZone } = ctx.lab;
  return readDeductions(
    ctx,
    sql`d.at >= ${startOfDayIn(timeZone, from)} and d.at < ${startOfDayIn(timeZone, until)}`,
  );
}

function sumsOf(deductions: readonly Deduction[]): TdsSectionSum[] {
  const sections = [...Map.groupBy(deductions, ({ section }) => section)];
  return sections
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([section, own]) => ({
      section,
      paidPaise: own.reduce((sum, { paidPaise }) => sum + paidPaise, 0),
      tdsPaise: own.reduce((sum, { tdsPaise }) => sum + tdsPaise, 0),
      depositedPaise: own.reduce((sum, { challan, tdsPaise }) => sum + (challan === null ? 0 : tdsPaise), 0),
    }));
}

/** Tax deducted in a quarter, with its sums by section. */
export const listTdsOf = serve(tdsEndpoints.listTds, async (ctx, query) => {
  const { year, quarter, section, open, cursor, limit = 50 } = query;
  const all = await readQuarter(ctx, { year, quarter });
  const shown = all.filter(
    (row) => (section === undefined || row.section === section) && (open !== true || row.challan === null),
  );
  const paging = { ...(cursor === undefined ? {} : { cursor }), limit };
  const page = pageInMemory(shown, paging, {
    id: ({ deductionId }) => deductionId,
    present: ({ deductionId, number, day, section: under, party, pan, paidPaise, tdsPaise, challan }) => ({
      deductionId,
      number,
      day,
      section: under,
      party,
      pan,
      paidPaise,
      tdsPaise,
      challan,
    }),
  });
  return { ...page, sections: sumsOf(all) };
});
