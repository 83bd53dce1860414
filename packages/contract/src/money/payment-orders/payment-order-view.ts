import { HELD_BECAUSE } from '@nidan/domain/payments/judge-money';
import { ORDER_CHANNELS } from '@nidan/domain/payments/order-channel';
import { ORDER_PROBLEMS } from '@nidan/domain/payments/order-problem';
import { type Static, Type } from 'typebox';
import { Can, closed, Id, Instant, nullable, Paise, Version } from '../../kernel/shapes.ts';
import { PatientBrief } from '../../people/patients/patient-brief.ts';

/** Money that came for an order, as the gateway or the terminal names it. */
export const OrderMoney = closed({
  gatewayPaymentId: Type.String(),
  amountPaise: Paise,
  /** ISO 4217; the amount is in its smallest unit. */
  currency: Type.String(),
  cameAt: Instant,
  /** Why a person must decide about it, or had to; null when it was booked by itself. */
  heldBecause: nullable(Type.Enum([...HELD_BECAUSE])),
  /** The receipt on the bill; null while it is held, and when all of it is an advance. */
  paymentId: nullable(Id),
  /** Of what was more than the due. */
  advanceId: nullable(Id),
  /** The receipt on the account of the agency. */
  receiptId: nullable(Id),
  /** When it went back to the payer at the gateway. */
  returnedAt: nullable(Instant),
});
export type OrderMoney = Static<typeof OrderMoney>;

/** Money that a patient is asked for on a bill, or an agency for its account, through the gateway or a terminal. */
export const PaymentOrderView = closed({
  orderId: Id,
  /** Bill, lab ID and patient are null where an agency is asked. */
  billId: nullable(Id),
  labNo: nullable(Type.String()),
  patient: nullable(PatientBrief),
  /** Null where it is about a bill. */
  agency: nullable(closed({ agencyId: Id, name: Type.String() })),
  /** Numbers of the invoices that it is meant for; none: those that are due first. */
  invoices: Type.Array(Type.String()),
  channel: Type.Enum([...ORDER_CHANNELS]),
  amountPaise: Paise,
  state: Type.String(),
  stateLabel: Type.String(),
  /** What the patient scans (`upi://pay?…`) or opens; null until the gateway gave it, and for a terminal. */
  request: nullable(Type.String()),
  /** Where the patient pays by card. */
  terminal: nullable(Type.String()),
  problem: nullable(Type.Enum([...ORDER_PROBLEMS])),
  /** The other side's own words about the problem. */
  problemDetail: nullable(Type.String()),
  money: Type.Array(OrderMoney),
  createdAt: Instant,
  createdBy: Type.String(),
  location: Type.String(),
  /** Until when it can be paid. */
  expiresAt: Instant,
  version: Version,
  /** 'giveUp' or 'accept': what the caller may do with it; 'check' when the other side can be asked now. */
  can: Can,
});
export type PaymentOrderView = Static<typeof PaymentOrderView>;
