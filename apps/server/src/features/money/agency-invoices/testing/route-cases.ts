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
import type { AgencyInvoiceView } from '@nidan/contract/money/agency-invoices/agency-invoice-view';
import {
  addFollowUp,
  agencyAgeing,
  allocateCredits,
  endAllocation,
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
import { receiveFromAgency } from '@nidan/contract/money/agency-billing/agency-account-endpoints';
import { makeNote } from '@nidan/contract/money/notes/note-endpoints';
import { addDays } from '@nidan/domain/time/calendar-date';
import { newId } from '../../../../kernel/database/new-id.ts';
import type { TestApp } from '../../../../testing/app-on-database.ts';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';
import { dayAgo, draftOf, indebted, newDebtor, sentOf } from './invoice-of-lab.ts';

const reason = 'Written for another agency';
let runs = 0;
const shared = new WeakMap<TestApp, Promise<AgencyInvoiceView>>();

/** A sent invoice for reading, the same at each call. */
function sentForAll(app: TestApp): Promise<AgencyInvoiceView> {
  const known = shared.get(app) ?? sentOf(app);
  shared.set(app, known);
  return known;
}

const receipt = (agencyId: string) => ({
  receiptId: newId(),
  agencyId,
  mode: 'Cash' as const,
  amountPaise: 20_000,
});

/** What a receipt of ₹200 pays of a sent invoice. */
async function paid(app: TestApp) {
  const { agencyId, invoiceId } = await sentOf(app);
  const invoices = [{ invoiceId, amountPaise: 20_000 }];
  const body = { ...receipt(agencyId), invoices };
  const { allocations } = await app.as('Accountant').ok(payAgencyInvoices, { body });
  return { agencyId, invoiceId, receiptId: body.receiptId, allocationId: allocations[0]?.allocationId ?? '' };
}

export const agencyInvoiceCases: readonly RouteCase[] = [
  forRoute(listAgencyInvoices).send(async ({ app }) => {
    const { agencyId } = await sentForAll(app);
    return { query: { agencyId, state: 'unpaid', dates: 98, q: 'clinic', by: 'agency_name' } };
  }),
  forRoute(exportAgencyInvoices).send(async ({ app }) => ({
    query: { agencyId: (await sentForAll(app)).agencyId, format: 'csv' },
  })),
  forRoute(readAgencyInvoice).send(async ({ app }) => ({
    query: { invoiceId: (await sentForAll(app)).invoiceId },
  })),
  forRoute(exportAgencyInvoiceLines).send(async ({ app }) => ({
    query: { invoiceId: (await sentForAll(app)).invoiceId, format: 'csv' },
  })),
  forRoute(agencyInvoicePdf).send(async ({ app }) => ({
    query: { invoiceId: (await sentForAll(app)).invoiceId },
  })),
  forRoute(agencyStatementPdf).send(async ({ app }) => ({
    query: { agencyId: (await sentForAll(app)).agencyId, dates: 6 },
  })),
  forRoute(agencyInvoiceNumber).send(async ({ app }) => ({
    query: { number: (await sentForAll(app)).number ?? '' },
  })),
  forRoute(cutAgencyInvoice).send(async ({ app }) => ({
    body: { invoiceId: newId(), agencyId: await indebted(app), kind: 'cycle', day: dayAgo(2) },
  })),
  forRoute(recutAgencyInvoice).send(async ({ app }) => {
    const { invoiceId, version } = await draftOf(app);
    return { body: { invoiceId, version } };
  }),
  forRoute(discardAgencyInvoice).send(async ({ app }) => {
    const { invoiceId, version } = await draftOf(app);
    return { body: { invoiceId, version, reason } };
  }),
  forRoute(sendAgencyInvoices).send(async ({ app }) => {
    const { invoiceId, version } = await draftOf(app);
    return { body: { invoices: [{ invoiceId, version }] } };
  }),
  forRoute(cancelAgencyInvoice).send(async ({ app }) => {
    const { invoiceId, version } = await sentOf(app);
    return { body: { invoiceId, version, noteId: newId(), reason } };
  }),
  forRoute(listInvoiceRuns).send(async () => ({ query: { limit: 2 } })),
  forRoute(beginInvoiceRun).send(async () => {
    // One of a period at a time.
    runs += 1;
    return { body: { runId: newId(), cycle: 'daily', day: addDays('2020-01-01', runs) } };
  }),
  forRoute(invoicePaymentDetails).send(async ({ app }) => ({
    query: { agencyId: (await sentForAll(app)).agencyId },
  })),
  forRoute(listUnallocatedCredits).send(async ({ app }) => ({
    query: { agencyId: (await sentForAll(app)).agencyId },
  })),
  forRoute(payAgencyInvoices).send(async ({ app }) => {
    const { agencyId, invoiceId } = await sentOf(app);
    return { body: { ...receipt(agencyId), invoices: [{ invoiceId, amountPaise: 20_000 }] } };
  }),
  forRoute(allocateCredits).send(async ({ app }) => {
    const { agencyId, invoiceId } = await sentOf(app);
    const body = receipt(agencyId);
    await app.as('Accountant').ok(receiveFromAgency, { body });
    const invoices = [{ invoiceId, amountPaise: 20_000 }];
    return { body: { agencyId, receiptId: body.receiptId, invoices } };
  }),
  forRoute(allocateCredits).send(async ({ app }) => {
    const { agencyId } = await sentOf(app);
    const noteId = newId();
    const note = { noteId, kind: 'credit' as const, agencyId, amountPaise: 10_000, reason };
    await app.as('Manager').ok(makeNote, { body: note });
    return { body: { agencyId, noteId } };
  }),
  forRoute(endAllocation).send(async ({ app }) => ({
    body: { allocationId: (await paid(app)).allocationId, reason },
  })),
  forRoute(listAllocations).send(async ({ app }) => {
    const { agencyId, invoiceId, receiptId } = await paid(app);
    return { query: { agencyId, invoiceId, creditId: receiptId } };
  }),
  forRoute(agencyAgeing).send(async ({ app }) => ({
    query: { by: 'due', agencyId: (await sentForAll(app)).agencyId },
  })),
  forRoute(listFollowUps).send(async ({ app }) => ({
    query: { agencyId: (await sentForAll(app)).agencyId, outcome: 'waiting' },
  })),
  forRoute(addFollowUp).send(async ({ app }) => ({
    body: {
      followUpId: newId(),
      agencyId: await newDebtor(app),
      who: 'Mrs. Kulkarni, accounts',
      note: 'Pays after the festival',
      promisedOn: dayAgo(-3),
      amountPaise: 50_000,
    },
  })),
];
