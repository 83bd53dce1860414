import { REFUND_CAUSES } from '@nidan/domain/money/refund-rule';
import { type Static, Type } from 'typebox';
import { Can, closed, Id, Instant, nullable, Paise, Version } from '../../kernel/shapes.ts';
import { PatientBrief } from '../../people/patients/patient-brief.ts';

export const RefundCause = Type.Enum([...REFUND_CAUSES]);

/** Money that goes back to the patient, and the lines that it takes off the bill. */
export const RefundView = closed({
  refundId: Id,
  billId: Id,
  labNo: Type.String(),
  /** Null until it is paid. */
  number: nullable(Type.String()),
  state: Type.String(),
  stateLabel: Type.String(),
  cause: RefundCause,
  mode: Type.String(),
  reference: Type.String(),
  /** What the patient gets. */
  amountPaise: Paise,
  /** What the lab keeps of the lines. */
  handlingPaise: Paise,
  reason: Type.String(),
  /** Empty: what was owed to the patient already goes back. */
  lines: Type.Array(closed({ lineId: Id, code: Type.String(), rule: Type.String(), netPaise: Paise })),
  location: Type.String(),
  requestedAt: Instant,
  requestedBy: Type.String(),
  decidedAt: nullable(Instant),
  decidedBy: nullable(Type.String()),
  decisionReason: nullable(Type.String()),
  version: Version,
  /** 'approve' or 'reject': what the caller may do with it. */
  can: Can,
});
export type RefundView = Static<typeof RefundView>;

/** A refund in a list over many bills. */
export const RefundRow = closed({ ...RefundView.properties, patient: PatientBrief });
export type RefundRow = Static<typeof RefundRow>;
