import { countBills, listBills } from '@nidan/contract/money/bills/bill-endpoints';
import type { SeenFrom } from '@nidan/domain/time/asked-dates';
import { useApiPages, useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { filterOfList, filterOfView, type ListState, type View } from './bill-views.ts';

const FOLLOWED = ['BILL', 'BILL_TEST', 'PATIENT', 'PAYMENT', 'REFUND', 'REPORT'] as const;
const PAGE = 50;

/** Rows of the list page by page, what they sum up to, and how many bills each saved view has. */
export function useBillList(state: ListState, clock: SeenFrom) {
  const filter = filterOfList(state, clock);
  const pages = useApiPages(listBills, { query: { ...filter, limit: PAGE } }, { follows: FOLLOWED });
  const sum = useApiQuery(countBills, { query: filter }, { follows: FOLLOWED });
  const counts: Readonly<Record<View, number | undefined>> = {
    today: useCount('today', clock),
    dues: useCount('dues', clock),
    ready: useCount('ready', clock),
    home: useCount('home', clock),
    mine: useCount('mine', clock),
  };
  return { pages, rows: pages.data?.pages.flatMap((page) => page.rows), sum: sum.data, counts };
}

function useCount(view: View, clock: SeenFrom): number | undefined {
  const query = useApiQuery(countBills, { query: filterOfView(view, clock) }, { follows: FOLLOWED });
  return query.data?.bills;
}
