import { MATCH_FAULTS } from '@nidan/domain/inventory/three-way-match';
import { debitNote } from '@nidan/domain/status-sets/money/debit-note';
import { DECISION_STATES } from '@nidan/domain/purchasing/decision-state';
import { PAYABLE_AGES } from '@nidan/domain/purchasing/payable-ageing';
import { type Static, Type } from 'typebox';
import { CalendarDate, Can, closed, Id, Instant, nullable, Paise, Version } from '../../kernel/shapes.ts';
import { Quantity, Unit } from '../inventory/stock-shapes.ts';
import { GstPercent, TaxKindName } from '../orders/order-view.ts';

/** How far a document that needs a second person is. */
export const DecisionState = Type.Enum([...DECISION_STATES]);
export const MatchFaultName = Type.Enum([...MATCH_FAULTS]);

/** A line as it was ordered, received and invoiced. */
export const MatchedLine = closed({
  orderLineId: Id,
  item: Type.String(),
  unit: Unit,
  ordered: Quantity,
  received: Quantity,
  /** Of this invoice. */
  billed: Quantity,
  orderedRatePaise: Paise,
  billedRatePaise: Paise,
  gstPercent: GstPercent,
  taxablePaise: Paise,
  faults: Type.Array(MatchFaultName),
});
export type MatchedLine = Static<typeof MatchedLine>;

export const VendorInvoiceView = closed({
  invoiceId: Id,
  number: Type.String(),
  invoiceNo: Type.String(),
  vendorId: Id,
  vendor: Type.String(),
  orderId: Id,
  orderNumber: Type.String(),
  dated: CalendarDate,
  dueOn: CalendarDate,
  taxKind: TaxKindName,
  taxablePaise: Paise,
  chargesPaise: Paise,
  cgstPaise: Paise,
  sgstPaise: Paise,
  igstPaise: Paise,
  roundOffPaise: Paise,
  totalPaise: Paise,
  /** By debit notes that were generated, and by payments. */
  claimedPaise: Paise,
  paidPaise: Paise,
  duePaise: Paise,
  /** What was claimed and paid beyond the invoice: a claim on the vendor that a later payment can use. */
  creditPaise: Paise,
  /** What claims that are not decided or not generated yet would take off what is due. */
  pendingClaimPaise: Paise,
  state: DecisionState,
  reason: nullable(Type.String()),
  faults: Type.Integer(),
  madeAt: Instant,
  madeBy: Type.String(),
  version: Version,
  /** 'claim' or 'pay': what the caller may do with it. */
  can: Can,
});
export type VendorInvoiceView = Static<typeof VendorInvoiceView>;

export const ReturnView = closed({
  returnId: Id,
  /** Null before it is approved. */
  number: nullable(Type.String()),
  orderId: Id,
  orderNumber: Type.String(),
  vendor: Type.String(),
  store: Type.String(),
  reason: Type.String(),
  state: DecisionState,
  valuePaise: nullable(Paise),
  madeAt: Instant,
  madeBy: Type.String(),
  version: Version,
  lines: Type.Array(
    closed({
      lotId: Id,
      item: Type.String(),
      lotNo: Type.String(),
      quantity: Type.String(),
      unit: Type.String(),
    }),
  ),
});
export type ReturnView = Static<typeof ReturnView>;

export const VendorDebitNoteView = closed({
  noteId: Id,
  /** Null before it is generated. */
  number: nullable(Type.String()),
  vendor: Type.String(),
  invoiceId: Id,
  invoiceNo: Type.String(),
  returnId: nullable(Id),
  amountPaise: Paise,
  reason: Type.String(),
  decision: nullable(Type.String()),
  state: Type.Enum([...debitNote.stateNames]),
  stateLabel: Type.String(),
  madeAt: Instant,
  madeBy: Type.String(),
  version: Version,
  /** 'submit' or 'generate': what the caller may do with it. */
  can: Can,
});
export type VendorDebitNoteView = Static<typeof VendorDebitNoteView>;

/** What a vendor is owed, by age. */
export const PayableRow = closed({
  vendorId: Id,
  vendor: Type.String(),
  duePaise: Paise,
  /** Claims on the vendor beyond what was owed, which a later payment can use. */
  creditPaise: Paise,
  /** What claims that are not generated yet would take off it. */
  pendingClaimPaise: Paise,
  invoices: Type.Integer(),
  ages: Type.Array(closed({ age: Type.Enum([...PAYABLE_AGES]), duePaise: Paise })),
});
export type PayableRow = Static<typeof PayableRow>;

/** One posting on what a vendor is owed: what it claims raises the balance, what it got lowers it. */
export const LedgerRow = closed({
  postedAt: Instant,
  kind: Type.Enum(['vendorInvoice', 'vendorDebit', 'vendorPayment', 'vendorTds']),
  number: Type.String(),
  raisedPaise: Paise,
  loweredPaise: Paise,
  balancePaise: Paise,
});
export type LedgerRow = Static<typeof LedgerRow>;

export const VendorPaymentView = closed({
  paymentId: Id,
  number: Type.String(),
  vendorId: Id,
  vendor: Type.String(),
  account: Type.String(),
  grossPaise: Paise,
  tdsSection: nullable(Type.String()),
  tdsPaise: Paise,
  netPaise: Paise,
  /** Negative: a claim that the payment uses. */
  invoices: Type.Array(closed({ invoiceId: Id, invoiceNo: Type.String(), amountPaise: Paise })),
  paidAt: Instant,
  paidBy: Type.String(),
  /** The bank transfer; null until it is recorded. */
  transfer: nullable(closed({ transferredOn: CalendarDate, utr: Type.String(), version: Version })),
});
export type VendorPaymentView = Static<typeof VendorPaymentView>;
