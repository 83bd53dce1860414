import { listWorklist } from '@nidan/contract/lab/results/worklist-endpoints';
import { useState } from 'react';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { billBeside, billsInOrder, waitsForEntry } from './bench-queue.ts';
import { worklistQuery, worklistSearch } from '../worklist/worklist-search.ts';

const READ = 200;
const FRESH = 15_000;

/** The samples of the worklist that one came from, for next and previous. */
export function useBenchQueue(billId: string) {
  const [search] = useSearchState(worklistSearch);
  const query = useApiQuery(
    listWorklist,
    { query: { ...worklistQuery(search), limit: READ } },
    { freshFor: FRESH },
  );
  const rows = query.data?.rows ?? [];
  const passes = search.state.length === 0 ? waitsForEntry : undefined;
  const bills = billsInOrder(rows, passes);
  // The order at the moment of opening: after a save the bill may stand in the list no more.
  const [before, setBefore] = useState<readonly string[] | null>(null);
  if (before === null && query.data && !query.isPlaceholderData) setBefore(billsInOrder(rows));
  return {
    beside: (step: 1 | -1): string | null => billBeside({ bills, before: before ?? [], billId, step }),
  };
}
