import type { CalendarDate } from '@nidan/domain/time/calendar-date';

export const LEDGER_VIEWS = ['balance', 'statement', 'days'] as const;
export type LedgerViewName = (typeof LEDGER_VIEWS)[number];

/** State of the ledger in the address. */
export const LEDGER_SEARCH = { view: 'balance', from: '', to: '', account: '', place: '', agency: '', q: '' };
export type LedgerSearch = Readonly<typeof LEDGER_SEARCH>;

/** The days of an address: from the first of this month through today unless told. */
export function daysOf({ from, to }: LedgerSearch, today: CalendarDate) {
  return { from: from === '' ? `${today.slice(0, 8)}01` : from, to: to === '' ? today : to };
}
