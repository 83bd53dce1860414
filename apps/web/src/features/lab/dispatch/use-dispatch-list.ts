import {
  countDispatches,
  findPrintable,
  listDispatches,
} from '@nidan/contract/lab/reports/dispatch-endpoints';
import type { DispatchView } from '@nidan/contract/lab/reports/report-view';
import { reportDispatch, type ReportDispatchState } from '@nidan/domain/status-sets/lab/report-dispatch';
import { useApiPages, useApiQuery } from '../../../kernel/api/use-api-query.ts';
import type { SearchAsked } from '../../../kernel/search/field-of.ts';
import { rowsOf } from '../../../kernel/ui/paged-query.ts';
import type { ListDates } from '../../../kernel/dates/list-dates.ts';

export type DispatchTab = ReportDispatchState | 'all' | 'failed';

const FOLLOWED = ['BILL_TEST', 'PAYMENT', 'REPORT'] as const;

interface DispatchListInput {
  readonly view: DispatchTab;
  readonly search: SearchAsked<'dispatches'>;
  readonly dates: ListDates;
  /** A pattern of lab IDs in place of the other filters; '' for none. */
  readonly pattern: string;
}

/** The rows of the desk page by page, and how many are in each state under the same filter. */
export function useDispatchList({ view, search, dates, pattern }: DispatchListInput) {
  const isByPattern = pattern !== '';
  const filter = { ...search, ...dates };
  const status =
    view === 'all' ? {} : view === 'failed' ? { failed: true } : { status: reportDispatch.codeOf(view) };
  const listed = useApiPages(
    listDispatches,
    { query: { ...filter, ...status } },
    { enabled: !isByPattern, follows: FOLLOWED },
  );
  const found = useApiPages(
    findPrintable,
    { query: { pattern: isByPattern ? pattern : '*' } },
    { enabled: isByPattern, follows: FOLLOWED },
  );
  const counts = useApiQuery(
    countDispatches,
    { query: filter },
    { enabled: !isByPattern, follows: FOLLOWED },
  );
  const query = isByPattern ? found : listed;
  const reports: readonly DispatchView[] = rowsOf(query);
  /** Reads on to the end of the filter. */
  const readAll = async (): Promise<readonly DispatchView[]> => {
    let answer = query.data;
    let goesOn = query.hasNextPage;
    while (goesOn) {
      // Each page names the next one.
      // oxlint-disable-next-line no-await-in-loop
      const page = await query.fetchNextPage({ cancelRefetch: false });
      answer = page.data;
      goesOn = page.hasNextPage && !page.isError;
    }
    return answer?.pages.flatMap(({ rows }) => rows) ?? [];
  };
  const countOf = (tab: DispatchTab): number | undefined =>
    isByPattern
      ? undefined
      : tab === 'all' || tab === 'failed'
        ? counts.data?.[tab === 'all' ? 'total' : 'failed']
        : counts.data?.counts.find((one) => one.status === reportDispatch.codeOf(tab))?.count;
  return { query, reports, readAll, countOf };
}
