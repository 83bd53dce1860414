import { expect, test } from 'vitest';
import { parsePatientSearch } from './patient-search.ts';

test.each([
  ['9876543210', 'phone', '9876543210'],
  ['+91 98765-43210', 'phone', '9876543210'],
  ['919876543210', 'phone', '9876543210'],
  ['09876543210', 'phone', '9876543210'],
  ['98765', 'phone', '98765'],
  ['०९८', 'phone', '098'],
  ['12345678901234', 'abha_id', '12345678901234'],
  ['12-3456-7890-1234', 'abha_id', '12345678901234'],
  ['Asha.Rao@abdm', 'abha_id', 'asha.rao@abdm'],
  ['asha@sbx', 'abha_id', 'asha@sbx'],
  ['1234567890123', 'srf_id', '1234567890123'],
  ['p000123', 'patient_code', 'P000123'],
  ['KT-000123', 'patient_code', 'KT-000123'],
  ['12345678901', 'patient_code', '12345678901'],
  ['123456789012345', 'patient_code', '123456789012345'],
  ['Ramesh', 'name', 'Ramesh'],
  [' ramesh kumar ', 'name', 'ramesh kumar'],
  ['ज़ोया', 'name', 'ज़ोया'],
  ['asha@lab.example', 'name', 'asha@lab.example'],
  ["<b>O'Brien</b>", 'name', "<b>O'Brien</b>"],
  ['+98', 'patient_code', '+98'],
  ['', 'name', ''],
])('%j looks for %s %j', (text, by, value) => {
  expect(parsePatientSearch(text)).toEqual({ by, value });
});
