import type { PatientRecord } from '@nidan/contract/patients/patient-record';
import { NAME_TITLES_OR_NONE } from '@nidan/domain/people/name-title';
import { typedAge } from './age-fields.ts';
import { EMPTY_PERSON, type PersonFields } from './bill-form.ts';

/** The fields of a registered person as they would stand when typed. The Aadhaar number is never shown, only replaced. */
export function personOfView(view: PatientRecord): PersonFields {
  return {
    ...EMPTY_PERSON,
    phone: view.phone ?? '',
    phone2: view.phone_2 ?? '',
    title: NAME_TITLES_OR_NONE.find((title) => title === view.name_title) ?? '',
    name: view.name,
    sex: view.age_sex.sex,
    age: view.detailed_age === null ? '' : typedAge(view.detailed_age),
    birthdate: view.birthdate,
    email: view.email ?? '',
    abha: view.abha_id ?? '',
    address: view.address,
    pincode: view.pincode ?? '',
    passport: view.dv.passport_number ?? '',
    area: view.patient_details.area,
  };
}
