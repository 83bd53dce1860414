import { type Static, Type } from 'typebox';
import { Can, closed, Id, Instant, nullable, Paise, Version } from '../../kernel/shapes.ts';
import { PatientBrief } from '../../people/patients/patient-brief.ts';

/** Money that a patient paid ahead. Amount less settled and returned is what is left. */
export const AdvanceView = closed({
  advanceId: Id,
  number: Type.String(),
  patient: PatientBrief,
  state: Type.String(),
  stateLabel: Type.String(),
  mode: Type.String(),
  reference: Type.String(),
  amountPaise: Paise,
  /** What paid bills and was not taken back. */
  settledPaise: Paise,
  /** What went back to the patient. */
  returnedPaise: Paise,
  balancePaise: Paise,
  /** The bill that was paid with more than was due; null for money that was brought ahead. */
  billId: nullable(Id),
  location: Type.String(),
  receivedAt: Instant,
  receivedBy: Type.String(),
  decidedAt: nullable(Instant),
  decidedBy: nullable(Type.String()),
  decisionReason: nullable(Type.String()),
  version: Version,
  /** 'settle', 'refund', 'approve', 'reject' or 'cancel': what the caller may do with it. */
  can: Can,
});
export type AdvanceView = Static<typeof AdvanceView>;

/** What an advance was used for: a bill that it paid, a payment that was taken back, or money that was returned. */
export const AdvanceUse = closed({
  /** Of the payment, its reversal, or the return. */
  id: Id,
  number: Type.String(),
  kind: Type.Enum(['payment', 'reversal', 'return']),
  billId: nullable(Id),
  labNo: nullable(Type.String()),
  /** What a return was paid in; null for a bill. */
  mode: nullable(Type.String()),
  reason: nullable(Type.String()),
  /** Negative for a reversal, which gives it back to the advance. */
  amountPaise: Paise,
  at: Instant,
  by: Type.String(),
});
export type AdvanceUse = Static<typeof AdvanceUse>;
