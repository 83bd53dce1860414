import type { PatientChanges, PatientInput } from '@nidan/contract/people/patients/patient-input';
import { plainAbhaId } from '@nidan/domain/people/abha-id';
import { caseName } from '@nidan/domain/people/names/name-casing';
import { foldFullWidth } from '@nidan/domain/text/fold-full-width';
import { plainPhone } from '@nidan/domain/people/phone';
import { labSettingOf } from '@nidan/domain/settings/lab-settings';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { PatientValues } from './patient-record-columns.ts';

/** A name as it is stored: without surplus blanks, in the casing that the lab's setting `nameCasing` asks for (spec §3). */
export function plainName(ctx: Ctx, name: string): string {
  return caseName(
    foldFullWidth(name.trim().replace(/\s+/gu, ' ')),
    labSettingOf(ctx.lab.switches, 'nameCasing'),
  );
}

/** A text that may be absent: blank is none. */
function orNull(
  text: string | null | undefined,
  plain = (value: string) => value,
): string | null | undefined {
  if (text === undefined || text === null) return text;
  const trimmed = text.trim();
  return trimmed === '' ? null : plain(trimmed);
}

/** A text that is never absent: none is ''. */
function orEmpty(text: string | null | undefined): string | undefined {
  return text === undefined ? undefined : (text ?? '').trim();
}

function lastFour(aadhaar: string): string {
  return aadhaar.replace(/\D/gu, '').slice(-4);
}

type Present<T> = { -readonly [K in keyof T]?: Exclude<T[K], undefined> };

function withoutAbsent<T extends object>(values: T): Present<T> {
  // as: what is left has no undefined value
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Present<T>;
}

function companionColumns(companion: PatientChanges['companion']) {
  if (companion === undefined) return {};
  return { primary_patient_id: companion?.primary_id ?? null, relation: companion?.relation ?? null };
}

/** Columns for what was entered, as they are stored, without the age: absent fields are left out, blank ones are none. */
export function patientColumnsOf(
  ctx: Ctx,
  input: Partial<PatientInput> | PatientChanges,
): Present<Partial<PatientValues>> {
  const phone = (text: string | null | undefined) => orNull(text, plainPhone);
  return withoutAbsent({
    name_title: input.name_title,
    name: input.name === undefined ? undefined : plainName(ctx, input.name),
    name_local: orNull(input.name_local),
    sex: input.age_sex?.sex,
    phone: phone(input.phone),
    phone_2: phone(input.phone_2),
    email: orNull(input.email),
    address: orEmpty(input.address),
    area: orEmpty(input.patient_details?.area),
    city: orEmpty(input.city),
    district: orEmpty(input.district),
    state: orEmpty(input.state),
    pincode: orNull(input.pincode),
    adhar_last4: orNull(input.adhar_no, lastFour),
    passport_number: orNull(input.dv?.passport_number, (text) => text.toUpperCase()),
    abha_id: orNull(input.abha_id, plainAbhaId),
    srf_id: orNull(input.srf_id),
    ...companionColumns(input.companion),
    mother_patient_id: input.mother_id,
  });
}
