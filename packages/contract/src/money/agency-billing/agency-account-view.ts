import { BANK_TRANSFERS } from '@nidan/domain/money/payment-mode';
import { LADDER_STEPS } from '@nidan/domain/agencies/account-standing';
import {
  AGENCY_ACCOUNT_MODES,
  AGENCY_PAYMENT_TYPES,
  BILLING_CYCLES,
} from '@nidan/domain/enumerations/agencies';
import { type Static, Type } from 'typebox';
import { CalendarDate, Can, closed, Id, Instant, nullable, Paise, Version } from '../../kernel/shapes.ts';

export const AgencyStandingName = Type.Enum(['in-order', 'warned', ...LADDER_STEPS]);

const row = {
  agencyId: Id,
  code: Type.String(),
  agency: Type.String(),
  paymentType: Type.Enum([...AGENCY_PAYMENT_TYPES]),
  accountMode: Type.Enum([...AGENCY_ACCOUNT_MODES]),
  billingCycle: Type.Enum([...BILLING_CYCLES]),
  /** Deposits and credit notes less charges and debit notes: below nothing is owed. */
  balancePaise: Paise,
  limitPaise: Paise,
  /** Balance and limit. */
  availablePaise: Paise,
  /** Part of deposits, credit notes and limit that is spent, in whole per cent. */
  spentPercent: Type.Integer(),
  standing: AgencyStandingName,
};

/** An agency in the list of accounts. */
export const AgencyAccountRow = closed(row);
export type AgencyAccountRow = Static<typeof AgencyAccountRow>;

/** The account of an agency with its working, and what comes next. */
export const AgencyAccountView = closed({
  ...row,
  depositsPaise: Paise,
  creditNotesPaise: Paise,
  chargesPaise: Paise,
  debitNotesPaise: Paise,
  /** What the agency owes: its balance below nothing. */
  owesPaise: Paise,
  /** What its patients owe on its bills, which the agency does not pay. */
  patientsOwePaise: Paise,
  patientsOweBills: Type.Integer(),
  /** How many days after it was sent an invoice is due. */
  creditDays: Type.Integer(),
  /** Since when less than nothing is available. */
  belowSince: nullable(CalendarDate),
  /** When it comes to which step unless it pays; none while it is not below nothing. */
  ladder: Type.Array(closed({ step: Type.Enum([...LADDER_STEPS]), on: CalendarDate })),
  version: Version,
  /** 'receive', 'setLimit': what the caller may do with it. */
  can: Can,
});
export type AgencyAccountView = Static<typeof AgencyAccountView>;

/** A row of the ledger of an agency: a document, or the charges of a day. */
export const AgencyLedgerRow = closed({
  id: Type.String(),
  day: CalendarDate,
  kind: Type.Enum(['charges', 'debit', 'receipt', 'reversal', 'credit']),
  /** Of the receipt or the note; null for charges of a day. */
  number: nullable(Type.String()),
  /** Bills that were charged on the day; 0 of a document. */
  bills: Type.Integer(),
  debitPaise: Paise,
  creditPaise: Paise,
  /** After it; below nothing is owed. */
  balancePaise: Paise,
});
export type AgencyLedgerRow = Static<typeof AgencyLedgerRow>;

/** What an agency paid. */
export const AgencyReceiptView = closed({
  receiptId: Id,
  number: Type.String(),
  agencyId: Id,
  agency: Type.String(),
  mode: Type.String(),
  reference: Type.String(),
  clearedOn: nullable(CalendarDate),
  transfer: nullable(Type.Enum([...BANK_TRANSFERS])),
  paidOn: nullable(CalendarDate),
  amountPaise: Paise,
  tdsPaise: Paise,
  tdsSection: nullable(Type.String()),
  tdsCertificate: nullable(Type.String()),
  receivedAt: Instant,
  receivedBy: Type.String(),
  /** Number of the receipt that it takes back. */
  reverses: nullable(Type.String()),
  isReversed: Type.Boolean(),
  reason: nullable(Type.String()),
  version: Version,
  /** 'reverse', 'certify': what the caller may do with it. */
  can: Can,
});
export type AgencyReceiptView = Static<typeof AgencyReceiptView>;
