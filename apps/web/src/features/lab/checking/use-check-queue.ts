import { listWorklist } from '@nidan/contract/lab/results/worklist-endpoints';
import { useWholeList } from '../../../kernel/api/use-whole-list.ts';
import { queueOf } from './check-queue.ts';

const PAGE = 200;
const FOLLOWED = ['BILL_TEST', 'BILL_PARAMETER'] as const;

/** Every bill that waits for a check or has a test on hold. */
export function useCheckQueue() {
  // What is worst stands first wherever it is in the list, so all of it is needed.
  const query = useWholeList(
    listWorklist,
    { query: { state: 'completed,onHold', limit: PAGE, deltas: true } },
    { follows: FOLLOWED },
  );
  return { query, bills: queueOf(query.data?.pages.flatMap(({ rows }) => rows) ?? []) };
}
