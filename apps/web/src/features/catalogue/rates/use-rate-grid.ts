import { readRateGrid } from '@nidan/contract/catalogue/rates/rate-endpoints';
import type { RateListView } from '@nidan/contract/catalogue/rates/rate-view';
import type { CalendarDate } from '@nidan/domain/time/calendar-date';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { comparedDay, periodOf, type RatesSearch } from './rates-search.ts';

interface AskedGrid {
  readonly state: RatesSearch;
  readonly today: CalendarDate;
  readonly lists: readonly RateListView[];
  /** Only tests with a price that runs out by this day; null for all. */
  readonly endsBy: CalendarDate | null;
}

/** The tests of the grid with their prices in the chosen lists, page by page, those of the day compared with beside them. */
export function useRateGrid({ state, today, lists, endsBy }: AskedGrid) {
  const against = comparedDay(state, today);
  const query = useApiPages(readRateGrid, {
    query: {
      on: periodOf(state, today).from,
      limit: 200,
      rateListIds: lists.map(({ rateListId }) => rateListId).join(','),
      ...(against === null ? {} : { against }),
      ...(endsBy === null ? {} : { endsBy }),
      ...(state.q === '' ? {} : { q: state.q }),
      ...(state.department === '' ? {} : { departmentId: state.department }),
    },
  });
  const pages = query.data?.pages ?? [];
  return { query, rows: pages.flatMap((page) => page.rows), total: pages[0]?.total ?? 0 };
}
