import {
  agencyInvoiceNumber,
  beginInvoiceRun,
  cancelAgencyInvoice,
  cutAgencyInvoice,
  discardAgencyInvoice,
  exportAgencyInvoiceLines,
  exportAgencyInvoices,
  listAgencyInvoices,
  listInvoiceRuns,
  readAgencyInvoice,
  recutAgencyInvoice,
  sendAgencyInvoices,
} from '@nidan/contract/money/agency-invoices/agency-invoice-endpoints';
import {
  addFollowUp as addFollowUpEndpoint,
  agencyAgeing,
  allocateCredits as allocateEndpoint,
  endAllocation as endAllocationEndpoint,
  invoicePaymentDetails,
  listAllocations,
  listFollowUps,
  listUnallocatedCredits,
  payAgencyInvoices,
} from '@nidan/contract/money/agency-invoices/agency-payment-endpoints';
import {
  agencyInvoicePdf,
  agencyStatementPdf,
} from '@nidan/contract/money/agency-invoices/agency-paper-endpoints';
import { renderDocument } from '../../../kernel/documents/document-pool.ts';
import { renderExport } from '../../../kernel/exports/render-export.ts';
import { implement, implementDocument, type Route } from '../../../kernel/http/route.ts';
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
  implement(listAgencyInvoices, (ctx, { query }) => listInvoicesOf(ctx, query)),
  implementDocument(exportAgencyInvoices, {
    load: (ctx, { query }) => exportInvoicesOf(ctx, query),
    render: ({ table, format }) => renderExport(table, format),
  }),
  implement(readAgencyInvoice, (ctx, { query }) => readInvoiceOf(ctx, query)),
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
  implement(agencyInvoiceNumber, (ctx, { query }) => readInvoiceNumber(ctx, query)),
  implement(cutAgencyInvoice, (ctx, { body }) => cutInvoice(ctx, body)),
  implement(recutAgencyInvoice, (ctx, { body }) => recutInvoice(ctx, body)),
  implement(discardAgencyInvoice, (ctx, { body }) => discardInvoice(ctx, body)),
  implement(sendAgencyInvoices, (ctx, { body }) => sendInvoices(ctx, body)),
  implement(cancelAgencyInvoice, (ctx, { body }) => cancelInvoice(ctx, body)),
  implement(listInvoiceRuns, (ctx, { query }) => listRunsOf(ctx, query)),
  implement(beginInvoiceRun, (ctx, { body }) => beginRun(ctx, body)),
  implement(invoicePaymentDetails, (ctx, { query }) => readPaymentDetails(ctx, query)),
  implement(listUnallocatedCredits, (ctx, { query }) => listCreditsOf(ctx, query)),
  implement(payAgencyInvoices, (ctx, { body }) => payInvoices(ctx, body)),
  implement(allocateEndpoint, (ctx, { body }) => allocateCredits(ctx, body)),
  implement(endAllocationEndpoint, (ctx, { body }) => endAllocation(ctx, body)),
  implement(listAllocations, (ctx, { query }) => listAllocationsOf(ctx, query)),
  implement(agencyAgeing, (ctx, { query }) => readAgeing(ctx, query)),
  implement(listFollowUps, (ctx, { query }) => listFollowUpsOf(ctx, query)),
  implement(addFollowUpEndpoint, (ctx, { body }) => addFollowUp(ctx, body)),
];
