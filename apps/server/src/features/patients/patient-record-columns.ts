import type { Sex } from '@nidan/domain/people/sex';
import { sql } from 'kysely';
import type { AgeColumns } from './age-columns.ts';

/** What is stored of a person beside id, code and version. */
export interface PatientValues extends AgeColumns {
  readonly name_title: string;
  readonly name: string;
  readonly name_local: string | null;
  readonly sex: Sex;
  readonly phone: string | null;
  readonly phone_2: string | null;
  readonly email: string | null;
  readonly address: string;
  readonly area: string;
  readonly city: string;
  readonly district: string;
  readonly state: string;
  readonly pincode: string | null;
  readonly adhar_last4: string | null;
  readonly passport_number: string | null;
  readonly abha_id: string | null;
  readonly srf_id: string | null;
}

export interface PatientRow extends PatientValues {
  readonly patient_id: string;
  readonly patient_code: string;
  readonly version: number;
}

/** Columns of a `patient p` for `PatientRow`. */
export const patientColumns = sql.raw(
  `p.patient_id, p.patient_code, p.name_title, p.name, p.name_local, p.sex,
   p.age_y, p.age_m, p.age_w, p.age_d, p.age_h, p.age_at, p.birthdate, p.phone, p.phone_2, p.email,
   p.address, p.area, p.city, p.district, p.state, p.pincode, p.adhar_last4, p.passport_number, p.abha_id, p.srf_id,
   p.version`,
);
