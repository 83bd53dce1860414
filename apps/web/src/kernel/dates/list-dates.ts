import { type AskedDates, daysAsked, findDatesFault, type SeenFrom } from '@nidan/domain/time/asked-dates';
import { DATE_PRESETS, DEFAULT_RANGE_DAYS, lastDays } from '@nidan/domain/time/date-filter';
import { datePartsOf, dayExists } from '@nidan/domain/time/calendar-date';
import { calendarDateIn } from '@nidan/domain/time/zone';

/** Part of the address of every dated list; '' is "as the list has it". */
export const DATES_SEARCH = { dates: '', from: '', to: '' };
export type DatesSearch = Readonly<typeof DATES_SEARCH>;

/** Ranges that move with the day, for which the specification has no code. */
const ROLLING = { last7: DEFAULT_RANGE_DAYS, last30: 30 } as const;

type Rolling = keyof typeof ROLLING;
export type Preset = keyof typeof DATE_PRESETS;
export type ListRange = Rolling | Preset;

/** The ranges in the order of the menu. */
export const LIST_RANGES: readonly ListRange[] = [
  'last7',
  'last30',
  // as: the keys of a constant are the names of its type
  ...(Object.keys(DATE_PRESETS) as Preset[]),
];

const isCalendarDate = (text: string): boolean => {
  const parts = datePartsOf(text);
  return parts !== null && dayExists(parts);
};

const isRolling = (range: ListRange): range is Rolling => range in ROLLING;

/** How a range stands in the address: a preset by its code. */
export function rangeText(range: ListRange): string {
  return isRolling(range) ? range : String(DATE_PRESETS[range]);
}

/** The query of a dated list. Whatever is read page by page says its dates, be it all time. */
export interface ListDates {
  readonly dates: number;
  readonly from?: string;
  readonly to?: string;
}

/** The dates of a list that is not narrowed by them, such as one of a single bill. */
export const ANY_DATES: ListDates = { dates: DATE_PRESETS.allTime };

/** The days of an address that say custom; null when they cannot be asked for. */
function customDates({ from, to }: DatesSearch, zone: string): ListDates | null {
  if (![from, to].every((day) => day === '' || isCalendarDate(day))) return null;
  const asked: AskedDates & ListDates = {
    dates: DATE_PRESETS.custom,
    ...(from === '' ? {} : { from }),
    ...(to === '' ? {} : { to }),
  };
  return findDatesFault(asked, zone) === null ? asked : null;
}

/** The range of an address: that of the list for anything unknown. */
export function rangeOf(search: DatesSearch, standard: ListRange, zone: string): ListRange {
  const range = LIST_RANGES.find((one) => rangeText(one) === search.dates) ?? standard;
  return range === 'custom' && customDates(search, zone) === null ? standard : range;
}

/** What an address asks a list for; `standard` is what the list shows first, the last 7 days unless told (spec §9). */
export function datesOf(search: DatesSearch, seen: SeenFrom, standard: ListRange = 'last7'): ListDates {
  const range = rangeOf(search, standard, seen.zone);
  if (isRolling(range)) {
    const { from, to } = lastDays(ROLLING[range], calendarDateIn(seen.zone, seen.now));
    return { dates: DATE_PRESETS.custom, from, to };
  }
  const days = range === 'custom' ? customDates(search, seen.zone) : null;
  return days ?? { dates: DATE_PRESETS[range] };
}

interface RangePicked {
  readonly shown: ListDates;
  readonly seen: SeenFrom;
  readonly standard: ListRange;
}

/** The change of an address that picks a range; own days begin as those that are shown. */
export function pickRange(range: ListRange, { shown, seen, standard }: RangePicked): DatesSearch {
  if (range !== 'custom') return { ...DATES_SEARCH, dates: range === standard ? '' : rangeText(range) };
  const today = calendarDateIn(seen.zone, seen.now);
  const { from, to } = daysAsked(shown, seen);
  const first = from ?? lastDays(DEFAULT_RANGE_DAYS, today).from;
  return { dates: rangeText('custom'), from: first, to: to ?? today };
}
