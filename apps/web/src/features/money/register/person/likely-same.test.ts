import { expect, test } from 'vitest';
import { EMPTY_PERSON } from '../bill-form.ts';
import { likelySame } from './likely-same.ts';

const today = { at: new Date('2026-11-25T06:00:00Z'), zone: 'Asia/Kolkata' };
const typed = { ...EMPTY_PERSON, phone: '9822012345', name: 'Asha Patil', sex: 'F', age: '34' } as const;
const asha = {
  name: 'Asha Patil',
  age_sex: { age: 33, sex: 'F', unit: 'Yrs.' },
  detailed_age: { age_y: 33, age_m: 0, age_w: 0, age_d: 0, age_h: 0 },
  age_at: '2026-01-10T06:00:00.000Z',
  birthdate: null,
  phone: '9822012345',
  phone_2: null,
} as const;
const ravi = { ...asha, name: 'Ravi Patil', age_sex: { ...asha.age_sex, sex: 'M' } } as const;
const daughter = { ...asha, name: 'Anita Patil', birthdate: '2019-05-01', detailed_age: null } as const;

test.each([
  ['the same name, sex and about the same age on one phone', typed, [ravi, asha], asha],
  ['a spelling that sounds the same', { ...typed, name: 'Aasha Patil' }, [asha], asha],
  ['a husband', { ...typed, name: 'Ravi Patil' }, [asha], null],
  ['a daughter', typed, [daughter], null],
  ['nobody', typed, [], null],
] as const)('%s', (...[, person, people, expected]) => {
  expect(likelySame<typeof asha | typeof ravi | typeof daughter>(person, people, today)).toBe(expected);
});
