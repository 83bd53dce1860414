import type { BillLineToCut, BillToCut } from '@nidan/domain/agencies/cut-invoice';
import { ACCOUNTS } from '@nidan/domain/money/journal';
import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import type { GstRate } from '@nidan/domain/tax/gst-of-test';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';

/** A bill of an agency whose account says otherwise than its invoices. */
export interface OpenBill extends BillToCut {
  /** Its postings that the cut knows. */
  readonly postings: number;
}

interface Row {
  readonly billId: string;
  readonly charged: number;
  readonly debited: number;
  readonly debitInvoiced: number;
  readonly postings: number;
  readonly lineId: string;
  readonly net: number;
  readonly isCanceled: boolean;
  readonly gst: GstRate | null;
  readonly billableOn: string | null;
  readonly invoiced: number | null;
  readonly taxInvoiced: number | null;
}

const { checked: CHECKED, canceled: CANCELED } = billTest.codes;

const MOVED = sql.raw(
  `case j.debit_account when '${ACCOUNTS.agency}' then j.amount_paise else -j.amount_paise end`,
);

function lineOf(row: Row): BillLineToCut {
  const { lineId, net, isCanceled, gst, billableOn, invoiced, taxInvoiced } = row;
  return {
    lineId,
    net,
    isCanceled,
    gst,
    billableOn,
    invoiced: invoiced === null ? null : { amount: invoiced, tax: taxInvoiced ?? 0 },
  };
}

/**
 * Bills of an agency of which its account says something else than its invoices, with their lines: one statement, so that charges and lines
 * are of one moment. Lock the account in an earlier statement. Debit notes count until a day, charges whenever they were posted.
 */
export async function readOpenBills(
  { db, lId, lab }: Ctx,
  { agencyId, debitsTo }: { readonly agencyId: string; readonly debitsTo: string },
): Promise<OpenBill[]> {
  const { rows } = await sql<Row>`
    with charged as (
      select j.bill_id, sum(${MOVED})::bigint as all_paise,
        coalesce(sum(${MOVED}) filter (where j.kind = 'agencyCharge'), 0)::bigint as charged,
        coalesce(sum(${MOVED}) filter (where j.kind = 'agencyDebit' and j.posted_on <= ${debitsTo}), 0)::bigint as debited,
        (count(*) filter (where j.kind = 'agencyCharge' or j.posted_on <= ${debitsTo}))::int as postings
      from journal_posting j
      where j.l_id = ${lId} and j.agency_id = ${agencyId} and j.kind in ('agencyCharge', 'agencyDebit') and j.bill_id is not null
      group by j.bill_id),
    invoiced as (
      select n.bill_id, sum(n.amount_paise)::bigint as all_paise,
        coalesce(sum(n.amount_paise) filter (where n.kind = 'debitNote'), 0)::bigint as debited
      from agency_invoice i join agency_invoice_line n on n.l_id = i.l_id and n.invoice_id = i.invoice_id
      where i.l_id = ${lId} and i.agency_id = ${agencyId} group by n.bill_id),
    open as (
      select c.*, coalesce(i.debited, 0)::bigint as debit_invoiced
      from charged c left join invoiced i on i.bill_id = c.bill_id
      where c.all_paise <> coalesce(i.all_paise, 0)),
    checks as (
      select t.line_id, case when bool_and(t.state = ${CHECKED}) then max(t.checked_at) end as checked_at
      from open o join bill_test t on t.l_id = ${lId} and t.bill_id = o.bill_id
      where t.state <> ${CANCELED} group by t.line_id),
    lined as (
      select n.line_id, sum(n.amount_paise)::bigint as paise, sum(n.tax_paise)::bigint as tax
      from open o join agency_invoice_line n on n.l_id = ${lId} and n.bill_id = o.bill_id
      where n.line_id is not null group by n.line_id)
    select o.bill_id as "billId", o.charged, o.debited, o.debit_invoiced as "debitInvoiced", o.postings, l.line_id as "lineId",
      l.price_paise - l.discount_paise as net, l.canceled_at is not null as "isCanceled", l.gst_percent as gst,
      (coalesce(l.canceled_at, k.checked_at) at time zone ${lab.timeZone})::date::text as "billableOn",
      d.paise as invoiced, d.tax as "taxInvoiced"
    from open o
    join bill_line l on l.l_id = ${lId} and l.bill_id = o.bill_id
    left join checks k on k.line_id = l.line_id
    left join lined d on d.line_id = l.line_id
    order by o.bill_id, l.position`.execute(db);
  return [...Map.groupBy(rows, ({ billId }) => billId).values()].flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    const { billId, charged, debited, debitInvoiced, postings } = first;
    return [{ billId, charged, debited, debitInvoiced, postings, lines: own.map(lineOf) }];
  });
}
