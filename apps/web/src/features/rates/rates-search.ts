import type { RateListView } from '@nidan/contract/rates/rate-view';
import { MOST_COLUMNS } from '@nidan/contract/rates/rate-endpoints';
import type { CalendarDate } from '@nidan/domain/time/calendar-date';

export const RATE_VIEWS = ['grid', 'ends', 'compare', 'lists'] as const;
export type RateViewName = (typeof RATE_VIEWS)[number];

/** State of the rates in the address; `lists` are ids with commas between them. */
export const RATES_SEARCH = {
  view: 'grid',
  q: '',
  department: '',
  lists: '',
  from: '',
  until: '',
  sel: '',
};
export type RatesSearch = Readonly<typeof RATES_SEARCH>;

/** Columns that are shown while none is chosen. */
const USUAL_COLUMNS = 6;

/** The lists of an address, in the order in which they were chosen; the first of all while none is. */
export function chosenLists(
  { lists }: Pick<RatesSearch, 'lists'>,
  all: readonly RateListView[],
  usual = USUAL_COLUMNS,
): RateListView[] {
  const chosen = lists
    .split(',')
    .flatMap((id) => all.find(({ rateListId }) => rateListId === id) ?? [])
    .slice(0, MOST_COLUMNS);
  return chosen.length > 0 ? chosen : all.slice(0, usual);
}

/** The period of an address: from today on without an end unless told. */
export function periodOf({ from, until }: RatesSearch, today: CalendarDate) {
  return { from: from === '' ? today : from, until: until === '' ? null : until };
}
