import { expect, test } from 'vitest';
import { formOfCircumstances, saidInForm } from './circumstances-form.ts';

test.each([
  { fastingHours: null, lastPeriod: null, trimester: null },
  { fastingHours: 0, lastPeriod: null, trimester: 3 },
  { fastingHours: 72, lastPeriod: '2026-09-01', trimester: null },
] as const)('%o is shown and read again', (said) => {
  expect(saidInForm(formOfCircumstances(said))).toEqual(said);
});

const FORM = { hours: '', pregnancy: 'no', lastPeriod: null } as const;

test.each([
  ['hours', { hours: '73' }],
  ['hours', { hours: '8.5' }],
  ['hours', { hours: '-1' }],
  ['lastPeriod', { pregnancy: 'byPeriod' }],
] as const)('names %s for %o', (field, change) => {
  expect(saidInForm({ ...FORM, ...change })).toBe(field);
});

test('a last period counts only where it is what tells', () => {
  expect(saidInForm({ ...FORM, lastPeriod: '2026-09-01' })).toMatchObject({ lastPeriod: null });
});
