import { faultsFrom } from '../text/fault.ts';

/** Faults of fields: time. */
export const timeFaults = {
  'last-before-first': 'The last day must not be before the first',
  'date-range-unknown': 'Choose a date range by its code: 1 to 12, 98 or 99',
  'days-of-range': 'Name days with the date range 99 alone',
  'range-without-days': 'The date range 99 needs a first or a last day',
} as const satisfies Readonly<Record<string, string>>;

/** A fault of this record. */
export const timeFault = faultsFrom(timeFaults);
