import { COLLECTION_GROUPS, type CollectionGroup } from '@nidan/contract/ledger/collection-view';
import { PAYMENT_MODES } from '@nidan/domain/money/payment-mode';
import type { CalendarDate } from '@nidan/domain/time/calendar-date';

export const DAY_BOOK_VIEWS = ['register', ...COLLECTION_GROUPS] as const;
export type DayBookView = (typeof DAY_BOOK_VIEWS)[number];

/** State of the day book in the address; `personName` is what the chip of the filter says. */
export const DAY_BOOK_SEARCH = {
  view: 'register',
  from: '',
  to: '',
  mode: '',
  place: '',
  person: '',
  personName: '',
};
export type DayBookSearch = Readonly<typeof DAY_BOOK_SEARCH>;

/** What an address asks for: today unless told. */
export function collectionFilterOf(state: DayBookSearch, today: CalendarDate) {
  const { from, to, place, person } = state;
  const mode = PAYMENT_MODES.find((one) => one === state.mode);
  return {
    from: from === '' ? today : from,
    to: to === '' ? today : to,
    ...(mode === undefined ? {} : { mode }),
    ...(place === '' ? {} : { locationId: place }),
    ...(person === '' ? {} : { userId: person }),
  };
}

/** The address that shows what a sum is made of. */
export function drillInto(
  by: CollectionGroup,
  { key, label }: { readonly key: string; readonly label: string },
) {
  const view = 'register';
  if (by === 'mode') return { view, mode: key };
  if (by === 'location') return { view, place: key };
  if (by === 'person') return { view, person: key, personName: label };
  return { view, from: key, to: key };
}
