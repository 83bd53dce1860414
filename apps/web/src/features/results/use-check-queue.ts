import { listWorklist } from '@nidan/contract/results/worklist-endpoints';
import { useEffect } from 'react';
import { useApiPages } from '../../kernel/api/use-api-query.ts';
import { queueOf } from './check-queue.ts';

const PAGE = 200;
const RENEW = 30_000;

/** Every bill that waits for a check or has a test on hold. */
export function useCheckQueue() {
  const query = useApiPages(
    listWorklist,
    { query: { state: 'completed,onHold', limit: PAGE, deltas: true } },
    { refetchEvery: RENEW },
  );
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  // What is worst stands first wherever it is in the list, so all of it is needed.
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  return { query, bills: queueOf(query.data?.pages.flatMap(({ rows }) => rows) ?? []) };
}
