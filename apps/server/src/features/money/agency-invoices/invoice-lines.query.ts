import * as agencyInvoiceEndpoints from '@nidan/contract/money/agency-invoices/agency-invoice-endpoints';
import type {
  AgencyInvoiceLine,
  AgencyInvoiceView,
} from '@nidan/contract/money/agency-invoices/agency-invoice-view';
import { maskName } from '@nidan/domain/people/demo-mask';
import { copiesOf } from '@nidan/domain/referrers/agency-terms';
import { sql } from 'kysely';
import { ofBillInScope } from '../../../kernel/access/in-scope.ts';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { readInvoiceView } from './invoices.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface Paging {
  /** Position of the last line before. */
  readonly after: number;
  readonly limit: number;
}

/** Lines of an invoice after one of them, of bills that the caller sees; days are those of the lab, what a patient pays that of the version that was ordered. */
export async function readInvoiceLines(
  ctx: Ctx,
  { invoiceId, printMode }: Pick<AgencyInvoiceView, 'invoiceId' | 'printMode'>,
  { after, limit }: Paging,
): Promise<readonly AgencyInvoiceLine[]> {
  const { lId, lab } = ctx;
  const showsMrp = copiesOf(printMode).includes('patient');
  const { rows } = await sql<AgencyInvoiceLine>`
    select n.position, n.kind, n.bill_id as "billId", b.lab_no as "labNo",
      (b.created_at at time zone ${lab.timeZone})::date::text as "billedOn", trim(concat(p.name_title, ' ', p.name)) as patient,
      coalesce(x.name, (
        select string_agg(d.number, ', ' order by d.number) from accounting_note v
        join money_document d on d.l_id = v.l_id and d.document_id = v.note_id
        where v.l_id = n.l_id and v.bill_id = n.bill_id and v.kind = 'debit'), 'Debit note') as what,
      (select (max(t.checked_at) at time zone ${lab.timeZone})::date::text from bill_test t
        where t.l_id = n.l_id and t.line_id = n.line_id) as "checkedOn",
      case n.kind when 'correction' then (
        select d.number from agency_invoice_line o
        join money_document d on d.l_id = o.l_id and d.document_id = o.invoice_id
        where o.l_id = n.l_id and o.line_id = n.line_id and o.kind = 'test') end as corrects,
      case when ${showsMrp} and n.kind <> 'debitNote' then coalesce((former.definition->>'mrpPaise')::bigint, x.mrp_paise) end as "mrpPaise",
      n.amount_paise as "amountPaise", n.gst_percent as "gstPercent", n.tax_paise as "taxPaise"
    from agency_invoice_line n
    join bill b on b.l_id = n.l_id and b.bill_id = n.bill_id
    join patient p on p.l_id = b.l_id and p.patient_id = b.patient_id
    left join bill_line l on l.l_id = n.l_id and l.line_id = n.line_id
    left join test x on x.l_id = l.l_id and x.test_id = l.test_id
    left join test_version former on former.l_id = l.l_id and former.test_id = l.test_id and former.version = l.test_version
    where n.l_id = ${lId} and n.invoice_id = ${invoiceId} and n.position > ${after}
      and ${ofBillInScope(ctx, sql.ref('n.bill_id'))}
    order by n.position limit ${limit}`.execute(ctx.db);
  if (!ctx.caller.isDemoUser) return rows;
  return rows.map((row) => ({ ...row, patient: maskName(row.patient) }));
}

/** A page of the lines of an invoice, by bill. */
export async function pageOfLines(
  ctx: Ctx,
  invoice: Pick<AgencyInvoiceView, 'invoiceId' | 'printMode'>,
  { cursor, limit }: { readonly cursor?: string; readonly limit: number },
) {
  const [last] = decodeCursor(cursor) ?? [];
  const after = typeof last === 'number' ? last : 0;
  const rows = await readInvoiceLines(ctx, invoice, { after, limit: limit + 1 });
  return toPage({ rows, limit, key: ({ position }) => [position], present: (row) => row });
}

/** One invoice with a page of its lines. */
export const readInvoiceOf = serve(
  agencyInvoiceEndpoints.readAgencyInvoice,
  async (ctx, { invoiceId, limit = 100, ...page }) => {
    const invoice = await readInvoiceView(ctx, invoiceId);
    return { invoice, ...(await pageOfLines(ctx, invoice, { ...page, limit })) };
  },
);

/** Whose lines these are, for the log of reads. */
export async function patientsOfLines(
  { db, lId }: Ctx,
  lines: readonly AgencyInvoiceLine[],
): Promise<string[]> {
  const billIds = [...new Set(lines.map(({ billId }) => billId))];
  const { rows } = await sql<{ patient_id: string }>`
    select distinct patient_id from bill where l_id = ${lId} and bill_id = any(${billIds})`.execute(db);
  return rows.map(({ patient_id }) => patient_id);
}
