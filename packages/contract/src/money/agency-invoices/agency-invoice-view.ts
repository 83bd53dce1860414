import { INVOICE_KINDS, INVOICE_LINE_KINDS } from '@nidan/domain/agencies/invoice-words';
import { BILLING_CYCLES, INVOICE_PRINT_MODES } from '@nidan/domain/enumerations/agencies';
import { accountingNote } from '@nidan/domain/status-sets/money/accounting-note';
import { invoice } from '@nidan/domain/status-sets/money/invoice';
import { type Static, Type } from 'typebox';
import { CalendarDate, Can, closed, Id, Instant, nullable, Paise, Version } from '../../kernel/shapes.ts';

/** An invoice of an agency, as it is listed and opened. */
export const AgencyInvoiceView = closed({
  invoiceId: Id,
  /** Null before it is sent. */
  number: nullable(Type.String()),
  kind: Type.Enum([...INVOICE_KINDS]),
  agencyId: Id,
  code: Type.String(),
  agency: Type.String(),
  location: Type.String(),
  from: CalendarDate,
  to: CalendarDate,
  cycle: Type.Enum([...BILLING_CYCLES]),
  /** Stored or derived: of a sent one how far it is paid. */
  state: Type.Enum([...invoice.stateNames]),
  stateLabel: Type.String(),
  bills: Type.Integer(),
  lines: Type.Integer(),
  /** What is exempt, what is taxed (without its tax), and the tax: together the total. */
  exemptPaise: Paise,
  taxedPaise: Paise,
  taxPaise: Paise,
  totalPaise: Paise,
  /** What receipts and credit notes pay of it. */
  allocatedPaise: Paise,
  /** Null of one that is not sent. */
  duePaise: nullable(Paise),
  creditDays: Type.Integer(),
  /** Null before it is sent. */
  dueOn: nullable(CalendarDate),
  /** How many days it is over due; 0 of one that is not. */
  overdueDays: Type.Integer(),
  printMode: Type.Enum([...INVOICE_PRINT_MODES]),
  cutAt: Instant,
  cutBy: Type.String(),
  sentAt: nullable(Instant),
  sentBy: nullable(Type.String()),
  /** The credit note by which it is cancelled; null: it is not. One that waits for approval has no number. */
  cancel: nullable(
    closed({
      creditNoteId: Id,
      number: nullable(Type.String()),
      state: Type.Enum([...accountingNote.stateNames]),
    }),
  ),
  version: Version,
  /** 'recut', 'discard', 'send' of a draft; 'pay', 'cancel' of one that is sent. */
  can: Can,
});
export type AgencyInvoiceView = Static<typeof AgencyInvoiceView>;

/** What an invoice charges of one test or one debit note. */
export const AgencyInvoiceLine = closed({
  /** On the invoice, from 1 on. */
  position: Type.Integer(),
  kind: Type.Enum([...INVOICE_LINE_KINDS]),
  billId: Id,
  labNo: Type.String(),
  billedOn: CalendarDate,
  /** Masked for demo users. */
  patient: Type.String(),
  /** Test, or number of the debit note. */
  what: Type.String(),
  checkedOn: nullable(CalendarDate),
  /** Number of the invoice that a correction corrects. */
  corrects: nullable(Type.String()),
  /** What a patient who walks in pays; null where it is unknown, or where the print mode does not tell it. */
  mrpPaise: nullable(Paise),
  /** Tax is included. */
  amountPaise: Paise,
  gstPercent: nullable(Type.Integer()),
  taxPaise: Paise,
});
export type AgencyInvoiceLine = Static<typeof AgencyInvoiceLine>;

/** Invoices of all agencies of a cycle that are cut one after the other. */
export const InvoiceRunView = closed({
  runId: Id,
  cycle: Type.Enum([...BILLING_CYCLES]),
  from: CalendarDate,
  to: CalendarDate,
  /** Agencies of the cycle, how many of them were looked at, and how many got an invoice. */
  agencies: Type.Integer(),
  looked: Type.Integer(),
  made: Type.Integer(),
  totalPaise: Paise,
  isDone: Type.Boolean(),
  begunAt: Instant,
  begunBy: Type.String(),
  endedAt: nullable(Instant),
});
export type InvoiceRunView = Static<typeof InvoiceRunView>;
