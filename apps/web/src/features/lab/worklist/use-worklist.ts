import { countWorklist, listWorklist } from '@nidan/contract/lab/results/worklist-endpoints';
import { useApiPages, useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { rowsOf } from '../../../kernel/ui/paged-query.ts';
import { WORKLIST_VIEWS, worklistQuery, type WorklistSearch, type WorklistView } from './worklist-search.ts';

const PAGE = 100;
const FOLLOWED = ['BILL', 'BILL_TEST', 'BILL_PARAMETER', 'BILL_SAMPLE'] as const;

/** The rows of a search, its counts, and how many rows each saved view would show under the same department, test and text. */
export function useWorklist(search: WorklistSearch) {
  const query = worklistQuery(search);
  const list = useApiPages(listWorklist, { query: { ...query, limit: PAGE } }, { follows: FOLLOWED });
  const counts = useApiQuery(countWorklist, { query }, { follows: FOLLOWED });
  const bench = useApiQuery(
    countWorklist,
    { query: worklistQuery({ ...search, ...WORKLIST_VIEWS.bench }) },
    { follows: FOLLOWED },
  ).data;
  const urgent = useApiQuery(
    countWorklist,
    { query: worklistQuery({ ...search, ...WORKLIST_VIEWS.urgent }) },
    { follows: FOLLOWED },
  ).data;
  const inState = (state: string): number | undefined =>
    bench?.states.find((one) => one.state === state)?.count;
  const views: Record<WorklistView, number | undefined> = {
    bench: bench?.total,
    urgent: urgent?.total,
    late: bench?.urgency.hot,
    rerun: inState('rerun'),
    hold: inState('onHold'),
  };
  return { list, counts, views, rows: rowsOf(list) };
}
