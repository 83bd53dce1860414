import { expect, it } from 'vitest';
import { stringFormats } from './formats.ts';

type Format = keyof typeof stringFormats;

it.each<[Format, string, boolean]>([
  ['uuid', '01932f7e-0000-7000-8000-000000000001', true],
  ['uuid', '01932F7E-0000-7000-8000-000000000001', false],
  ['uuid', '01932f7e00007000800000000000000', false],
  ['uuid', `01932f7e-0000-7000-8000-000000000001' or 1=1`, false],
  ['date', '2024-02-29', true],
  ['date', '2023-02-29', false],
  ['date', '2026-13-01', false],
  ['date', '1799-12-31', false],
  ['date', '29/02/2024', false],
  ['date-time', '2026-11-20T08:30:00Z', true],
  ['date-time', '2026-11-20T08:30:00.123456+05:30', true],
  ['date-time', '2026-11-20T08:30:00', false],
  ['date-time', '2026-11-20', false],
  ['date-time', '2026-13-20T08:30:00Z', false],
  ['date-time', '2026-11-20T25:30:00Z', false],
  ['day-or-instant', '2026-11-20', true],
  ['day-or-instant', '2026-11-20T08:30:00Z', true],
  ['day-or-instant', '2026-11-20T08', false],
  ['patient-name', `<b>O'Brien</b> ज़ोया`, true],
  ['patient-name', '  ', false],
  ['patient-name', 'a\u0000b', false],
  ['patient-name', 'x'.repeat(121), false],
  ['catalogue-code', 'HBA1C_2', true],
  ['catalogue-code', '1HB', false],
  ['catalogue-code', 'a b', false],
  ['catalogue-code', '', false],
  ['catalogue-code', `H${'B'.repeat(20)}`, false],
  ['record-code', '3M-A.B_C', true],
  ['record-code', '-A', false],
  ['record-code', 'A A', false],
  ['record-code', '', false],
  ['record-code', 'A'.repeat(41), false],
  ['department-code', 'HAEM1', true],
  ['department-code', 'HA EM', false],
  ['department-code', '', false],
  ['phone', '', true],
  ['phone', '+919876543210', true],
  ['phone', '98xxxxxx10', true],
  ['phone', '987654321', false],
  ['email', '', true],
  ['email', 'a@x.in;b@x.in', true],
  ['email', 'a@x.in;', false],
  ['aadhaar', '', true],
  ['aadhaar', '234123412347', false],
  ['abha-id', '91-2045-7718-3308', true],
  ['abha-id', '1234', false],
  ['srf-id', '2725600012345', true],
  ['srf-id', '27256', false],
  ['passport', 'Z1234567', true],
  ['passport', '!', false],
  ['pincode', '411038', true],
  ['pincode', '041103', false],
])('the format %s says of %j: %s', (format, text, fits) => {
  expect(stringFormats[format].check(text)).toBe(fits);
});

it.each<[Format, string]>([
  ['phone', 'Please enter a valid phone number'],
  ['email', 'Please enter a valid email address'],
  ['date', 'Enter correct date'],
  ['date-time', 'Enter correct date'],
])('a wrong %s gets the text of the specification', (format, msg) => {
  expect(stringFormats[format].fault.msg).toBe(msg);
});
