import { DATES_SEARCH } from '../../../kernel/dates/list-dates.ts';

export const LEDGER_VIEWS = ['balance', 'statement', 'days'] as const;
export type LedgerViewName = (typeof LEDGER_VIEWS)[number];

/** State of the ledger in the address. */
export const LEDGER_SEARCH = { view: 'balance', account: '', place: '', agency: '', q: '', ...DATES_SEARCH };
export type LedgerSearch = Readonly<typeof LEDGER_SEARCH>;
