import { expect, test } from 'vitest';
import { nearAgency } from './near-agency.ts';

const agencies = [
  { code: 'AG1', name: 'Aarogya Path Lab' },
  { code: 'AG2', name: 'Shivneri Clinic' },
  { code: 'AG3', name: 'City Care Nursing Home' },
];

test.each([
  ['aarogya', 'AG1'],
  ['arogya path lab', 'AG1'],
  ['Aarogya Pathlab', 'AG1'],
  ['aarogyapathlab pune', 'AG1'],
  ['ag2', 'AG2'],
  ['Shivnery Clinic', 'AG2'],
  ['city care', 'AG3'],
  ['Ramesh Traders', null],
  ['Somebody else', null],
  ['Yamuna Clinic', null],
  ['lab of the college', null],
])('%o is near to %o', (typed, code) => {
  expect(nearAgency(typed, agencies)?.code ?? null).toBe(code);
});
