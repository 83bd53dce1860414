import type { AnnouncedPerson } from '@nidan/contract/lab/incoming/incoming-view';

/** Columns of who is announced. */
export function personColumns({ name_title, name, age_sex, phone, patient_code: code }: AnnouncedPerson) {
  return {
    person_title: name_title,
    person_name: name,
    person_age: age_sex.age ?? 0,
    person_age_unit: age_sex.unit,
    person_sex: age_sex.sex,
    person_phone: phone,
    person_code: code?.trim().toUpperCase() ?? null,
  };
}
