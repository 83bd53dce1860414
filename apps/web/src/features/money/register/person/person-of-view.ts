import type { PatientRecord } from '@nidan/contract/people/patients/patient-record';
import type { AgeUnit } from '@nidan/domain/people/ages/age-unit';
import { NAME_TITLES_OR_NONE } from '@nidan/domain/people/names/name-title';
import { EMPTY_PERSON, type PersonFields } from '../bill-form.ts';

const LETTERS: Readonly<Record<AgeUnit, string>> = {
  'Yrs.': '',
  Months: 'm',
  'Week(s)': 'w',
  Days: 'd',
  'Hrs.': 'h',
};

/**
 * The fields of a registered person as they would stand when typed, with the age of today, which is said anew only when it is
 * changed. The Aadhaar number is never shown, only replaced.
 */
export function personOfView(view: PatientRecord): PersonFields {
  return {
    ...EMPTY_PERSON,
    phone: view.phone ?? '',
    phone2: view.phone_2 ?? '',
    title: NAME_TITLES_OR_NONE.find((title) => title === view.name_title) ?? '',
    name: view.name,
    sex: view.age_sex.sex,
    age: view.birthdate === null ? `${view.age_sex.age ?? ''}${LETTERS[view.age_sex.unit]}` : '',
    birthdate: view.birthdate,
    email: view.email ?? '',
    abha: view.abha_id ?? '',
    address: view.address,
    pincode: view.pincode ?? '',
    passport: view.dv.passport_number ?? '',
    area: view.patient_details.area,
    city: view.city,
    district: view.district,
    state: view.state,
  };
}
