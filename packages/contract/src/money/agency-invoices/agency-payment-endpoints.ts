import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { AGEING_DAYS, PROMISE_OUTCOMES } from '@nidan/domain/agencies/invoice-words';
import { Type } from 'typebox';
import { dateFilter } from '../../kernel/date-filter.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { CalendarDate, closed, Id, page, pageOf, Paise, Reason } from '../../kernel/shapes.ts';
import { agencyMoneyFields } from '../agency-billing/agency-account-endpoints.ts';
import { AgencyAccountView, AgencyReceiptView } from '../agency-billing/agency-account-view.ts';
import {
  AgeingRow,
  AgencyAllocationView,
  FollowUpView,
  OpenInvoice,
  UnallocatedCredit,
} from './agency-payment-view.ts';

const { create, read, update } = PERMISSION;
const own = { access: { module: 'bills', bits: read }, accountNeed: 'ownAccount' } as const;
const payments = (bits: number) => ({ module: 'payments', bits }) as const;
const BASE = '/api/agencybilling/v3';

export const invoicePaymentDetails = defineEndpoint({
  method: 'GET',
  path: `${BASE}/invoices/payment-details`,
  summary:
    'Invoices of an agency of which something is due, the one that is due first first, with what is due in all and what pays no invoice yet',
  ...own,
  query: closed({ ...page, agencyId: Id }),
  response: closed({
    ...pageOf(OpenInvoice).properties,
    /** Of all pages. */
    duePaise: Paise,
    overduePaise: Paise,
    unallocatedPaise: Paise,
  }),
});

export const listUnallocatedCredits = defineEndpoint({
  method: 'GET',
  path: `${BASE}/unallocated`,
  summary: 'Receipts and credit notes of an agency of which something pays no invoice yet, the oldest first',
  ...own,
  query: closed({ ...page, agencyId: Id }),
  response: pageOf(UnallocatedCredit),
});

/** What is paid of which invoice; left out: those that are due first, first. */
const picked = {
  invoices: Type.Optional(
    Type.Array(
      closed({ invoiceId: Id, amountPaise: Type.Integer({ minimum: 1, maximum: 100_000_000_000 }) }),
      { minItems: 1, maxItems: 200 },
    ),
  ),
};

export const payAgencyInvoices = defineEndpoint({
  method: 'POST',
  path: `${BASE}/payment/bulk`,
  summary:
    'Takes money of an agency and pays invoices with it: those that are named, else those that are due first; what is over is paid ahead',
  access: payments(create),
  body: closed({ ...agencyMoneyFields, ...picked }),
  response: closed({
    receipt: AgencyReceiptView,
    account: AgencyAccountView,
    allocations: Type.Array(AgencyAllocationView),
    /** What of the receipt pays no invoice yet. */
    unallocatedPaise: Paise,
  }),
});

export const allocateCredits = defineEndpoint({
  method: 'POST',
  path: `${BASE}/allocation`,
  summary:
    'Pays invoices of an agency with what it paid ahead and with credit notes: with the one that is named, else the oldest first',
  access: payments(create),
  body: closed({
    agencyId: Id,
    /** At most one of the two. */
    receiptId: Type.Optional(Id),
    noteId: Type.Optional(Id),
    ...picked,
  }),
  response: closed({ allocations: Type.Array(AgencyAllocationView), unallocatedPaise: Paise }),
});

export const endAllocation = defineEndpoint({
  method: 'POST',
  path: `${BASE}/allocation/end`,
  summary: 'Takes back what a receipt or a credit note pays of an invoice; the money stays with the agency',
  access: payments(update),
  body: closed({ allocationId: Id, reason: Reason }),
  response: AgencyAllocationView,
});

export const listAllocations = defineEndpoint({
  method: 'GET',
  path: `${BASE}/allocation`,
  summary: 'What paid an invoice, or what a receipt or a credit note pays, newest first',
  ...own,
  query: closed({
    ...page,
    agencyId: Type.Optional(Id),
    invoiceId: Type.Optional(Id),
    /** A receipt or a credit note. */
    creditId: Type.Optional(Id),
    ...dateFilter,
  }),
  response: pageOf(AgencyAllocationView),
});

export const agencyAgeing = defineEndpoint({
  method: 'GET',
  path: `${BASE}/ageing`,
  summary:
    'What agencies owe of sent invoices by its age, in the order of their names: 0–30, 31–60, 61–90, 91–120 and more days since it was due, or sent',
  access: payments(read),
  query: closed({
    ...page,
    by: Type.Enum([...AGEING_DAYS]),
    q: Type.Optional(Type.String({ maxLength: 80 })),
    agencyId: Type.Optional(Id),
  }),
  response: closed({
    ...pageOf(AgeingRow).properties,
    /** Of all pages. */
    bandsPaise: Type.Array(Paise),
    duePaise: Paise,
    unallocatedPaise: Paise,
  }),
});

export const listFollowUps = defineEndpoint({
  method: 'GET',
  path: `${BASE}/follow-up`,
  summary: 'What agencies promised to pay and what became of it, newest first',
  access: payments(read),
  query: closed({
    ...page,
    agencyId: Type.Optional(Id),
    outcome: Type.Optional(Type.Enum([...PROMISE_OUTCOMES])),
    ...dateFilter,
  }),
  response: pageOf(FollowUpView),
});

export const addFollowUp = defineEndpoint({
  method: 'POST',
  path: `${BASE}/follow-up`,
  summary: 'Notes what an agency promised to pay, and by which day',
  access: payments(create),
  body: closed({
    followUpId: Id,
    agencyId: Id,
    who: Type.String({ minLength: 2, maxLength: 120, pattern: '\\S' }),
    note: Type.Optional(Type.String({ maxLength: 500 })),
    promisedOn: CalendarDate,
    amountPaise: Type.Integer({ minimum: 100, maximum: 100_000_000_000, multipleOf: 100 }),
  }),
  response: FollowUpView,
});
