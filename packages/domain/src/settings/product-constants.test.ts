import { expect, test } from 'vitest';
import { PRODUCT_CONSTANTS } from './product-constants.ts';

test('constants have the values of the specification', () => {
  expect(PRODUCT_CONSTANTS).toEqual({
    defaultTimeout: 300_000,
    componentLoaderTimeout: 60_000,
    chunkLoadTimeout: 120_000,
    toastDuration: 2500,
    pingInterval: 120_000,
    pingTimeout: 1000,
    localDatabaseVersion: 1,
    yearsOnlyAgeThreshold: 15,
    labIdWindow: 1_000_000,
    resultValueMaxLengthForRangeChecks: 25,
    phoneLength: 10,
    currency: 'INR',
    currencyDecimals: 0,
    dateFormat: 'DD/MM/YYYY',
    dateTimeFormat: 'DD/MM/YYYY HH:mm:ss',
    defaultFont: 'Calibri, Helvetica, sans-serif',
    defaultFontSize: 12,
    defaultDateRangeDays: 7,
    defaultTatHours: 12,
    defaultLanguage: 'en',
    defaultSource: 'unknown',
  });
});
