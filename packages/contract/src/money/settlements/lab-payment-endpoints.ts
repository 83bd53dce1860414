import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { COUNTER_PAYMENT_MODES } from '@nidan/domain/money/payment-mode';
import { labPayment } from '@nidan/domain/status-sets/money/lab-payment';
import { type Static, Type } from 'typebox';
import { dateFilter } from '../../kernel/date-filter.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import {
  CalendarDate,
  Can,
  closed,
  Id,
  Instant,
  nullable,
  page,
  pageOf,
  Paise,
  Reason,
  Version,
} from '../../kernel/shapes.ts';

const { create, read, update } = PERMISSION;
const accounts = (bits: number) => ({ module: 'payments', bits }) as const;
const finance = { module: 'finance', bits: update } as const;
const Mode = Type.Enum([...COUNTER_PAYMENT_MODES]);
const PositivePaise = Type.Integer({ minimum: 1, maximum: 100_000_000_000 });

export const LabPaymentView = closed({
  paymentId: Id,
  /** Null before finance approved it. */
  number: nullable(Type.String()),
  kind: Type.Enum(['payment', 'transfer']),
  fromLocationId: Id,
  from: Type.String(),
  toLocationId: Id,
  to: Type.String(),
  mode: Mode,
  amountPaise: Paise,
  purpose: Type.String(),
  /** Days of whose takings it is; none of a transfer. */
  days: Type.Array(closed({ day: CalendarDate, amountPaise: Paise })),
  state: Type.Enum([...labPayment.stateNames]),
  createdAt: Instant,
  createdBy: Type.String(),
  receivedBy: nullable(Type.String()),
  bankedBy: nullable(Type.String()),
  bankReference: nullable(Type.String()),
  financeBy: nullable(Type.String()),
  archivalBy: nullable(Type.String()),
  decision: nullable(Type.String()),
  version: Version,
  can: Can,
});
export type LabPaymentView = Static<typeof LabPaymentView>;

const listQuery = closed({
  ...page,
  state: Type.Optional(Type.Enum([...labPayment.stateNames])),
  locationId: Type.Optional(Id),
  ...dateFilter,
});

export const listLabPayments = defineEndpoint({
  method: 'GET',
  path: '/api/lab-payments',
  summary: 'Takings that places handed over, newest first',
  access: accounts(read),
  query: listQuery,
  response: pageOf(LabPaymentView),
});

export const listTransferRequests = defineEndpoint({
  method: 'GET',
  path: '/api/transfer-requests',
  summary: 'Money that places ask of each other, newest first',
  access: accounts(read),
  query: listQuery,
  response: pageOf(LabPaymentView),
});

export const labPaymentsAgainst = defineEndpoint({
  method: 'GET',
  path: '/api/lab-payments/against',
  summary: 'Days of the last quarter whose takings a place has not handed over, in a mode, newest first',
  access: accounts(read),
  query: closed({ ...page, locationId: Id, mode: Mode }),
  response: pageOf(closed({ day: CalendarDate, takenPaise: Paise, handedPaise: Paise, leftPaise: Paise })),
});

export const labPaymentPdf = defineEndpoint({
  method: 'GET',
  path: '/api/lab-payments/print-pdf',
  summary: 'The slip of money between two places as a PDF on A5',
  access: accounts(read),
  query: closed({ paymentId: Id }),
  produces: 'application/pdf',
  response: Type.String(),
});

const whatMoves = {
  paymentId: Id,
  toLocationId: Id,
  mode: Mode,
  /** Kept to be changed no more, yet seen by nobody else before it is created. */
  isDraft: Type.Boolean(),
  purpose: Type.String({ maxLength: 200 }),
};

export const makeLabPayment = defineEndpoint({
  method: 'POST',
  path: '/api/lab-payments',
  summary:
    'Hands takings of the place where the caller works over to another place, against the days that they are of',
  access: accounts(create),
  body: closed({
    ...whatMoves,
    days: Type.Array(closed({ day: CalendarDate, amountPaise: PositivePaise }), {
      minItems: 1,
      maxItems: 92,
    }),
  }),
  response: LabPaymentView,
});

export const makeTransferRequest = defineEndpoint({
  method: 'POST',
  path: '/api/transfer-requests',
  summary: 'Asks to move money from a place to another one, such as a float, for a purpose',
  access: accounts(create),
  body: closed({
    ...whatMoves,
    fromLocationId: Id,
    amountPaise: PositivePaise,
    purpose: Type.String({ minLength: 3, maxLength: 200, pattern: '\\S' }),
  }),
  response: LabPaymentView,
});

const ofPayment = { paymentId: Id, version: Version };

export const moveLabPayment = defineEndpoint({
  method: 'POST',
  path: '/api/lab-payments/state',
  summary: 'What accounts do: create a draft, receive, reject, cancel, bring to the bank',
  access: accounts(read),
  body: closed({
    ...ofPayment,
    action: Type.Enum(['create', 'approveByReceiver', 'reject', 'cancel', 'submitToBank']),
    reason: Type.Optional(Reason),
    /** Number of the deposit slip. */
    reference: Type.Optional(Type.String({ minLength: 4, maxLength: 40, pattern: '\\S' })),
  }),
  response: LabPaymentView,
});

export const decideTransferRequest = defineEndpoint({
  method: 'POST',
  path: '/api/transfer-requests/finance',
  summary: 'What finance does: approve or reject money that was received, or ask to archive it',
  access: finance,
  stepUp: true,
  body: closed({
    ...ofPayment,
    action: Type.Enum(['approveFinance', 'rejectFinance', 'requestArchival']),
    reason: Type.Optional(Reason),
  }),
  response: LabPaymentView,
});

export const reverseFinanceApprove = defineEndpoint({
  method: 'POST',
  path: '/api/transfer-requests/reverse-finance-approve',
  summary: 'Takes the approval of finance back, and what it posted; not once it was archived',
  access: finance,
  stepUp: true,
  body: closed({ ...ofPayment, reason: Reason }),
  response: LabPaymentView,
});

export const archiveTransferRequest = defineEndpoint({
  method: 'POST',
  path: '/api/transfer-requests/archive',
  summary: 'Archives what another person asked to archive: nothing of it changes any more',
  access: finance,
  body: closed(ofPayment),
  response: LabPaymentView,
});

export const rejectArchival = defineEndpoint({
  method: 'POST',
  path: '/api/transfer-requests/reject-archival',
  summary: 'Rejects an archival that another person asked for',
  access: finance,
  body: closed({ ...ofPayment, reason: Reason }),
  response: LabPaymentView,
});
