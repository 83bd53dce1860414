import { RATE_LIST_KINDS, type RateListKind } from '../rates/price-rules.ts';
import type { CalendarDate } from '../time/calendar-date.ts';
import {
  choiceColumn,
  codeColumn,
  dateOrNothing,
  rupeesOrNothing,
  textColumn,
  yesNoColumn,
} from './columns.ts';
import type { Sheet } from './sheet.ts';

/** What a test costs in a rate list today, as a row of a file. */
export interface RateRow {
  readonly kind: RateListKind;
  /** Name of the list; of own rates the code of their agency. */
  readonly list: string;
  /** Code of a test, profile or package. */
  readonly test: string;
  /** Null takes the price away, so that a weaker rule holds. */
  readonly pricePaise: number | null;
  readonly isFree: boolean;
  /** The day from which a change holds; null, as a file that was exported says, is the day on which it is written. */
  readonly from: CalendarDate | null;
}

/** The file of the rate lists. */
export const rateSheet: Sheet<RateRow> = {
  key: 'kind',
  keyWith: ['list', 'test'],
  aliases: { test: ['test code'], pricePaise: ['price', 'price rs', 'price inr'] },
  columns: {
    kind: choiceColumn('kind', RATE_LIST_KINDS),
    list: textColumn('list', { required: true }),
    test: codeColumn('test'),
    pricePaise: rupeesOrNothing('price_rupees'),
    isFree: yesNoColumn('free'),
    from: dateOrNothing('from'),
  },
};
