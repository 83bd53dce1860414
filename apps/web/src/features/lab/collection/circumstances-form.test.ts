import { expect, test } from 'vitest';
import { formOfCircumstances, saidInForm } from './circumstances-form.ts';

const NOTHING = { heightCm: null, weightKg: null, birthWeeks: null };

test.each([
  { ...NOTHING, fastingHours: null, lastPeriod: null, trimester: null },
  { ...NOTHING, fastingHours: 0, lastPeriod: null, trimester: 3 },
  {
    fastingHours: 72,
    lastPeriod: '2026-09-01',
    trimester: null,
    heightCm: 112.5,
    weightKg: 19,
    birthWeeks: 34,
  },
] as const)('%o is shown and read again', (said) => {
  expect(saidInForm(formOfCircumstances(said))).toEqual(said);
});

const FORM = {
  hours: '',
  pregnancy: 'no',
  lastPeriod: null,
  height: '',
  weight: '',
  birthWeeks: '',
} as const;

test.each([
  ['hours', { hours: '73' }],
  ['hours', { hours: '8.5' }],
  ['hours', { hours: '-1' }],
  ['lastPeriod', { pregnancy: 'byPeriod' }],
  ['height', { height: '1.12' }],
  ['height', { height: '5 ft' }],
  ['weight', { weight: '0.2' }],
  ['birthWeeks', { birthWeeks: '12' }],
  ['birthWeeks', { birthWeeks: '34.5' }],
] as const)('names %s for %o', (field, change) => {
  expect(saidInForm({ ...FORM, ...change })).toBe(field);
});

test('a last period counts only where it is what tells', () => {
  expect(saidInForm({ ...FORM, lastPeriod: '2026-09-01' })).toMatchObject({ lastPeriod: null });
});
