import type { ReactNode } from 'react';
import type { ListDates } from '../../../kernel/dates/list-dates.ts';

/** What a desk of dated documents is given: its days, and the filter that they are chosen by. */
export interface DatedDesk {
  readonly dates: ListDates;
  readonly filter: ReactNode;
}
