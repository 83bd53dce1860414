import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { INVOICE_KINDS } from '@nidan/domain/agencies/invoice-words';
import { BILLING_CYCLES } from '@nidan/domain/enumerations/agencies';
import { invoice } from '@nidan/domain/status-sets/money/invoice';
import { Type } from 'typebox';
import { dateFilter } from '../../kernel/date-filter.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { ExportFormat } from '../../kernel/export-format.ts';
import { searchOf } from '../../kernel/search-by.ts';
import {
  CalendarDate,
  closed,
  Done,
  Id,
  nullable,
  page,
  pageOf,
  Reason,
  Version,
} from '../../kernel/shapes.ts';
import { AgencyInvoiceLine, AgencyInvoiceView, InvoiceRunView } from './agency-invoice-view.ts';

const { create, read, update } = PERMISSION;
const own = { access: { module: 'bills', bits: read }, accountNeed: 'ownAccount' } as const;
const finance = (bits: number) => ({ module: 'finance', bits }) as const;
const BASE = '/api/agencybilling/v3';

const filter = {
  /** 'sent': whatever it is paid; 'all' as without. */
  state: Type.Optional(Type.Enum([...invoice.stateNames])),
  /** Sent ones that are over due and not paid. */
  overdue: Type.Optional(Type.Boolean()),
  agencyId: Type.Optional(Id),
  ...dateFilter,
  ...searchOf('agencyInvoices'),
};

export const listAgencyInvoices = defineEndpoint({
  method: 'GET',
  path: BASE,
  summary: 'Invoices of agencies by when they were cut, newest first; an agency user sees what it was sent',
  ...own,
  query: closed({ ...page, ...filter }),
  response: pageOf(AgencyInvoiceView),
});

export const exportAgencyInvoices = defineEndpoint({
  method: 'GET',
  path: `${BASE}/invoices/export`,
  summary:
    'The invoices that a filter finds as a file, at most 20,000; more than 1,000 need a proof of the last minutes',
  ...own,
  query: closed({ ...filter, format: ExportFormat }),
  produces: 'application/octet-stream',
  perMinute: 10,
  response: Type.Array(AgencyInvoiceView),
});

export const readAgencyInvoice = defineEndpoint({
  method: 'GET',
  path: `${BASE}/invoices/get`,
  summary: 'One invoice and a page of its lines, by bill',
  ...own,
  query: closed({ ...page, invoiceId: Id }),
  response: closed({ invoice: AgencyInvoiceView, ...pageOf(AgencyInvoiceLine).properties }),
});

export const exportAgencyInvoiceLines = defineEndpoint({
  method: 'GET',
  path: `${BASE}/invoices/lines/export`,
  summary:
    'The lines of one invoice as a file, at most 20,000; more than 1,000 need a proof of the last minutes',
  ...own,
  query: closed({ invoiceId: Id, format: ExportFormat }),
  produces: 'application/octet-stream',
  perMinute: 10,
  response: Type.Array(AgencyInvoiceLine),
});

export const agencyInvoiceNumber = defineEndpoint({
  method: 'GET',
  path: `${BASE}/invoice-number`,
  summary:
    'The invoice of a number, and the number that the next one gets that is sent from here; it is given when it is sent',
  access: finance(read),
  query: closed({ number: Type.Optional(Type.String({ minLength: 1, maxLength: 16 })) }),
  response: closed({ nextNumber: Type.String(), invoice: nullable(AgencyInvoiceView) }),
});

export const cutAgencyInvoice = defineEndpoint({
  method: 'POST',
  path: BASE,
  summary:
    'Cuts the invoice of an agency for the period of its cycle in which a day lies, of tests that were checked until its end; or at once one of what was late for the last period that was cut',
  access: finance(create),
  body: closed({
    invoiceId: Id,
    agencyId: Id,
    kind: Type.Enum([...INVOICE_KINDS]),
    /** A day of the period; of a supplementary one left out. */
    day: Type.Optional(CalendarDate),
  }),
  response: AgencyInvoiceView,
});

export const recutAgencyInvoice = defineEndpoint({
  method: 'POST',
  path: `${BASE}/recut`,
  summary: 'Cuts a draft anew by what is true now',
  access: finance(update),
  body: closed({ invoiceId: Id, version: Version }),
  response: AgencyInvoiceView,
});

export const discardAgencyInvoice = defineEndpoint({
  method: 'POST',
  path: `${BASE}/discard`,
  summary: 'Discards a draft: what it charged waits for the next cut',
  access: finance(update),
  body: closed({ invoiceId: Id, version: Version, reason: Reason }),
  response: Done,
});

export const sendAgencyInvoices = defineEndpoint({
  method: 'POST',
  path: `${BASE}/send`,
  summary:
    'Sends drafts, all or none: each gets its number and the day on which it is due, and its agency is told over its channels',
  access: finance(update),
  body: closed({
    invoices: Type.Array(closed({ invoiceId: Id, version: Version }), { minItems: 1, maxItems: 100 }),
  }),
  response: closed({ invoices: Type.Array(AgencyInvoiceView) }),
});

export const cancelAgencyInvoice = defineEndpoint({
  method: 'POST',
  path: `${BASE}/cancel`,
  summary:
    'Cancels a sent invoice by a credit note of its whole amount, which pays it; what paid it before is unallocated again. A note over the limit of the lab waits for approval first',
  access: { module: 'payments', bits: update },
  stepUp: true,
  body: closed({ invoiceId: Id, version: Version, noteId: Id, reason: Reason }),
  response: AgencyInvoiceView,
});

export const listInvoiceRuns = defineEndpoint({
  method: 'GET',
  path: `${BASE}/run`,
  summary: 'Runs that cut the invoices of a whole cycle, newest first, with how far each is',
  access: finance(read),
  query: closed({ ...page, ...dateFilter }),
  response: pageOf(InvoiceRunView),
});

export const beginInvoiceRun = defineEndpoint({
  method: 'POST',
  path: `${BASE}/run`,
  summary:
    'Cuts the invoices of all agencies of a cycle for the period in which a day lies, one agency after the other in the background',
  access: finance(create),
  body: closed({ runId: Id, cycle: Type.Enum([...BILLING_CYCLES]), day: CalendarDate }),
  response: InvoiceRunView,
});
