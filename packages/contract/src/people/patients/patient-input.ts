import { AGE_UNITS } from '@nidan/domain/people/ages/age-unit';
import { FAMILY_RELATIONS } from '@nidan/domain/people/family';
import { NAME_TITLES_OR_NONE } from '@nidan/domain/people/names/name-title';
import { SEXES } from '@nidan/domain/people/sex';
import { type Static, Type } from 'typebox';
import { CalendarDate, closed, Id, nullable, ShortText, Version } from '../../kernel/shapes.ts';

const part = Type.Integer({ minimum: 0, maximum: 32_767 });

/** Age in its parts (spec §3 "Detailed age"). */
export const DetailedAgeShape = closed({ age_y: part, age_m: part, age_w: part, age_d: part, age_h: part });

/** Sex and an age in one unit (spec §3 "Patient"). The age is null when parts or a birth date tell it. */
export const AgeSex = closed({
  age: nullable(part),
  sex: Type.Enum([...SEXES]),
  unit: Type.Enum([...AGE_UNITS]),
});
export type AgeSex = Static<typeof AgeSex>;

/** The primary patient of the family, and what the companion is to that person. */
const Companion = closed({ primary_id: Id, relation: Type.Enum([...FAMILY_RELATIONS]) });

const optional = {
  name_title: Type.Optional(Type.Enum([...NAME_TITLES_OR_NONE])),
  /** The name in Devanagari or another script, for documents in that language. */
  name_local: Type.Optional(nullable(Type.String({ format: 'patient-name' }))),
  /** Stronger than `age_sex.age`; the birth date is stronger than both. */
  detailed_age: Type.Optional(nullable(DetailedAgeShape)),
  birthdate: Type.Optional(nullable(CalendarDate)),
  phone: Type.Optional(nullable(Type.String({ format: 'phone' }))),
  phone_2: Type.Optional(nullable(Type.String({ format: 'phone' }))),
  email: Type.Optional(nullable(Type.String({ format: 'email', maxLength: 320 }))),
  address: Type.Optional(nullable(Type.String({ maxLength: 400 }))),
  city: Type.Optional(nullable(ShortText)),
  district: Type.Optional(nullable(ShortText)),
  state: Type.Optional(nullable(ShortText)),
  pincode: Type.Optional(nullable(Type.String({ format: 'pincode' }))),
  /** Checked whole; only its last four digits are kept. */
  adhar_no: Type.Optional(nullable(Type.String({ format: 'aadhaar' }))),
  abha_id: Type.Optional(nullable(Type.String({ format: 'abha-id' }))),
  srf_id: Type.Optional(nullable(Type.String({ format: 'srf-id' }))),
  dv: Type.Optional(closed({ passport_number: nullable(Type.String({ format: 'passport' })) })),
  patient_details: Type.Optional(closed({ area: nullable(ShortText) })),
  /** Null makes the person a primary patient. */
  companion: Type.Optional(nullable(Companion)),
  /** The mother of a newborn. */
  mother_id: Type.Optional(nullable(Id)),
};

const name = Type.String({ format: 'patient-name' });

/** A person to register. Empty texts and null both say "none". */
export const PatientInput = closed({
  ...optional,
  name,
  age_sex: AgeSex,
  /** Registers the person though another record has the same ABHA, passport or SRF id; both stand on the desk of duplicates. */
  id_checked: Type.Optional(Type.Boolean()),
});
export type PatientInput = Static<typeof PatientInput>;

/** Changes of a person: a missing field keeps its value, null clears it. */
export const PatientChanges = closed({
  ...optional,
  name: Type.Optional(name),
  age_sex: Type.Optional(AgeSex),
  version: Version,
});
export type PatientChanges = Static<typeof PatientChanges>;
