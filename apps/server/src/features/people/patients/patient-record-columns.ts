import type { FamilyRelation } from '@nidan/domain/people/family';
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
  readonly primary_patient_id: string | null;
  readonly relation: FamilyRelation | null;
  readonly mother_patient_id: string | null;
}

/** A relative as a row of the family's member carries it. */
export interface RelativeColumns {
  readonly patient_code: string;
  readonly name_title: string;
  readonly name: string;
}

export interface PatientRow extends PatientValues {
  readonly patient_id: string;
  readonly patient_code: string;
  readonly version: number;
  /** Who the record leads to since it was merged; null for everybody else. */
  readonly merged_into: string | null;
  readonly primary_person: RelativeColumns | null;
  readonly mother_person: RelativeColumns | null;
}

function relativeText(column: string): string {
  return `(select jsonb_build_object('patient_code', k.patient_code, 'name_title', k.name_title, 'name', k.name)
    from patient k where k.l_id = p.l_id and k.patient_id = p.${column})`;
}

/** A relative of a `patient p` by the column that names the person: `RelativeColumns`, or null. */
export function relative(column: 'merged_into') {
  return sql.raw<RelativeColumns | null>(relativeText(column));
}

/** Columns of a `patient p` for `PatientRow`, without the relatives. */
const OWN_COLUMNS = `p.patient_id, p.patient_code, p.name_title, p.name, p.name_local, p.sex,
   p.age_y, p.age_m, p.age_w, p.age_d, p.age_h, p.age_at, p.birthdate, p.phone, p.phone_2, p.email,
   p.address, p.area, p.city, p.district, p.state, p.pincode, p.adhar_last4, p.passport_number, p.abha_id, p.srf_id,
   p.primary_patient_id, p.relation, p.mother_patient_id, p.version, p.merged_into`;

export const patientOwnColumns = sql.raw(OWN_COLUMNS);

/** Columns of a `patient p` for `PatientRow`. */
export const patientColumns = sql.raw(
  `${OWN_COLUMNS}, ${relativeText('primary_patient_id')} as primary_person, ${relativeText('mother_patient_id')} as mother_person`,
);

/**
 * The person for whom a record stands: that of its survivor once it was merged. Written as a case: the planner takes `coalesce` for
 * something that may leak rows, and would not look it up in an index of a table with row-level security.
 */
export function leadsTo(alias: 'f' | 'patient') {
  return sql.raw<string>(
    `case when ${alias}.merged_into is null then ${alias}.patient_id else ${alias}.merged_into end`,
  );
}
