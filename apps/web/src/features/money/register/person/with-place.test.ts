import { expect, it } from 'vitest';
import { EMPTY_FORM, EMPTY_PERSON } from '../bill-form.ts';
import { withPlace } from './with-place.ts';

const place = { state: 'Maharashtra', districts: ['Pune', 'Satara'], city: 'Pune' };
const placed = (district: string) =>
  withPlace({ ...EMPTY_FORM, person: { ...EMPTY_PERSON, district } }, place).person;

it.each([
  ['', 'Pune'],
  [' satara', 'Satara'],
  ['Nagpur', 'Pune'],
])('with the district %j becomes %s in Maharashtra', (typed, district) => {
  expect(placed(typed)).toMatchObject({ district, state: 'Maharashtra' });
});

it('leaves the district open where only the state is known', () => {
  const form = { ...EMPTY_FORM, person: { ...EMPTY_PERSON, district: 'Pune' } };
  expect(withPlace(form, { state: 'Goa', districts: [], city: null }).person).toMatchObject({
    district: '',
    state: 'Goa',
  });
});

it.each([
  ['Pune', 'Kothrud', 'Pune'],
  [null, 'Kothrud', 'Kothrud'],
])('of a code in %s the city %j becomes %s', (city, typed, expected) => {
  const form = { ...EMPTY_FORM, person: { ...EMPTY_PERSON, city: typed } };
  expect(withPlace(form, { ...place, city }).person.city).toBe(expected);
});
