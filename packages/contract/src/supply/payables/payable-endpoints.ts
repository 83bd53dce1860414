import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { debitNote } from '@nidan/domain/status-sets/money/debit-note';
import { Type } from 'typebox';
import { bankFileFields } from '../../money/payouts/bank-file-fields.ts';
import { dateFilter } from '../../kernel/date-filter.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { searchOf } from '../../kernel/search-by.ts';
import { CalendarDate, closed, Id, page, pageOf, Paise, Reason, Version } from '../../kernel/shapes.ts';
import { Quantity, Unit } from '../inventory/stock-shapes.ts';
import {
  ChargeInput,
  DiscountBasisPoints,
  GstPercent,
  RatePaise,
  TaxKindName,
} from '../orders/order-view.ts';
import {
  DecisionState,
  LedgerRow,
  MatchedLine,
  PayableRow,
  ReturnView,
  VendorDebitNoteView,
  VendorInvoiceView,
  VendorPaymentView,
} from './payable-view.ts';

const { create, read, update } = PERMISSION;
const access = (bits: number) => ({ module: 'purchases', bits }) as const;
const BASE = '/api/inventory';
const PositivePaise = Type.Integer({ minimum: 1, maximum: 100_000_000_000 });

export const listVendorInvoices = defineEndpoint({
  method: 'GET',
  path: `${BASE}/vendor-invoice`,
  summary:
    'Invoices of vendors, newest first; `due` alone those that something is owed of, `credit` alone those with a claim on the vendor beyond what was owed',
  access: access(read),
  query: closed({
    ...page,
    state: Type.Optional(DecisionState),
    due: Type.Optional(Type.Boolean()),
    credit: Type.Optional(Type.Boolean()),
    vendorId: Type.Optional(Id),
    orderId: Type.Optional(Id),
    ...dateFilter,
    ...searchOf('vendorInvoices'),
  }),
  response: pageOf(VendorInvoiceView),
});

export const readVendorInvoice = defineEndpoint({
  method: 'GET',
  path: `${BASE}/vendor-invoice/get`,
  summary: 'One invoice with its lines beside what was ordered and received',
  access: access(read),
  query: closed({ invoiceId: Id }),
  response: closed({ invoice: VendorInvoiceView, lines: Type.Array(MatchedLine) }),
});

export const bookVendorInvoice = defineEndpoint({
  method: 'POST',
  path: `${BASE}/vendor-invoice`,
  summary:
    'Books the invoice of a vendor for an order: at once where it agrees with what was ordered and received, or where the difference is to be claimed by a debit note; else it waits for approval',
  access: access(create),
  bodyLimit: 256 * 1024,
  body: closed({
    invoiceId: Id,
    orderId: Id,
    invoiceNo: Type.String({ minLength: 1, maxLength: 40, pattern: '\\S' }),
    dated: CalendarDate,
    /** The number is another one than that of the invoice which is near to it. */
    isOtherNumber: Type.Optional(Type.Boolean()),
    /** As the vendor charged it. */
    taxKind: TaxKindName,
    lines: Type.Array(
      closed({
        orderLineId: Id,
        quantity: Quantity,
        ratePaise: RatePaise,
        discountBasisPoints: DiscountBasisPoints,
        gstPercent: GstPercent,
      }),
      { minItems: 1, maxItems: 300 },
    ),
    charges: Type.Array(ChargeInput, { maxItems: 5 }),
    /** What becomes of a difference. */
    difference: Type.Enum(['approval', 'debit-note']),
    approvalId: Id,
    noteId: Id,
    reason: Reason,
  }),
  response: closed({ invoice: VendorInvoiceView, lines: Type.Array(MatchedLine) }),
});

export const listReturns = defineEndpoint({
  method: 'GET',
  path: `${BASE}/material-return`,
  summary: 'Goods that went back to vendors, newest first',
  access: access(read),
  query: closed({ ...page, orderId: Type.Optional(Id), ...dateFilter, ...searchOf('materialReturns') }),
  response: pageOf(ReturnView),
});

export const returnGoods = defineEndpoint({
  method: 'POST',
  path: `${BASE}/material-return`,
  summary: 'Asks to send lots of an order back to its vendor; they leave the store once it is approved',
  access: access(create),
  body: closed({
    returnId: Id,
    orderId: Id,
    lines: Type.Array(closed({ lotId: Id, quantity: Quantity, unit: Unit }), { minItems: 1, maxItems: 100 }),
    approvalId: Id,
    reason: Reason,
  }),
  response: ReturnView,
});

export const returnNotePdf = defineEndpoint({
  method: 'GET',
  path: `${BASE}/material-return/print`,
  summary: 'A return note as a PDF that goes along with the goods',
  access: access(read),
  query: closed({ returnId: Id }),
  produces: 'application/pdf',
  response: Type.String(),
});

