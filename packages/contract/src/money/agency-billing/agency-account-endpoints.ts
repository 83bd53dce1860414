import { COMMISSION_TDS_SECTIONS } from '@nidan/domain/tax/tds';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { BANK_TRANSFERS, COUNTER_PAYMENT_MODES } from '@nidan/domain/money/payment-mode';
import { Type } from 'typebox';
import { dateFilter, dayFilter } from '../../kernel/date-filter.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import {
  CalendarDate,
  closed,
  Id,
  nullable,
  page,
  pageOf,
  Paise,
  Reason,
  Version,
} from '../../kernel/shapes.ts';
import {
  AgencyAccountRow,
  AgencyAccountView,
  AgencyLedgerRow,
  AgencyReceiptView,
} from './agency-account-view.ts';

const { create, read, update } = PERMISSION;
const payments = (bits: number) => ({ module: 'payments', bits }) as const;
const BASE = '/api/agencybilling/v3';

export const listAgencyAccounts = defineEndpoint({
  method: 'GET',
  path: `${BASE}/accounts`,
  summary:
    'Accounts of agencies that pay by account, by name; `below` alone those of which less than nothing is available',
  access: payments(read),
  query: closed({
    ...page,
    q: Type.Optional(Type.String({ maxLength: 80 })),
    below: Type.Optional(Type.Boolean()),
  }),
  response: pageOf(AgencyAccountRow),
});

export const readAgencyAccount = defineEndpoint({
  method: 'GET',
  path: `${BASE}/account`,
  summary:
    'The account of an agency, by its id or its exact name: what is available, its working, how it stands and what comes next; a user of an agency names neither for its own',
  access: { module: 'bills', bits: read },
  accountNeed: 'ownAccount',
  query: closed({
    /** One of the two; for an agency user, of the own account, neither. */
    agencyId: Type.Optional(Id),
    name: Type.Optional(Type.String({ minLength: 1, maxLength: 120 })),
  }),
  response: AgencyAccountView,
});

export const readAgencyLedger = defineEndpoint({
  method: 'GET',
  path: `${BASE}/ledger`,
  summary:
    'What moved on the account of an agency, newest first, the charges of a day together: opening less debits and plus credits is the closing',
  access: { module: 'bills', bits: read },
  accountNeed: 'ownAccount',
  query: closed({ ...page, agencyId: Id, ...dayFilter }),
  response: closed({
    rows: Type.Array(AgencyLedgerRow),
    next: nullable(Type.String()),
    openingPaise: Paise,
    debitPaise: Paise,
    creditPaise: Paise,
    closingPaise: Paise,
  }),
});

export const listAgencyReceipts = defineEndpoint({
  method: 'GET',
  path: `${BASE}/receipt`,
  summary: 'What agencies paid, newest first; `uncertified` alone those whose certificate of tax is not here',
  access: payments(read),
  query: closed({
    ...page,
    agencyId: Type.Optional(Id),
    uncertified: Type.Optional(Type.Boolean()),
    ...dateFilter,
  }),
  response: pageOf(AgencyReceiptView),
});

const Amount = Type.Integer({ minimum: 0, maximum: 100_000_000_000, multipleOf: 100 });
const Certificate = Type.String({ minLength: 3, maxLength: 40, pattern: '\\S' });

/** Money of an agency, and the tax that it deducted. */
export const agencyMoneyFields = {
  receiptId: Id,
  agencyId: Id,
  mode: Type.Enum([...COUNTER_PAYMENT_MODES]),
  amountPaise: Amount,
  reference: Type.Optional(Type.String({ maxLength: 60 })),
  clearedOn: Type.Optional(CalendarDate),
  /** How the bank sent it; of the mode 'Online' alone. */
  transfer: Type.Optional(Type.Enum([...BANK_TRANSFERS])),
  /** The day on which the agency paid, today or before. */
  paidOn: Type.Optional(CalendarDate),
  tds: Type.Optional(
    closed({
      section: Type.Enum([...COMMISSION_TDS_SECTIONS]),
      amountPaise: Type.Integer({ minimum: 1, maximum: 100_000_000_000 }),
      certificate: Type.Optional(Certificate),
    }),
  ),
};

export const receiveFromAgency = defineEndpoint({
  method: 'POST',
  path: `${BASE}/receipt`,
  summary:
    'Takes money of an agency onto its account, and the tax that it deducted; what the bank clears is taken once it is cleared',
  access: payments(create),
  body: closed(agencyMoneyFields),
  response: closed({ receipt: AgencyReceiptView, account: AgencyAccountView }),
});

export const agencyReceiptPdf = defineEndpoint({
  method: 'GET',
  path: `${BASE}/receipt/print-pdf`,
  summary: 'The receipt of an agency as a PDF on A5',
  access: payments(read),
  query: closed({ receiptId: Id }),
  produces: 'application/pdf',
  response: Type.String(),
});

export const reverseAgencyReceipt = defineEndpoint({
  method: 'POST',
  path: `${BASE}/receipt/reverse`,
  summary: 'Takes a receipt of an agency back by one of its own; refused where a prepaid agency has spent it',
  access: payments(PERMISSION.delete),
  stepUp: true,
  body: closed({ receiptId: Id, reversalId: Id, version: Version, reason: Reason }),
  response: closed({ receipt: AgencyReceiptView, account: AgencyAccountView }),
});

export const certifyAgencyReceipt = defineEndpoint({
  method: 'POST',
  path: `${BASE}/receipt/certificate`,
  summary: 'Notes the number of the certificate of the tax that an agency deducted',
  access: payments(update),
  body: closed({ receiptId: Id, version: Version, certificate: Certificate }),
  response: AgencyReceiptView,
});

export const setAgencyLimit = defineEndpoint({
  method: 'PUT',
  path: `${BASE}/limit`,
  summary:
    'Sets how far an agency may go below what it paid, and how many days it has to pay an invoice; more credit than the lab gives without approval waits for one, and the answer shows the account as it is',
  access: { module: 'finance', bits: update },
  stepUp: true,
  body: closed({
    agencyId: Id,
    version: Version,
    limitPaise: Amount,
    /** Left out: as they are. */
    creditDays: Type.Optional(Type.Integer({ minimum: 0, maximum: 365 })),
    reason: Reason,
  }),
  response: AgencyAccountView,
});
