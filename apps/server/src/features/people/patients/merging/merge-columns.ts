import type { MergeField } from '@nidan/domain/people/merge-fields';
import type { PatientValues } from '../patient-record-columns.ts';

/** The columns that each field of a merge takes along. */
export const MERGE_COLUMNS = {
  name: ['name_title', 'name', 'name_local'],
  age: ['age_y', 'age_m', 'age_w', 'age_d', 'age_h', 'age_at', 'birthdate'],
  phone: ['phone'],
  phone_2: ['phone_2'],
  email: ['email'],
  address: ['address', 'area', 'city', 'district', 'state', 'pincode'],
  abha_id: ['abha_id'],
  srf_id: ['srf_id'],
  passport_number: ['passport_number'],
  adhar_no: ['adhar_last4'],
} as const satisfies Readonly<Record<MergeField, readonly (keyof PatientValues)[]>>;
