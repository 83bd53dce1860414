import { LAB_ID_WINDOW } from '../billing/lab-id.ts';
import { LOG_LEVELS } from '../enumerations/audit.ts';
import { EXPIRY_FILTER_DAYS } from '../enumerations/inventory.ts';
import { TOP_LEVEL_DOMAINS } from '../enumerations/screens.ts';
import { METER_LEAST_LENGTH } from '../identity/password-meter.ts';
import { RANDOM_PASSWORD } from '../identity/random-password.ts';
import { AGE_MONTH_DAYS, AGE_WEEK_HOURS, AGE_YEAR_HOURS, YEARS_ONLY_FROM } from '../people/ages/age.ts';
import { UNIT_CONVERSION_YEAR_HOURS } from '../people/ages/age-unit.ts';
import { PINCODE_PREFIX } from '../people/address.ts';
import { PHONE_LENGTH } from '../people/phone.ts';
import { LONGEST_CHECKED_VALUE } from '../results/result-range-check.ts';
import { REPORT_CRON } from '../scheduling/report-schedule.ts';
import { DEFAULT_RANGE_DAYS } from '../time/date-filter.ts';
import { DATE_FORMAT, DATE_TIME_FORMAT } from '../time/indian-date.ts';
import { DEFAULT_TAT_HOURS, LEAST_WARM_SECONDS, WARM_SECONDS_PER_HOUR } from '../time/turn-around.ts';
import { CLIENT_TIMINGS } from './client-timings.ts';

/** Business constants and limits (spec §9); times in milliseconds unless the name says otherwise. */
export const PRODUCT_CONSTANTS = {
  ...CLIENT_TIMINGS,
  toastPlace: 'top right',
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
  expiryFilterDays: EXPIRY_FILTER_DAYS,
  logLevels: LOG_LEVELS,
  defaultLanguage: 'en',
  topLevelDomains: TOP_LEVEL_DOMAINS,
  ageYearHours: AGE_YEAR_HOURS,
  unitConversionYearHours: UNIT_CONVERSION_YEAR_HOURS,
  ageMonthDays: AGE_MONTH_DAYS,
  ageWeekHours: AGE_WEEK_HOURS,
  tatWarmSecondsPerHour: WARM_SECONDS_PER_HOUR,
  tatWarmLeastSeconds: LEAST_WARM_SECONDS,
  /** In the lab's zone, for every frequency. */
  reportScheduleCron: REPORT_CRON,
  passwordMeterLeastLength: METER_LEAST_LENGTH,
  randomPassword: RANDOM_PASSWORD,
  /** The pincode follows these in a displayed address (spec §3). */
  addressPincodePrefix: PINCODE_PREFIX,
  /** What a request says of its origin when it says nothing (spec §7). */
  defaultSource: 'unknown',
} as const;
