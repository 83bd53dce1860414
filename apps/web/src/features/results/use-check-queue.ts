import { listWorklist } from '@nidan/contract/results/worklist-endpoints';
import { useWholeList } from '../../kernel/api/use-whole-list.ts';
import { queueOf } from './check-queue.ts';

const PAGE = 200;
const RENEW = 30_000;

/** Every bill that waits for a check or has a test on hold. */
export function useCheckQueue() {
  // What is worst stands first wherever it is in the list, so all of it is needed.
  const query = useWholeList(
    listWorklist,
    { query: { state: 'completed,onHold', limit: PAGE, deltas: true } },
    { refetchEvery: RENEW },
  );
  return { query, bills: queueOf(query.data?.pages.flatMap(({ rows }) => rows) ?? []) };
}
