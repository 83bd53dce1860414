import type { DashboardView } from '@nidan/contract/insight/dashboard/dashboard-endpoints';
import { WORKLIST_STATES } from '@nidan/domain/results/worklist-states';
import { rangeText } from '../../../kernel/dates/list-dates.ts';
import { hashOf } from '../../../kernel/route/hash-route.ts';

interface Days {
  readonly from: string;
  readonly to: string;
}

export const DASHBOARD_NUMBERS = [
  'registrations',
  'takenPaise',
  'reportsOut',
  'inTime',
  'controlsPassed',
  'duesPaise',
] as const satisfies readonly (keyof DashboardView)[];
export type DashboardNumber = (typeof DASHBOARD_NUMBERS)[number];

const on = ({ from, to }: Days) => ({ dates: rangeText('custom'), from, to });

/** The list that a number counts, at the same days. */
export function listOfNumber(number: DashboardNumber, days: Days): string {
  switch (number) {
    case 'registrations':
      return hashOf('patients', on(days));
    case 'duesPaise':
      return hashOf('patients', { view: 'dues', ...on(days) });
    case 'takenPaise':
      return hashOf('finance', on(days));
    case 'reportsOut':
      return hashOf('dispatch', on(days));
    case 'controlsPassed':
      return hashOf('qc', { view: 'runs', ...on(days) });
    case 'inTime':
      return hashOf('turn-around', { view: 'tests', which: 'judged', ...on(days) });
  }
}

/** The tests of one cell of the heat. */
export function listOfCell(departmentId: string, hour: number | null, days: Days): string {
  const at = hour === null ? {} : { hour: String(hour) };
  return hashOf('turn-around', { view: 'tests', which: 'judged', dept: departmentId, ...at, ...on(days) });
}

/** The open tests in a state, or all of them that are urgent so. */
export function listOfOpen(part: { readonly state: string } | { readonly urgency: string }): string {
  if ('state' in part) return hashOf('work', { state: part.state });
  return hashOf('work', { state: WORKLIST_STATES.join(','), urgency: part.urgency });
}

const WAITING: Readonly<Record<DashboardView['waits'][number]['kind'], string>> = {
  criticals: hashOf('critical'),
  late: listOfOpen({ urgency: 'hot' }),
  holds: hashOf('qc', { view: 'holds' }),
  approvals: hashOf('approvals'),
  machineData: hashOf('machine-data'),
  heldReports: hashOf('dispatch', { view: 'onHold', dates: rangeText('allTime') }),
  failedReports: hashOf('reports'),
};

/** Where somebody does what waits. */
export function listOfWait(kind: DashboardView['waits'][number]['kind']): string {
  return WAITING[kind];
}
