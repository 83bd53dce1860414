import { CREDIT_KINDS, PROMISE_OUTCOMES } from '@nidan/domain/agencies/invoice-words';
import { type Static, Type } from 'typebox';
import { CalendarDate, closed, Id, Instant, nullable, Paise, Version } from '../../kernel/shapes.ts';

/** An invoice of which something is due. */
export const OpenInvoice = closed({
  invoiceId: Id,
  number: Type.String(),
  from: CalendarDate,
  to: CalendarDate,
  sentOn: CalendarDate,
  dueOn: CalendarDate,
  /** Since it was sent. */
  ageDays: Type.Integer(),
  /** Over due; 0 of one that is not. */
  overdueDays: Type.Integer(),
  totalPaise: Paise,
  allocatedPaise: Paise,
  duePaise: Paise,
  version: Version,
});
export type OpenInvoice = Static<typeof OpenInvoice>;

/** What an agency paid, or was given by a credit note, and does not pay an invoice yet. */
export const UnallocatedCredit = closed({
  kind: Type.Enum([...CREDIT_KINDS]),
  /** Of the receipt or the note. */
  id: Id,
  number: Type.String(),
  on: CalendarDate,
  reference: Type.String(),
  amountPaise: Paise,
  leftPaise: Paise,
});
export type UnallocatedCredit = Static<typeof UnallocatedCredit>;

/** What a receipt or a credit note pays of an invoice. */
export const AgencyAllocationView = closed({
  allocationId: Id,
  invoiceId: Id,
  invoiceNumber: Type.String(),
  kind: Type.Enum([...CREDIT_KINDS]),
  creditId: Id,
  creditNumber: Type.String(),
  amountPaise: Paise,
  allocatedAt: Instant,
  allocatedBy: Type.String(),
  /** When it was taken back; null: it holds. */
  endedAt: nullable(Instant),
  endedBy: nullable(Type.String()),
  reason: nullable(Type.String()),
});
export type AgencyAllocationView = Static<typeof AgencyAllocationView>;

/** What is due of an agency, by age. */
export const AgeingRow = closed({
  agencyId: Id,
  code: Type.String(),
  agency: Type.String(),
  /** In the order of `AGE_BANDS`. */
  bandsPaise: Type.Array(Paise),
  duePaise: Paise,
  /** Receipts and credit notes that pay no invoice yet. */
  unallocatedPaise: Paise,
  /** Day of the oldest invoice of which something is due. */
  oldest: nullable(CalendarDate),
});
export type AgeingRow = Static<typeof AgeingRow>;

/** What an agency promised to pay, and what became of it. */
export const FollowUpView = closed({
  followUpId: Id,
  agencyId: Id,
  code: Type.String(),
  agency: Type.String(),
  /** Who of the agency was spoken to. */
  who: Type.String(),
  note: Type.String(),
  promisedOn: CalendarDate,
  amountPaise: Paise,
  /** What came from when it was promised to that day. */
  receivedPaise: Paise,
  outcome: Type.Enum([...PROMISE_OUTCOMES]),
  notedAt: Instant,
  notedBy: Type.String(),
});
export type FollowUpView = Static<typeof FollowUpView>;
