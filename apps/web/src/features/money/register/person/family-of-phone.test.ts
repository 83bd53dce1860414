import type { PatientMatch } from '@nidan/contract/people/patients/patient-record';
import { expect, test } from 'vitest';
import { familyOnPhone, mothersOnPhone, relationOf } from './family-of-phone.ts';
import { testForm } from '../test-line.ts';

const person = (name: string, sex: 'M' | 'F', primary: string | null = null) =>
  ({
    patient_id: name,
    name_title: sex === 'M' ? 'Mr.' : 'Mrs.',
    name,
    age_sex: { age: 30, sex, unit: 'Yrs.' },
    patient_kind: primary === null ? 'primary' : 'companion',
    companion:
      primary === null
        ? null
        : {
            relation: 'spouse',
            primary: { patient_id: primary, patient_code: 'P-1', fullName: `Mr. ${primary}` },
          },
  }) as unknown as PatientMatch; // as: a match has many more fields, which these functions do not read
const ravi = person('Ravi', 'M');
const asha = person('Asha', 'F', 'Ravi');

test.each([
  ['nobody', [], null],
  ['a primary patient', [ravi], 'Mr. Ravi'],
  ['a companion before the primary patient', [asha, ravi], 'Mr. Ravi'],
  ['a companion whose primary patient has another phone', [asha], 'Mr. Ravi'],
])('with %s on the phone the family is that of %s', (_, people, name) => {
  const family = familyOnPhone(people);
  expect(family?.primary.fullName ?? null).toBe(name);
  expect(family?.relation ?? 'other').toBe('other');
});

test('a mother is no man', () => {
  expect(mothersOnPhone([ravi, asha])).toEqual([{ patientId: 'Asha', fullName: 'Mrs. Asha' }]);
});

test.each([
  ['Mr.', 'other', 'other'],
  ['Mr.', 'sibling', 'sibling'],
  ['B/O', 'other', 'child'],
  ['B/O', 'sibling', 'sibling'],
] as const)('%s who is %s is taken for %s', (title, relation, taken) => {
  const form = testForm();
  const family = { primary: { patientId: 'p', fullName: 'Mr. P' }, relation };
  expect(relationOf({ person: { ...form.person, title }, family })).toBe(taken);
});
