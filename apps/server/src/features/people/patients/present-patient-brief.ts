import type { PatientBrief } from '@nidan/contract/people/patients/patient-brief';
import { type AgeSource, detailedAgeAt } from '@nidan/domain/people/ages/age-at';
import { maskName } from '@nidan/domain/people/demo-mask';
import { briefAge } from '@nidan/domain/people/ages/brief-age';
import type { Sex } from '@nidan/domain/people/sex';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { AgeColumns } from './age-columns.ts';

/** The columns of `patient` that tell who somebody is; a query selects them under these names. */
export interface PatientBriefRow extends AgeColumns {
  readonly patient_id: string;
  readonly patient_code: string;
  readonly name_title: string;
  readonly patient_name: string;
  readonly sex: Sex;
}

/** What is known of the person's age: the birth date when given, else the parts as entered. */
export function ageSourceOf(row: AgeColumns): AgeSource {
  if (row.birthdate !== null) return { birthDate: row.birthdate };
  const age = {
    age_y: row.age_y ?? 0,
    age_m: row.age_m ?? 0,
    age_w: row.age_w ?? 0,
    age_d: row.age_d ?? 0,
    age_h: row.age_h ?? 0,
  };
  return { age, asOf: row.age_at };
}

/** A person beside a tube, a bill or a result; a demo user sees the name masked. */
export function presentPatientBrief(ctx: Ctx, row: PatientBriefRow): PatientBrief {
  const name = ctx.caller.isDemoUser ? maskName(row.patient_name) : row.patient_name;
  return {
    patientId: row.patient_id,
    patientCode: row.patient_code,
    fullName: `${row.name_title} ${name}`.trim(),
    age: briefAge(detailedAgeAt(ageSourceOf(row), { at: ctx.now, zone: ctx.lab.timeZone })),
    sex: row.sex,
  };
}