export const listVendorDebitNotes = defineEndpoint({
  method: 'GET',
  path: `${BASE}/vendor-debit-note`,
  summary: 'Claims against vendors, newest first',
  access: access(read),
  query: closed({
    ...page,
    state: Type.Optional(Type.Enum([...debitNote.stateNames])),
    invoiceId: Type.Optional(Id),
    ...dateFilter,
    ...searchOf('vendorDebitNotes'),
  }),
  response: pageOf(VendorDebitNoteView),
});

export const makeVendorDebitNote = defineEndpoint({
  method: 'POST',
  path: `${BASE}/vendor-debit-note`,
  summary:
    'Claims something of an invoice from its vendor: a difference, or goods that went back; the invoice may be paid',
  access: access(create),
  body: closed({
    noteId: Id,
    invoiceId: Id,
    returnId: Type.Optional(Id),
    amountPaise: PositivePaise,
    reason: Reason,
  }),
  response: VendorDebitNoteView,
});

export const moveVendorDebitNote = defineEndpoint({
  method: 'POST',
  path: `${BASE}/vendor-debit-note/state`,
  summary: 'Asks for approval of a claim, or generates the debit note of one that was approved',
  access: access(update),
  body: closed({
    noteId: Id,
    version: Version,
    action: Type.Enum(['submit', 'generate']),
    approvalId: Id,
  }),
  response: VendorDebitNoteView,
});

export const vendorDebitNotePdf = defineEndpoint({
  method: 'GET',
  path: `${BASE}/vendor-debit-note/print`,
  summary: 'A debit note to a vendor as a PDF',
  access: access(read),
  query: closed({ noteId: Id }),
  produces: 'application/pdf',
  response: Type.String(),
});

export const listPayables = defineEndpoint({
  method: 'GET',
  path: `${BASE}/payables`,
  summary: 'What vendors are owed, by age, and claims on them, the most first',
  access: access(read),
  query: closed({ ...page }),
  response: closed({ ...pageOf(PayableRow).properties, duePaise: Paise }),
});

export const vendorLedger = defineEndpoint({
  method: 'GET',
  path: `${BASE}/payables/ledger`,
  summary: 'What a vendor claimed and got, from the journal, oldest first',
  access: access(read),
  query: closed({ ...page, vendorId: Id }),
  response: pageOf(LedgerRow),
});

export const listVendorPayments = defineEndpoint({
  method: 'GET',
  path: `${BASE}/vendor-payment`,
  summary: 'Payments to vendors, newest first',
  access: access(read),
  query: closed({ ...page, vendorId: Type.Optional(Id), ...dateFilter }),
  response: pageOf(VendorPaymentView),
});

/** What is paid of the invoices of a vendor. */
export const vendorPaymentFields = {
  paymentId: Id,
  vendorId: Id,
  invoices: Type.Array(closed({ invoiceId: Id, amountPaise: PositivePaise }), {
    minItems: 1,
    maxItems: 100,
  }),
  /** Claims on invoices that were paid, which the payment uses. */
  claims: Type.Optional(Type.Array(closed({ invoiceId: Id, amountPaise: PositivePaise }), { maxItems: 100 })),
};

export const payVendor = defineEndpoint({
  method: 'POST',
  path: `${BASE}/vendor-payment`,
  summary:
    'Pays invoices of a vendor to its account in use, less the tax that is deducted; refused beyond what the lab pays without approval',
  access: { module: 'finance', bits: create },
  stepUp: true,
  body: closed(vendorPaymentFields),
  response: VendorPaymentView,
});

export const askVendorPayment = defineEndpoint({
  method: 'POST',
  path: `${BASE}/vendor-payment/ask`,
  summary: 'Asks for approval of a payment to a vendor, which the last approval makes',
  access: { module: 'finance', bits: create },
  stepUp: true,
  body: closed({ ...vendorPaymentFields, approvalId: Id, reason: Reason }),
  response: closed({ approvalId: Id, state: Type.String() }),
});

export const recordTransfer = defineEndpoint({
  method: 'POST',
  path: `${BASE}/vendor-payment/transfer`,
  summary: 'Records the bank transfer of a payment to a vendor, or corrects it',
  access: { module: 'finance', bits: create },
  body: closed({
    paymentId: Id,
    /** Of the transfer that is recorded; 0 for none. */
    version: Type.Integer({ minimum: 0 }),
    transferredOn: CalendarDate,
    utr: Type.String({ pattern: '^[A-Za-z0-9]{6,22}$' }),
  }),
  response: VendorPaymentView,
});

export const bankFile = defineEndpoint({
  method: 'GET',
  path: `${BASE}/vendor-payment/bank-file`,
  summary: 'Payments of a day as the file that the bank takes',
  access: { module: 'finance', bits: read },
  query: closed({ day: CalendarDate, ...bankFileFields }),
  produces: 'application/octet-stream',
  response: Type.String(),
});
