import { expect, test } from 'vitest';
import { SOMEBODY, subjectOf } from './tried-person.ts';

test('what is not known of a tried person is null', () => {
  expect(subjectOf({ ...SOMEBODY, age: 'young' })).toEqual({
    sex: 'F',
    ageInDays: null,
    trimester: null,
    fasting: null,
    sampleTypeId: null,
    method: null,
    locationId: null,
  });
});

test('only a woman is pregnant', () => {
  const pregnant = { ...SOMEBODY, pregnancy: 'trimester3', fasting: 'notFasting' } as const;
  expect(subjectOf(pregnant)).toMatchObject({ trimester: 3, fasting: 'notFasting' });
  expect(subjectOf({ ...pregnant, sex: 'M' })).toMatchObject({ trimester: null });
});
