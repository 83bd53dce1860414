import type { PatientRecord } from '@nidan/contract/people/patients/patient-record';
import { expect, test } from 'vitest';
import { EMPTY_FORM } from '../register/bill-form.ts';
import { personOfView } from '../register/person/person-of-view.ts';
import { rebasedEdit } from './rebased-edit.ts';

const read = {
  name_title: 'Mr.',
  name: 'Ravi Kumar',
  age_sex: { age: 34, sex: 'M', unit: 'Yrs.' },
  detailed_age: null,
  birthdate: '1992-01-31',
  phone: '9876543210',
  email: null,
  address: '1 Old Road',
  dv: { passport_number: null },
  patient_details: { area: 'Baner' },
  version: 3,
} as unknown as PatientRecord; // as: what is not here is not read
const before = personOfView(read);
const typed = { ...before, email: 'ravi@patient.example', area: '' };
const form = { ...EMPTY_FORM, person: typed, edit: { version: 3, before } };

test('what was typed stays, also where a field was emptied; the rest and the version are as they stand now', () => {
  const now = { ...read, address: '9 New Road', patient_details: { area: 'Aundh' }, version: 5 };
  const { person, edit } = rebasedEdit(form, now);
  expect(person).toMatchObject({ email: 'ravi@patient.example', area: '', address: '9 New Road' });
  expect(edit).toEqual({ version: 5, before: personOfView(now) });
});

test('nothing changes while no details are typed', () => {
  const closed = { ...form, edit: null };
  expect(rebasedEdit(closed, read)).toBe(closed);
});
