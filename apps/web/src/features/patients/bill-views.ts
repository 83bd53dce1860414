import type { listBills } from '@nidan/contract/billing/bill-endpoints';
import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import { addDays } from '@nidan/domain/time/calendar-date';
import { calendarDateIn, startOfDayIn } from '@nidan/domain/time/zone';
import { billTest } from '@nidan/domain/status-sets/bill-test';

/** Days of registration that the list can be narrowed to. */
export const WHEN = ['today', 'yesterday', 'week', 'month', 'all'] as const;
export type When = (typeof WHEN)[number];

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

const WHEN_OF: Readonly<Record<View, When>> = {
  today: 'today',
  dues: 'month',
  ready: 'week',
  home: 'week',
  mine: 'today',
};

/** State of the list as it stands in the address; '' is "as the view has it". */
export interface ListState {
  readonly view: string;
  readonly q: string;
  readonly when: string;
  readonly centre: string;
  readonly doctor: string;
  readonly state: string;
  readonly due: boolean;
}

export interface Clock {
  readonly zone: string;
  readonly now: Date;
}

/** The view of an address; today for anything unknown. */
export function viewOf({ view }: Pick<ListState, 'view'>): View {
  return VIEWS.find((one) => one === view) ?? 'today';
}

/** The days that are shown: those picked, else any day while something is searched, else those of the view. */
export function whenOf(state: Pick<ListState, 'view' | 'q' | 'when'>): When {
  const picked = WHEN.find((one) => one === state.when);
  return picked ?? (state.q.trim() === '' ? WHEN_OF[viewOf(state)] : 'all');
}

/** The filter of a saved view by itself, for its count. */
export function filterOfView(view: View, clock: Clock): BillFilter {
  return { ...FILTER_OF[view], ...daysOf(WHEN_OF[view], clock) };
}

/** The filter of the list. */
export function filterOfList(state: ListState, clock: Clock): BillFilter {
  const { q, centre, doctor, due } = state;
  const picked = billTest.stateNames.find((name) => name === state.state);
  return {
    ...FILTER_OF[viewOf(state)],
    ...daysOf(whenOf(state), clock),
    ...(q.trim() === '' ? {} : { q: q.trim() }),
    ...(centre === '' ? {} : { locationId: centre }),
    ...(doctor === '' ? {} : { doctorId: doctor }),
    ...(picked === undefined ? {} : { state: picked }),
    ...(due ? { dueOnly: true } : {}),
  };
}

/** Whether search or filters narrow what the view shows. */
export function isNarrowed({ q, when, centre, doctor, state, due }: ListState): boolean {
  return [q.trim(), when, centre, doctor, state].some((text) => text !== '') || due;
}

/** Before the first bill: a count without a beginning would be of the last 7 days. */
const EVER = '2000-01-01T00:00:00.000Z';

function daysOf(when: When, { zone, now }: Clock): BillFilter {
  const today = calendarDateIn(zone, now);
  const start = (days: number): string => startOfDayIn(zone, addDays(today, days)).toISOString();
  switch (when) {
    case 'today':
      return { from: start(0) };
    case 'yesterday':
      return { from: start(-1), to: start(0) };
    case 'week':
      return { from: start(-6) };
    case 'month':
      return { from: start(-29) };
    case 'all':
      return { from: EVER };
  }
}
