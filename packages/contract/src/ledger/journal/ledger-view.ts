import { type Static, Type } from 'typebox';
import { CalendarDate, closed, Id, Instant, nullable, Paise } from '../../kernel/shapes.ts';

/** An account over some days: debits less credits at the start and at the end, and both sides of what moved between. */
export const AccountTurnover = closed({
  account: Type.String(),
  label: Type.String(),
  openingPaise: Paise,
  debitPaise: Paise,
  creditPaise: Paise,
  closingPaise: Paise,
});
export type AccountTurnover = Static<typeof AccountTurnover>;

export const TrialBalance = closed({
  accounts: Type.Array(AccountTurnover),
  /** Sums over all accounts: opening and closing are nothing, debits are credits. */
  total: closed({ openingPaise: Paise, debitPaise: Paise, creditPaise: Paise, closingPaise: Paise }),
  /** The last day that is closed. */
  closedThrough: nullable(CalendarDate),
});
export type TrialBalance = Static<typeof TrialBalance>;

export const StatementLine = closed({
  postingId: Id,
  at: Instant,
  day: CalendarDate,
  kind: Type.String(),
  /** Number of the bill, receipt, reversal, refund, advance or note. */
  number: Type.String(),
  /** Empty for money that is paid ahead. */
  labNo: Type.String(),
  billId: nullable(Id),
  /** The account on the other side. */
  against: Type.String(),
  debitPaise: Paise,
  creditPaise: Paise,
  /** Debits less credits up to and with this line. */
  balancePaise: Paise,
});
export type StatementLine = Static<typeof StatementLine>;

export const Statement = closed({
  rows: Type.Array(StatementLine),
  next: nullable(Type.String()),
  openingPaise: Paise,
  debitPaise: Paise,
  creditPaise: Paise,
  closingPaise: Paise,
});
export type Statement = Static<typeof Statement>;

export const ClosedDay = closed({
  day: CalendarDate,
  closedAt: Instant,
  /** Null: the product closed it by itself. */
  by: nullable(Type.String()),
  postings: Type.Integer(),
  amountPaise: Paise,
});
export type ClosedDay = Static<typeof ClosedDay>;
