import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { labIdFault } from '../billing/lab-id.ts';
import { parseBarcode } from '../billing/barcode.ts';
import { passwordFault } from '../identity/password-policy.ts';
import { passwordStrength } from '../identity/password-meter.ts';
import { parseDiscount } from '../money/discount.ts';
import { isPaymentMode } from '../money/payment-mode.ts';
import { parseRupees } from '../money/rupees.ts';
import { isValidAadhaar, maskAadhaar, passesVerhoeff } from '../people/aadhaar.ts';
import { isValidAbhaId, plainAbhaId } from '../people/abha-id.ts';
import { addressLine } from '../people/address.ts';
import { maskEmail, maskName, maskOther, maskPhone } from '../people/demo-mask.ts';
import { canNotifyByEmail, isValidEmail, isValidEmailList } from '../people/email.ts';
import { caseName, NAME_CASINGS } from '../people/names/name-casing.ts';
import { isAlphabetText, isAlphanumericText, isValidPatientName } from '../people/names/name-text.ts';
import { isNameTitle } from '../people/names/name-title.ts';
import { nameTokens } from '../people/names/name-tokens.ts';
import { parseAge } from '../people/ages/parse-age.ts';
import { isValidPassportNumber } from '../people/passport-number.ts';
import { parsePatientSearch } from '../people/patient-search.ts';
import { isValidPhone, plainPhone } from '../people/phone.ts';
import { isValidPincode } from '../people/pincode.ts';
import { isValidSrfId } from '../people/srf-id.ts';
import { vendorFault } from '../purchasing/vendor-rule.ts';
import { parseFormula } from '../formulas/formula.ts';
import { parseValue } from '../results/parse-value.ts';
import { parseRangeText } from '../ranges/range-text.ts';
import { isOutsideAllowedRange } from '../results/result-range-check.ts';
import { gstinCheckCharacter, isValidGstin, stateOfGstin } from '../tax/gstin.ts';
import { isRegistrationNumber } from '../tax/registration-numbers.ts';
import { datePartsOf } from '../time/calendar-date.ts';
import { dateOrderFault, dateTimeFault, parseDate, parseDateTime } from '../time/indian-date.ts';
import { isZone } from '../time/zone.ts';
import { asciiDigits } from './ascii-digits.ts';
import { cleanFileName, uploadEnding } from './file-name.ts';
import { GENERIC_PATTERNS, matchesPattern } from './generic-patterns.ts';
import { isNumericKey } from './numeric-keys.ts';

/** Every function that is given what a person typed. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  parseBarcode,
  labIdFault: (text) => labIdFault(text, text),
  passwordFault: (text) => passwordFault(text, () => false),
  passwordStrength,
  parseDiscount,
  isPaymentMode,
  parseRupees,
  isValidAadhaar,
  maskAadhaar,
  passesVerhoeff,
  isValidAbhaId,
  plainAbhaId,
  addressLine: (text) => addressLine({ addr_1: text, city: text, pincode: text }),
  maskEmail,
  maskName,
  maskOther,
  maskPhone,
  canNotifyByEmail,
  isValidEmail,
  isValidEmailList,
  caseName: (text) => NAME_CASINGS.map((casing) => caseName(text, casing)),
  isAlphabetText,
  isAlphanumericText,
  isValidPatientName,
  isNameTitle,
  nameTokens,
  parseAge,
  isValidPassportNumber,
  parsePatientSearch,
  isValidPhone,
  plainPhone,
  isValidPincode,
  isValidSrfId,
  vendorFault: (text) => vendorFault('business_gst', text),
  parseFormula,
  parseValue,
  parseRangeText,
  isOutsideAllowedRange: (text) => isOutsideAllowedRange(text, text),
  gstinCheckCharacter,
  isValidGstin,
  stateOfGstin,
  isRegistrationNumber: (text) => isRegistrationNumber('PAN', text),
  datePartsOf,
  dateOrderFault: (text) => dateOrderFault(text, text),
  dateTimeFault,
  parseDate,
  parseDateTime,
  isZone,
  asciiDigits,
  cleanFileName,
  uploadEnding,
  matchesPattern: (text) => GENERIC_PATTERNS.map((pattern) => matchesPattern(pattern, text)),
  isNumericKey: (key) => isNumericKey({ key, ctrlKey: false, metaKey: false }),
};

/** Anything at all, and what is nearly right: digits of several scripts, signs, separators. */
const typed = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({
    unit: fc.constantFrom(...Array.from('0123456789०९.,+-<>≤%/: ABZabexymd@;_()\u0000\ud83d')),
    maxLength: 40,
  }),
);

test.each(Object.entries(READERS))('%s throws on no text', (_, read) => {
  fc.assert(
    fc.property(typed, (text) => {
      expect(() => read(text)).not.toThrow();
    }),
  );
});

test.each([
  ['9'.repeat(100_000)],
  ['a'.repeat(100_000)],
  [`${' '.repeat(50_000)}1`],
  ['_'.repeat(100_000)],
  ['1,'.repeat(50_000)],
])('a very long text is read at once', (text) => {
  const start = performance.now();
  for (const read of Object.values(READERS)) {
    expect(() => read(text)).not.toThrow();
  }
  expect(performance.now() - start).toBeLessThan(3000);
});
