import type { AgeSex } from '@nidan/contract/people/patients/patient-input';
import type { PatientRecord } from '@nidan/contract/people/patients/patient-record';
import { type DetailedAge, exactParts } from '@nidan/domain/people/ages/age';
import { detailedAgeAt } from '@nidan/domain/people/ages/age-at';
import type { AgeUnit } from '@nidan/domain/people/ages/age-unit';
import { maskEmail, maskName, maskOther, maskPhone } from '@nidan/domain/people/demo-mask';
import { briefAge } from '@nidan/domain/people/ages/brief-age';
import { patientKind } from '@nidan/domain/people/family';
import type { Sex } from '@nidan/domain/people/sex';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { PatientRow, RelativeColumns } from './patient-record-columns.ts';
import { ageSourceOf } from './present-patient-brief.ts';

function largestPart(age: DetailedAge, sex: Sex): AgeSex {
  const shown = exactParts(age);
  const parts: readonly [number, AgeUnit][] = [
    [shown.age_y, 'Yrs.'],
    [shown.age_m, 'Months'],
    [shown.age_w, 'Week(s)'],
    [shown.age_d, 'Days'],
    [shown.age_h, 'Hrs.'],
  ];
  const [amount, unit] = parts.find(([part]) => part > 0) ?? [0, 'Days'];
  return { age: amount, sex, unit };
}

function statedAge(row: PatientRow): DetailedAge | null {
  if (row.birthdate !== null) return null;
  const { age_y, age_m, age_w, age_d, age_h } = row;
  return { age_y: age_y ?? 0, age_m: age_m ?? 0, age_w: age_w ?? 0, age_d: age_d ?? 0, age_h: age_h ?? 0 };
}

/** Another person, or nobody. */
export function relativeOf(ctx: Ctx, patientId: string | null, person: RelativeColumns | null) {
  return patientId === null || person === null ? null : presentRelative(ctx, patientId, person);
}

/** Another person by name and code; a demo user sees the name masked. */
export function presentRelative(ctx: Ctx, patientId: string, person: RelativeColumns) {
  const name = ctx.caller.isDemoUser ? maskName(person.name) : person.name;
  return {
    patient_id: patientId,
    patient_code: person.patient_code,
    fullName: `${person.name_title} ${name}`.trim(),
  };
}

function companionOf(ctx: Ctx, row: PatientRow): PatientRecord['companion'] {
  const primary = relativeOf(ctx, row.primary_patient_id, row.primary_person);
  return primary === null || row.relation === null ? null : { primary, relation: row.relation };
}

function orNull(text: string | null, mask: (text: string) => string): string | null {
  return text === null ? null : mask(text);
}

function masked(record: PatientRecord): PatientRecord {
  return {
    ...record,
    name: maskName(record.name),
    name_local: orNull(record.name_local, maskName),
    birthdate: null,
    phone: orNull(record.phone, maskPhone),
    phone_2: orNull(record.phone_2, maskPhone),
    email: orNull(record.email, maskEmail),
    address: maskOther(record.address),
    city: maskOther(record.city),
    district: maskOther(record.district),
    state: maskOther(record.state),
    pincode: orNull(record.pincode, maskOther),
    adhar_no: orNull(record.adhar_no, maskOther),
    abha_id: orNull(record.abha_id, maskOther),
    srf_id: orNull(record.srf_id, maskOther),
    dv: { passport_number: orNull(record.dv.passport_number, maskOther) },
    patient_details: { area: maskOther(record.patient_details.area) },
  };
}

/** A person by the names of the specification; a demo user sees personal values masked (spec §6). */
export function presentPatient(ctx: Ctx, row: PatientRow): PatientRecord {
  const age = detailedAgeAt(ageSourceOf(row), {
    at: ctx.now,
    zone: ctx.lab.timeZone,
  });
  const record: PatientRecord = {
    patient_id: row.patient_id,
    patient_code: row.patient_code,
    name_title: row.name_title,
    name: row.name,
    name_local: row.name_local,
    age_sex: largestPart(age, row.sex),
    age: briefAge(age),
    detailed_age: statedAge(row),
    age_at: row.age_at.toISOString(),
    birthdate: row.birthdate,
    phone: row.phone,
    phone_2: row.phone_2,
    email: row.email,
    address: row.address,
    city: row.city,
    district: row.district,
    state: row.state,
    pincode: row.pincode,
    adhar_no: row.adhar_last4 === null ? null : `XXXX XXXX ${row.adhar_last4}`,
    abha_id: row.abha_id,
    srf_id: row.srf_id,
    dv: { passport_number: row.passport_number },
    patient_details: { area: row.area },
    patient_kind: patientKind(row.primary_patient_id),
    companion: companionOf(ctx, row),
    mother: relativeOf(ctx, row.mother_patient_id, row.mother_person),
    version: row.version,
  };
  return ctx.caller.isDemoUser ? masked(record) : record;
}
