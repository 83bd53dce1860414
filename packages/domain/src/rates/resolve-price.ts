import { catalogueFault } from '../faults/catalogue-faults.ts';
import { priceFault } from '../catalogue/price-fault.ts';
import type { Fault } from '../text/fault.ts';
import type { CalendarDate } from '../time/calendar-date.ts';
import { type DatedPrice, isOn, type PriceRule } from './price-rules.ts';

/** The prices that one rule has for a test; periods never overlap. */
export interface PriceSource<P extends DatedPrice> {
  readonly rule: PriceRule;
  readonly prices: readonly P[];
}

/** The price that holds, or why there is none. */
export type PriceAnswer<P extends DatedPrice> =
  | {
      readonly ok: true;
      readonly rule: PriceRule;
      readonly price: P;
      /** The first day on which the answer may be another one; null: none is known. */
      readonly until: CalendarDate | null;
    }
  | { readonly ok: false; readonly rule: PriceRule | null; readonly fault: Fault };

/**
 * The price of a test on a date: that of the first of `sources`, strongest first, that has one then. A zero price that is not
 * marked free is refused rather than passed over: a weaker rule would charge what the stronger one never said.
 */
export function resolvePrice<P extends DatedPrice>(
  sources: readonly PriceSource<P>[],
  date: CalendarDate,
): PriceAnswer<P> {
  const ends: CalendarDate[] = [];
  for (const { rule, prices } of sources) {
    ends.push(...prices.filter(({ from }) => from > date).map(({ from }) => from));
    const price = prices.find((one) => isOn(one, date));
    if (price === undefined) continue;
    const fault = priceFault(price.pricePaise, price.isFree);
    if (fault !== null) return { ok: false, rule, fault };
    if (price.until !== null) ends.push(price.until);
    return { ok: true, rule, price, until: ends.toSorted()[0] ?? null };
  }
  return { ok: false, rule: null, fault: catalogueFault('no-rule-has-price') };
}
