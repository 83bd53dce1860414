import type { ParameterFault } from '@nidan/domain/catalogue/parameter-faults';

type Says = (values: ParameterFault['values']) => string;

const SAYS: Readonly<Record<ParameterFault['code'], Says>> = {
  noUcum: () => 'has no UCUM code',
  notUcum: ({ ucum }) => `has the unit ${ucum}, which is not UCUM`,
  unitReadsOtherwise: ({ unit, ucum, reads }) => `prints the unit "${unit}", but ${ucum} reads "${reads}"`,
  unitWithoutUcum: ({ unit }) => `prints the unit "${unit}" without a UCUM code`,
  noPlausibleLimits: () => 'needs a lower and an upper plausible limit',
  plausibleOfWords: () => 'is not measured as a number, so it has no plausible limits',
  plausibleWithoutRoom: ({ low, high }) =>
    `has plausible limits from ${low} to ${high}, which no value is between`,
  deltaOfOtherKind: () =>
    'has a delta check of another kind: numbers are compared as numbers, words as words (otherWord)',
  deltaLimitOfOtherMode: () => 'must have a delta limit just when the delta compares numbers',
  loincCheckDigit: ({ loinc }) => `has the LOINC code ${loinc}, whose check digit is wrong`,
  formulaOfOtherKind: () => 'must have a formula just when it is calculated',
  choicesOfOtherKind: () =>
    'must have choices just when its kind is choice, or a help list when it is in words',
  noChoiceOffered: () => 'must offer one of its choices at least',
  notOfAttachment: ({ what }) => `is an attachment, which has no ${what}`,
};

/** A fault in the words that go on after the parameter: 'has no UCUM code'. */
export function sayParameterFault({ code, values }: ParameterFault): string {
  return SAYS[code](values);
}
