import { listRefunds } from '@nidan/contract/money/refunds/refund-endpoints';
import { ANY_DATES } from '../../../kernel/dates/list-dates.ts';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { rowsOf } from '../../../kernel/ui/paged-query.ts';

/** What is asked for of refunds that wait: as many as are ever read at once. */
export const WAITING_REFUNDS = { query: { ...ANY_DATES, state: 'requested', limit: 200 } } as const;

/** How many refunds wait for the caller; of one's own somebody else decides. */
export function useWaitingRefunds(): number {
  const query = useApiPages(listRefunds, WAITING_REFUNDS);
  return rowsOf(query).filter(({ can }) => can.includes('approve')).length;
}
