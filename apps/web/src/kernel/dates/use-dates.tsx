import { MINUTE } from '@nidan/domain/time/durations';
import type { ReactNode } from 'react';
import { useSearchState } from '../route/use-search-state.ts';
import { useZone } from '../session/session.ts';
import { useNow } from '../ui/values/use-now.ts';
import { DateFilter } from './DateFilter.tsx';
import { DATES_SEARCH, datesOf, type ListDates, type ListRange } from './list-dates.ts';

interface DatesOfList {
  /** What the list shows first: the last 7 days unless told (spec §9); all time for work that is still open. */
  readonly standard?: ListRange;
  /** Whose dates, such as 'Released'; 'Dates' unless told. */
  readonly label?: string;
  /** Beside the dates, what else of the address a change takes away, such as the row that is picked. */
  readonly forget?: Readonly<Record<string, ''>>;
}

interface Dates {
  /** Part of the query of the list, in the zone of the lab; it moves on with the day. */
  readonly asked: ListDates;
  /** Stands in the filter bar of the list. */
  readonly filter: ReactNode;
}

/** The dates of a list, kept in the address. */
export function useDates({ standard = 'last7', label, forget = {} }: DatesOfList = {}): Dates {
  const zone = useZone();
  const now = useNow(MINUTE);
  const [search, change] = useSearchState({ ...DATES_SEARCH, ...forget });
  return {
    asked: datesOf(search, { now, zone }, standard),
    filter: (
      <DateFilter
        search={search}
        standard={standard}
        {...(label === undefined ? {} : { label })}
        onChange={(part) => change({ ...part, ...forget })}
      />
    ),
  };
}
