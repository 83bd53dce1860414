import type { listBills } from '@nidan/contract/money/bills/bill-endpoints';
import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import type { SeenFrom } from '@nidan/domain/time/asked-dates';
import { fieldOf } from '../../../kernel/search/field-of.ts';
import {
  DATES_SEARCH,
  type DatesSearch,
  datesOf,
  type ListDates,
  type ListRange,
} from '../../../kernel/dates/list-dates.ts';

export const VIEWS = ['today', 'dues', 'ready', 'home', 'mine'] as const;
export type View = (typeof VIEWS)[number];

export type BillFilter = Omit<QueryOf<typeof listBills>, 'cursor' | 'limit'>;

/** What a saved view filters by, besides its days. */
const FILTER_OF: Readonly<Record<View, BillFilter>> = {
  today: {},
  dues: { dueOnly: true },
  ready: { state: 'checked' },
  home: { bookingSource: 'home_collection' },
  mine: { mine: true },
};

const DATES_OF: Readonly<Record<View, ListRange>> = {
  today: 'today',
  dues: 'last30',
  ready: 'last7',
  home: 'last7',
  mine: 'today',
};

/** State of the list as it stands in the address; '' is "as the view has it". */
export interface ListState extends DatesSearch {
  readonly view: string;
  readonly q: string;
  /** The field that is searched; '' for all that find a bill. */
  readonly by: string;
  readonly centre: string;
  readonly doctor: string;
  readonly state: string;
  readonly due: boolean;
}

/** The view of an address; today for anything unknown. */
export function viewOf({ view }: Pick<ListState, 'view'>): View {
  return VIEWS.find((one) => one === view) ?? 'today';
}

/** The days that are shown until others are picked: any day while something is searched, else those of the view. */
export function standardOf(state: Pick<ListState, 'view' | 'q'>): ListRange {
  return state.q.trim() === '' ? DATES_OF[viewOf(state)] : 'allTime';
}

/** The filter of a saved view by itself, for its count. */
export function filterOfView(view: View, seen: SeenFrom): BillFilter & ListDates {
  return { ...FILTER_OF[view], ...datesOf(DATES_SEARCH, seen, DATES_OF[view]) };
}

function soughtIn(by: string): BillFilter {
  const field = fieldOf('bills', by);
  return field === null ? {} : { by: field };
}

/** The filter of the list. */
export function filterOfList(state: ListState, seen: SeenFrom): BillFilter & ListDates {
  const { q, by, centre, doctor, due } = state;
  const picked = billTest.stateNames.find((name) => name === state.state);
  return {
    ...FILTER_OF[viewOf(state)],
    ...datesOf(state, seen, standardOf(state)),
    ...(q.trim() === '' ? {} : { q: q.trim(), ...soughtIn(by) }),
    ...(centre === '' ? {} : { locationId: centre }),
    ...(doctor === '' ? {} : { doctorId: doctor }),
    ...(picked === undefined ? {} : { state: picked }),
    ...(due ? { dueOnly: true } : {}),
  };
}

/** Whether search or filters narrow what the view shows. */
export function isNarrowed({ q, dates, centre, doctor, state, due }: ListState): boolean {
  return [q.trim(), dates, centre, doctor, state].some((text) => text !== '') || due;
}
