import { NOTE_KINDS } from '@nidan/domain/money/note-kind';
import { type Static, Type } from 'typebox';
import { Can, closed, Id, Instant, nullable, Paise, Version } from '../../kernel/shapes.ts';
import { PatientBrief } from '../../people/patients/patient-brief.ts';

/** A credit or debit note to a patient or an agency. Of a credit note, amount less settled is what still pays bills. */
export const NoteView = closed({
  noteId: Id,
  /** Null while it waits for approval, and of one that was rejected. */
  number: nullable(Type.String()),
  kind: Type.Enum([...NOTE_KINDS]),
  state: Type.String(),
  stateLabel: Type.String(),
  /** Its party, or the person of its bill where an agency is; null for an agency without a bill. */
  patient: nullable(PatientBrief),
  /** The agency that is its party; null where a patient is. */
  agencyId: nullable(Id),
  agency: nullable(Type.String()),
  /** The bill that it corrects; null for a credit note that is given for another reason. */
  billId: nullable(Id),
  billNumber: nullable(Type.String()),
  billedAt: nullable(Instant),
  labNo: nullable(Type.String()),
  amountPaise: Paise,
  /** What paid bills and was not taken back; nothing for a debit note. */
  settledPaise: Paise,
  /** What is left to pay bills; nothing for a debit note, which its bill owes. */
  balancePaise: Paise,
  reason: Type.String(),
  location: Type.String(),
  madeAt: Instant,
  madeBy: Type.String(),
  generatedAt: nullable(Instant),
  decidedAt: nullable(Instant),
  decidedBy: nullable(Type.String()),
  decisionReason: nullable(Type.String()),
  version: Version,
  /** 'settle' or 'cancel': what the caller may do with it. */
  can: Can,
});
export type NoteView = Static<typeof NoteView>;

/** What a note gives or claims of a line of its bill. */
export const NoteLine = closed({ lineId: Id, code: Type.String(), name: Type.String(), amountPaise: Paise });
export type NoteLine = Static<typeof NoteLine>;

/** The GST that a note includes at one rate, as its bill charged it. */
export const NoteTax = closed({
  ratePercent: Type.Integer(),
  taxablePaise: Paise,
  taxes: Type.Array(
    closed({ tax: Type.Enum(['CGST', 'SGST', 'IGST']), percent: Type.Number(), paise: Paise }),
  ),
});
export type NoteTax = Static<typeof NoteTax>;

/** A bill that a credit note paid, or a payment of it that was taken back. */
export const NoteUse = closed({
  /** Of the payment or its reversal. */
  paymentId: Id,
  number: Type.String(),
  kind: Type.Enum(['payment', 'reversal']),
  billId: Id,
  labNo: Type.String(),
  reason: nullable(Type.String()),
  /** Negative for a reversal, which gives it back to the note. */
  amountPaise: Paise,
  at: Instant,
  by: Type.String(),
});
export type NoteUse = Static<typeof NoteUse>;
