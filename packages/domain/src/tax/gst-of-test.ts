import type { Fault } from '../text/fault.ts';
import { billingFault } from '../faults/billing-faults.ts';
import type { CalendarDate } from '../time/calendar-date.ts';

/** Rates that a test can be charged with, in percent: diagnostics are exempt, what is not has a rate of services (CGST). */
export const GST_RATES = [5, 18] as const;
export type GstRate = (typeof GST_RATES)[number];

/** What was laid down of a test: from its day on this holds, whatever was said before. Null is exempt. */
export interface GstEntry {
  readonly fromDate: CalendarDate;
  readonly ratePercent: GstRate | null;
}

/** A time with one rate, from its first day to before `toDate`. Null: since ever, without end. */
export interface GstPeriod {
  readonly fromDate: CalendarDate | null;
  readonly toDate: CalendarDate | null;
  readonly ratePercent: GstRate | null;
}

/** The rate of a day by entries in the order of their writing: the last that has begun. Null: exempt, as every test is until told. */
export function gstOn(entries: readonly GstEntry[], day: CalendarDate): GstRate | null {
  return entries.findLast(({ fromDate }) => fromDate <= day)?.ratePercent ?? null;
}

/** What follows from the entries, without gap from ever to ever; neighbours differ. */
export function gstPeriods(entries: readonly GstEntry[]): GstPeriod[] {
  const days = [...new Set(entries.map(({ fromDate }) => fromDate))].toSorted();
  const periods: GstPeriod[] = [{ fromDate: null, toDate: null, ratePercent: null }];
  for (const fromDate of days) {
    const ratePercent = gstOn(entries, fromDate);
    const last = periods.at(-1);
    if (last === undefined || last.ratePercent === ratePercent) continue;
    periods.splice(-1, 1, { ...last, toDate: fromDate });
    periods.push({ fromDate, toDate: null, ratePercent });
  }
  return periods;
}

/** Why an entry cannot be laid down today, by its field; null when it can. */
export function gstEntryFault(
  entries: readonly GstEntry[],
  entry: GstEntry,
  today: CalendarDate,
): (Fault & { readonly field: keyof GstEntry }) | null {
  const { fromDate, ratePercent } = entry;
  if (fromDate < today) return { field: 'fromDate', ...billingFault('gst-begins-in-past') };
  // That a test is exempt may be laid down once: somebody looked at it.
  const changes =
    entries.length === 0 ||
    gstOn(entries, fromDate) !== ratePercent ||
    entries.some((other) => other.fromDate > fromDate);
  return changes ? null : { field: 'ratePercent', ...billingFault('gst-holds-already') };
}

/** The rate of what is sold at one price: the highest among its parts (mixed supply, CGST s. 8). Null: all are exempt. */
export function gstOfParts(rates: readonly (GstRate | null)[]): GstRate | null {
  return rates.reduce<GstRate | null>((most, rate) => ((rate ?? 0) > (most ?? 0) ? rate : most), null);
}

/** The tax in a price that includes it, in paise: an even sum, so that its halves (CGST and SGST) are the same. */
export function includedGst(paise: number, ratePercent: GstRate | null): number {
  return ratePercent === null ? 0 : 2 * Math.round((paise * ratePercent) / 2 / (100 + ratePercent));
}

/** 'GST 18 %', 'GST exempt'. */
export function gstText(ratePercent: GstRate | null): string {
  return ratePercent === null ? 'GST exempt' : `GST ${ratePercent} %`;
}
