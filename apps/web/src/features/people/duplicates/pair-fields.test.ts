import type { PatientRecord } from '@nidan/contract/people/patients/patient-record';
import { expect, test } from 'vitest';
import { pairFields, usualTake } from './pair-fields.ts';

const shalini: PatientRecord = {
  patient_id: '0198f000-0000-7000-8000-000000000001',
  patient_code: 'P-018842',
  name_title: 'Mrs.',
  name: 'Shalini Vaidya',
  name_local: null,
  age_sex: { age: 52, sex: 'F', unit: 'Yrs.' },
  age: '52 Yrs.',
  detailed_age: null,
  age_at: '2025-11-20T06:00:00.000Z',
  birthdate: null,
  phone: '9822000041',
  phone_2: null,
  email: null,
  address: '',
  city: 'Pune',
  district: '',
  state: '',
  pincode: '411038',
  adhar_no: null,
  abha_id: '91302145567745',
  srf_id: null,
  dv: { passport_number: null },
  patient_details: { area: '' },
  patient_kind: 'primary',
  companion: null,
  mother: null,
  version: 1,
};
const again: PatientRecord = {
  ...shalini,
  name: 'Shalini Vaidy',
  age_sex: { age: 52, sex: 'M', unit: 'Yrs.' },
  phone_2: '7020000018',
  abha_id: null,
};

test('only what a record tells is shown, and a choice is where the other tells something else', () => {
  const fields = pairFields(shalini, again);
  expect(fields.map(({ key }) => key)).toEqual([
    'name',
    'age',
    'sex',
    'phone',
    'phone_2',
    'address',
    'abha_id',
  ]);
  expect(fields.filter(({ isChoice }) => isChoice).map(({ key }) => key)).toEqual(['name', 'phone_2']);
  expect(fields.find(({ key }) => key === 'address')?.kept).toBe('Pune, 411038');
});

test('what the survivor does not tell is taken unless somebody chooses', () => {
  expect(usualTake(pairFields(shalini, again))).toEqual(['phone_2']);
  expect(usualTake(pairFields(again, shalini))).toEqual(['abha_id']);
});
