import { sql } from 'kysely';

/** Columns of a `patient p` for `presentPatientBrief`. */
export const patientBriefColumns = sql.raw(
  `p.patient_id, p.patient_code, p.name_title, p.name as patient_name, p.sex,
   p.age_y, p.age_m, p.age_w, p.age_d, p.age_h, p.age_at, p.birthdate`,
);
