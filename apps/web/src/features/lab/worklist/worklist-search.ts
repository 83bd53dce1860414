import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import type { countWorklist } from '@nidan/contract/lab/results/worklist-endpoints';
import { BILL_PRIORITIES } from '@nidan/domain/enumerations/bills';
import { WORKLIST_STATES } from '@nidan/domain/results/worklist-states';
import { URGENCIES } from '@nidan/domain/time/turn-around';
import type { SearchStateOf } from '../../../kernel/route/search-state.ts';

export type WorklistQuery = QueryOf<typeof countWorklist>;

/** What of the worklist stands in the address; result entry keeps it, so that it knows the next sample. */
export const worklistSearch = {
  q: '',
  dept: '',
  item: '',
  state: [] as readonly string[], // as: an empty list says nothing of its items
  urgency: '',
  flag: '',
  priority: '',
};
export type WorklistSearch = SearchStateOf<typeof worklistSearch>;

const FLAGS = ['critical', 'abnormal', 'normal'] as const;

/** The filter that the address asks for; what it does not know is left out. */
export function worklistQuery(search: WorklistSearch): WorklistQuery {
  const states = WORKLIST_STATES.filter((state) => search.state.includes(state));
  const q = search.q.trim();
  const urgency = URGENCIES.find((one) => one === search.urgency);
  const flag = FLAGS.find((one) => one === search.flag);
  const priority = BILL_PRIORITIES.find((one) => one === search.priority);
  return {
    ...(search.dept === '' ? {} : { departmentId: search.dept }),
    ...(search.item === '' ? {} : { testId: search.item }),
    ...(states.length === 0 ? {} : { state: states.join(',') }),
    ...(urgency ? { urgency } : {}),
    ...(flag ? { flag } : {}),
    ...(priority ? { priority } : {}),
    ...(q === '' ? {} : { q }),
  };
}

/** Saved views: each sets state, urgency and priority; department, test and search stay. */
export const WORKLIST_VIEWS = {
  bench: { state: [], urgency: '', priority: '' },
  urgent: { state: [], urgency: '', priority: 'stat' },
  late: { state: [], urgency: 'hot', priority: '' },
  rerun: { state: ['rerun'], urgency: '', priority: '' },
  hold: { state: ['onHold'], urgency: '', priority: '' },
} as const satisfies Record<string, Pick<WorklistSearch, 'state' | 'urgency' | 'priority'>>;
export type WorklistView = keyof typeof WORKLIST_VIEWS;
export const worklistViews: readonly WorklistView[] = ['bench', 'urgent', 'late', 'rerun', 'hold'];

/** The view that the filters amount to; null for a mixture of its own. */
export function viewOf(search: WorklistSearch): WorklistView | null {
  return (
    worklistViews.find((name) => {
      const { state, urgency, priority } = WORKLIST_VIEWS[name];
      return (
        urgency === search.urgency &&
        priority === search.priority &&
        state.join(',') === search.state.join(',')
      );
    }) ?? null
  );
}
