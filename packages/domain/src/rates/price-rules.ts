import type { Fault } from '../text/fault.ts';
import { catalogueFault } from '../faults/catalogue-faults.ts';
import type { CalendarDate } from '../time/calendar-date.ts';

/**
 * Rules that can give the price of a test, profile or package, strongest first: the agency's own rate for it, the list that the
 * agency takes, the list of the centre, the lab's dated rate, the fixed price of a package or profile, the MRP of a test.
 */
export const PRICE_RULES = [
  'agency_test',
  'agency_list',
  'centre_list',
  'lab_rate',
  'package',
  'mrp',
] as const;
export type PriceRule = (typeof PRICE_RULES)[number];

/** What an agency pays is between it and the lab: a paper for the patient shows the MRP instead. */
export function isAgencyPrice(rule: PriceRule): boolean {
  return rule === 'agency_test' || rule === 'agency_list';
}

/** Who takes a rate list: several agencies, several centres, or one agency whose own rates it holds. */
export const RATE_LIST_KINDS = ['agency', 'centre', 'own'] as const;
export type RateListKind = (typeof RATE_LIST_KINDS)[number];

/** The rule that a list of a kind gives its prices to. */
export const RULE_OF_LIST = {
  own: 'agency_test',
  agency: 'agency_list',
  centre: 'centre_list',
} as const satisfies Readonly<Record<RateListKind, PriceRule>>;

/** Days from `from` until before `until`; null: without an end. */
export interface Period {
  readonly from: CalendarDate;
  readonly until: CalendarDate | null;
}

/** A price of some days, in paise. */
export interface DatedPrice extends Period {
  readonly pricePaise: number;
  /** Says of a price of nothing that it is meant. */
  readonly isFree: boolean;
}

/** True on the days of a period. */
export function isOn({ from, until }: Period, date: CalendarDate): boolean {
  return from <= date && (until === null || date < until);
}

/** True when two periods have a day in common. */
export function overlap(a: Period, b: Period): boolean {
  return (a.until === null || b.from < a.until) && (b.until === null || a.from < b.until);
}

/** Why a price cannot begin on a day, seen from `today`; null when it can. Bills of past days keep their prices. */
export function startFault({ from }: Period, today: CalendarDate): Fault | null {
  return from < today ? catalogueFault('price-begins-in-past') : null;
}

/** Why a price cannot end where its period does; null when it can. */
export function endFault({ from, until }: Period): Fault | null {
  return until !== null && until <= from ? catalogueFault('price-ends-before') : null;
}
