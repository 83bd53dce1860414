import {
  exportAgencyInvoiceLines,
  exportAgencyInvoices,
} from '@nidan/contract/money/agency-invoices/agency-invoice-endpoints';
import {
  agencyInvoicePdf,
  agencyStatementPdf,
} from '@nidan/contract/money/agency-invoices/agency-paper-endpoints';
import { renderDocument } from '../../../kernel/documents/document-pool.ts';
import { renderExport } from '../../../kernel/exports/render-export.ts';
import { implementDocument, type Route } from '../../../kernel/http/route.ts';
import { addFollowUp } from './add-follow-up.ts';
import { readAgeing } from './ageing.query.ts';
import { allocateCredits, endAllocation } from './allocate-credits.ts';
import { listAllocationsOf } from './allocations.query.ts';
import { beginRun } from './runs/begin-run.ts';
import { cancelInvoice } from './cancel-invoice.ts';
import { listCreditsOf } from './credits.query.ts';
import { cutInvoice } from './cut-invoice.ts';
import { exportInvoiceLinesOf, exportInvoicesOf } from './export-invoices.ts';
import { listFollowUpsOf } from './follow-ups.query.ts';
import { readInvoiceOf } from './invoice-lines.query.ts';
import { readInvoiceNumber } from './invoice-number.query.ts';
import { listInvoicesOf } from './invoices.query.ts';
import { loadInvoicePaper } from './invoice-paper.query.ts';
import { readPaymentDetails } from './open-invoices.query.ts';
import { payInvoices } from './pay-invoices.ts';
import { discardInvoice, recutInvoice } from './recut-invoice.ts';
import { listRunsOf } from './runs/runs.query.ts';
import { sendInvoices } from './send-invoices.ts';
import { loadStatementPaper } from './statement-paper.query.ts';

export const agencyInvoiceRoutes: readonly Route[] = [
  listInvoicesOf,
  implementDocument(exportAgencyInvoices, {
    load: (ctx, { query }) => exportInvoicesOf(ctx, query),
    render: ({ table, format }) => renderExport(table, format),
  }),
  readInvoiceOf,
  implementDocument(exportAgencyInvoiceLines, {
    load: (ctx, { query }) => exportInvoiceLinesOf(ctx, query),
    render: ({ table, format }) => renderExport(table, format),
  }),
  implementDocument(agencyInvoicePdf, {
    load: (ctx, { query }) => loadInvoicePaper(ctx, query.invoiceId),
    render: async ({ kind, data, fileName }, { documents }) => ({
      bytes: (await renderDocument(documents, { kind, data })).pdf,
      fileName,
    }),
  }),
  implementDocument(agencyStatementPdf, {
    load: (ctx, { query }) => loadStatementPaper(ctx, query),
    render: async ({ kind, data, fileName }, { documents }) => ({
      bytes: (await renderDocument(documents, { kind, data })).pdf,
      fileName,
    }),
  }),
  readInvoiceNumber,
  cutInvoice,
  recutInvoice,
  discardInvoice,
  sendInvoices,
  cancelInvoice,
  listRunsOf,
  beginRun,
  readPaymentDetails,
  listCreditsOf,
  payInvoices,
  allocateCredits,
  endAllocation,
  listAllocationsOf,
  readAgeing,
  listFollowUpsOf,
  addFollowUp,
];
