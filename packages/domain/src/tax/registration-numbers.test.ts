import { expect, test } from 'vitest';
import { isRegistrationNumber } from './registration-numbers.ts';

test.each([
  { kind: 'MSME', text: 'UDYAM-MH-33-0012345', right: true },
  { kind: 'MSME', text: 'UDYAM-MH-33-001234', right: false },
  { kind: 'MSME', text: 'UDYAM-M1-33-0012345', right: false },
  { kind: 'MSME', text: 'udyam-MH-33-0012345', right: false },
  { kind: 'CIN', text: 'U85110MH2010PTC123456', right: true },
  { kind: 'CIN', text: 'L85110MH2010PLC123456', right: true },
  { kind: 'CIN', text: 'A85110MH2010PTC123456', right: false },
  { kind: 'CIN', text: 'U85110MH2010PTC12345', right: false },
  { kind: 'TAN', text: 'PNEA12345B', right: true },
  { kind: 'TAN', text: 'PNE112345B', right: false },
  { kind: 'TAN', text: 'PNEA123456', right: false },
  { kind: 'PAN', text: 'AAPFU0939F', right: true },
  { kind: 'PAN', text: 'AAPF10939F', right: false },
  { kind: 'PAN', text: 'AAPFU0939', right: false },
  { kind: 'PAN', text: 'aapfu0939f', right: false },
  { kind: 'IFSC', text: 'ABCD0123456', right: true },
  { kind: 'IFSC', text: 'ABCD0A1B2C3', right: true },
  { kind: 'IFSC', text: 'ABCD1123456', right: false },
  { kind: 'IFSC', text: 'ABC00123456', right: false },
  { kind: 'IFSC', text: 'ABCD01234567', right: false },
] as const)('$text is a $kind: $right', ({ kind, text, right }) => {
  expect(isRegistrationNumber(kind, text)).toBe(right);
});

test.each([
  ['MSME', 'UDYAM-MH-33-0012345'],
  ['CIN', 'U85110MH2010PTC123456'],
  ['TAN', 'PNEA12345B'],
  ['PAN', 'AAPFU0939F'],
  ['IFSC', 'ABCD0123456'],
] as const)('a %s is the whole text', (kind, text) => {
  expect(isRegistrationNumber(kind, text)).toBe(true);
  for (const wrong of [`A${text}`, `${text}A`, ` ${text}`, `${text} `, `${text}\n`, '']) {
    expect(isRegistrationNumber(kind, wrong)).toBe(false);
  }
});
