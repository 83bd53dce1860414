import { type Static, Type } from 'typebox';
import { Can, closed, Id, Instant, nullable, Paise } from '../../kernel/shapes.ts';
import { PatientBrief } from '../../people/patients/patient-brief.ts';

/** Money received, or given back by the reversal of a payment. */
export const PaymentView = closed({
  paymentId: Id,
  billId: Id,
  labNo: Type.String(),
  /** Of the receipt, or of the reversal. */
  number: Type.String(),
  kind: Type.Enum(['receipt', 'reversal']),
  mode: Type.String(),
  /** Positive for a receipt, negative for a reversal. */
  amountPaise: Paise,
  reference: Type.String(),
  at: Instant,
  by: Type.String(),
  location: Type.String(),
  /** The payment that a reversal takes back. */
  reversesPaymentId: nullable(Id),
  /** The reversal that took this payment back. */
  reversedByPaymentId: nullable(Id),
  reason: nullable(Type.String()),
  /** 'reverse' when the caller may take it back. */
  can: Can,
});
export type PaymentView = Static<typeof PaymentView>;

/** A payment in a list over many bills. */
export const PaymentRow = closed({ ...PaymentView.properties, patient: PatientBrief });
export type PaymentRow = Static<typeof PaymentRow>;
