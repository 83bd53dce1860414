import type { RateListView } from '@nidan/contract/catalogue/rates/rate-view';
import { MOST_COLUMNS } from '@nidan/contract/catalogue/rates/rate-endpoints';
import { endFault, type Period, startFault } from '@nidan/domain/rates/price-rules';
import { addDays, addMonths, type CalendarDate } from '@nidan/domain/time/calendar-date';

export const RATE_VIEWS = ['grid', 'agencies', 'ends', 'compare', 'lists'] as const;
export type RateViewName = (typeof RATE_VIEWS)[number];

/** State of the rates in the address; `lists` are ids with commas between them. */
export const RATES_SEARCH = {
  view: 'grid',
  q: '',
  department: '',
  agency: '',
  list: '',
  lists: '',
  from: '',
  until: '',
  against: 'today',
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

/** The last day of a period; null: it has no end. People name the last day, prices keep the day after it. */
export function lastDayOf({ until }: Pick<Period, 'until'>): CalendarDate | null {
  return until === null ? null : addDays(until, -1);
}

/** The part of the address that ends a period on its last day; null: without an end. */
export function endOn(last: CalendarDate | null): Pick<RatesSearch, 'until'> {
  return { until: last === null ? '' : addDays(last, 1) };
}

/** What is wrong with a period of which prices are to be set; null when nothing is. */
export function periodFault(period: Period, today: CalendarDate): 'beginsPast' | 'endsEarly' | null {
  if (startFault(period, today) !== null) return 'beginsPast';
  return endFault(period) === null ? null : 'endsEarly';
}

/** What the prices of a day are held against; the address may say 'none'. */
export const AGAINST = ['today', 'yearBefore'] as const;
export type Against = (typeof AGAINST)[number];

const MONTHS_OF_YEAR = 12;

/** The day that one of them means. */
export function againstDay(against: Against, { from }: { from: CalendarDate }, today: CalendarDate) {
  return against === 'today' ? today : addMonths(from, -MONTHS_OF_YEAR);
}

/** The day whose prices stand beside those of a period; null for none, or for the first day of the period itself. */
export function comparedDay({ against, from }: RatesSearch, today: CalendarDate): CalendarDate | null {
  const asked = AGAINST.find((one) => one === against);
  const first = from === '' ? today : from;
  const day = asked === undefined ? null : againstDay(asked, { from: first }, today);
  return day === first ? null : day;
}
