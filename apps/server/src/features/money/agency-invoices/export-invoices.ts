import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import type {
  exportAgencyInvoiceLines,
  exportAgencyInvoices,
} from '@nidan/contract/money/agency-invoices/agency-invoice-endpoints';
import type {
  AgencyInvoiceLine,
  AgencyInvoiceView,
} from '@nidan/contract/money/agency-invoices/agency-invoice-view';
import { formatDate } from '@nidan/domain/time/indian-date';
import type { ExportCell, ExportTable } from '../../../kernel/exports/export-table.ts';
import { rowsToExport } from '../../../kernel/exports/rows-to-export.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { pageOfLines, patientsOfLines } from './invoice-lines.query.ts';
import { listInvoicesOf, readInvoiceView } from './invoices.query.ts';

type Columns<Row> = readonly (readonly [string, (row: Row) => ExportCell])[];

const INVOICE_COLUMNS: Columns<AgencyInvoiceView> = [
  ['Invoice', ({ number }) => number],
  ['State', ({ stateLabel }) => stateLabel],
  ['Code', ({ code }) => code],
  ['Agency', ({ agency }) => agency],
  ['From', ({ from }) => formatDate(from)],
  ['To', ({ to }) => formatDate(to)],
  ['Bills', ({ bills }) => bills],
  ['Exempt ₹', ({ exemptPaise }) => exemptPaise / 100],
  ['Taxed ₹', ({ taxedPaise }) => taxedPaise / 100],
  ['Tax ₹', ({ taxPaise }) => taxPaise / 100],
  ['Total ₹', ({ totalPaise }) => totalPaise / 100],
  ['Paid ₹', ({ allocatedPaise }) => allocatedPaise / 100],
  ['Due ₹', ({ duePaise }) => (duePaise === null ? null : duePaise / 100)],
  ['Due on', ({ dueOn }) => (dueOn === null ? null : formatDate(dueOn))],
  ['Days over due', ({ overdueDays }) => overdueDays],
];

const LINE_COLUMNS: Columns<AgencyInvoiceLine> = [
  ['Lab ID', ({ labNo }) => labNo],
  ['Billed', ({ billedOn }) => formatDate(billedOn)],
  ['Patient', ({ patient }) => patient],
  ['Test', ({ what }) => what],
  ['Kind', ({ kind }) => kind],
  ['Checked', ({ checkedOn }) => (checkedOn === null ? null : formatDate(checkedOn))],
  ['Corrects', ({ corrects }) => corrects],
  ['MRP ₹', ({ mrpPaise }) => (mrpPaise === null ? null : mrpPaise / 100)],
  ['Amount ₹', ({ amountPaise }) => amountPaise / 100],
  ['GST %', ({ gstPercent }) => gstPercent],
  ['Tax ₹', ({ taxPaise }) => taxPaise / 100],
];

function tableOf<Row>(name: string, columns: Columns<Row>, rows: readonly Row[]): ExportTable {
  return {
    name,
    columns: columns.map(([title]) => title),
    rows: rows.map((row) => columns.map(([, cell]) => cell(row))),
  };
}

/** The invoices that a filter finds as a table: the rows of the list. */
export async function exportInvoicesOf(
  ctx: Ctx,
  { format, ...filter }: QueryOf<typeof exportAgencyInvoices>,
) {
  const rows = await rowsToExport(ctx, (page) => listInvoicesOf(ctx, { ...filter, ...page }));
  return { table: tableOf('agency-invoices', INVOICE_COLUMNS, rows), format };
}

/** The lines of an invoice as a table, and whose they are, for the log of reads. */
export async function exportInvoiceLinesOf(
  ctx: Ctx,
  { invoiceId, format }: QueryOf<typeof exportAgencyInvoiceLines>,
) {
  const invoice = await readInvoiceView(ctx, invoiceId);
  const lines = await rowsToExport(ctx, (page) => pageOfLines(ctx, invoice, page));
  const name = `invoice-${invoice.number ?? 'draft'}`;
  return {
    table: tableOf(name, LINE_COLUMNS, lines),
    format,
    shown: { patientId: await patientsOfLines(ctx, lines) },
  };
}
