import type { PatientRecord } from '@nidan/contract/people/patients/patient-record';
import { expect, test } from 'vitest';
import { personChanges } from '../bill-body.ts';
import { personOfView } from './person-of-view.ts';

const view: PatientRecord = {
  patient_id: 'p',
  patient_code: 'P-000001',
  name_title: 'Mrs.',
  name: 'Asha Pandit',
  name_local: null,
  age_sex: { age: 53, sex: 'F', unit: 'Yrs.' },
  age: '53 Yrs.',
  detailed_age: { age_y: 52, age_m: 0, age_w: 0, age_d: 0, age_h: 0 },
  age_at: '2025-09-16T00:00:00Z',
  birthdate: null,
  phone: '9876500001',
  phone_2: null,
  email: null,
  address: '',
  city: 'Pune',
  district: '',
  state: '',
  pincode: '411038',
  adhar_no: 'XXXX XXXX 2346',
  abha_id: null,
  srf_id: null,
  dv: { passport_number: null },
  patient_details: { area: 'Kothrud' },
  patient_kind: 'primary',
  companion: null,
  mother: null,
  version: 4,
};

test.each([
  [{}, '53'],
  [{ age_sex: { age: 6, sex: 'F', unit: 'Months' } }, '6m'],
  [{ age_sex: { age: 0, sex: 'F', unit: 'Days' } }, '0d'],
  [{ birthdate: '1973-01-01' }, ''],
] as const)('with %o the age stands as %j', (part, age) => {
  expect(personOfView({ ...view, ...part }).age).toBe(age);
});

test('what is not touched is not sent, the age least of all', () => {
  const before = personOfView(view);
  expect(personChanges({ version: 4, before }, before)).toEqual({ version: 4 });
  expect(personChanges({ version: 4, before }, { ...before, email: 'a@b', pincode: '' })).toEqual({
    version: 4,
    email: 'a@b',
    pincode: null,
  });
  expect(personChanges({ version: 4, before }, { ...before, age: '54' })).toMatchObject({
    detailed_age: { age_y: 54 },
  });
  expect(personChanges({ version: 4, before }, { ...before, sex: 'O' })).toEqual({
    version: 4,
    age_sex: { age: null, sex: 'O', unit: 'Yrs.' },
  });
});
