import { LAB_ID_WINDOW } from '../billing/lab-id.ts';
import { YEARS_ONLY_FROM } from '../people/age.ts';
import { PHONE_LENGTH } from '../people/phone.ts';
import { LONGEST_CHECKED_VALUE } from '../results/result-range-check.ts';
import { DEFAULT_RANGE_DAYS } from '../time/date-filter.ts';
import { DATE_FORMAT, DATE_TIME_FORMAT } from '../time/indian-date.ts';
import { DEFAULT_TAT_HOURS } from '../time/turn-around.ts';

/** Business constants and limits (spec §9); times in milliseconds unless the name says otherwise. */
export const PRODUCT_CONSTANTS = {
  defaultTimeout: 300_000,
  componentLoaderTimeout: 60_000,
  chunkLoadTimeout: 120_000,
  toastDuration: 2500,
  pingInterval: 120_000,
  pingTimeout: 1000,
  localDatabaseVersion: 1,
  yearsOnlyAgeThreshold: YEARS_ONLY_FROM,
  labIdWindow: LAB_ID_WINDOW,
  resultValueMaxLengthForRangeChecks: LONGEST_CHECKED_VALUE,
  phoneLength: PHONE_LENGTH,
  currency: 'INR',
  currencyDecimals: 0,
  dateFormat: DATE_FORMAT,
  dateTimeFormat: DATE_TIME_FORMAT,
  defaultFont: 'Calibri, Helvetica, sans-serif',
  defaultFontSize: 12,
  defaultDateRangeDays: DEFAULT_RANGE_DAYS,
  defaultTatHours: DEFAULT_TAT_HOURS,
  defaultLanguage: 'en',
  /** What a request says of its origin when it says nothing (spec §7). */
  defaultSource: 'unknown',
} as const;
