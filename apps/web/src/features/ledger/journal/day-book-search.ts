import { COLLECTION_GROUPS, type CollectionGroup } from '@nidan/contract/ledger/journal/collection-view';
import { PAYMENT_MODES } from '@nidan/domain/money/payment-mode';
import { DATES_SEARCH, type ListDates, rangeText } from '../../../kernel/dates/list-dates.ts';

export const DAY_BOOK_VIEWS = ['register', ...COLLECTION_GROUPS] as const;
export type DayBookView = (typeof DAY_BOOK_VIEWS)[number];

/** State of the day book in the address; `personName` is what the chip of the filter says. */
export const DAY_BOOK_SEARCH = {
  view: 'register',
  mode: '',
  place: '',
  person: '',
  personName: '',
  ...DATES_SEARCH,
};
export type DayBookSearch = Readonly<typeof DAY_BOOK_SEARCH>;

/** What an address asks for, on these dates. */
export function collectionFilterOf(state: DayBookSearch, dates: ListDates) {
  const { place, person } = state;
  const mode = PAYMENT_MODES.find((one) => one === state.mode);
  return {
    ...dates,
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
  return { view, dates: rangeText('custom'), from: key, to: key };
}
