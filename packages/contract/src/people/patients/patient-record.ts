import { PATIENT_KINDS } from '@nidan/domain/enumerations/patients';
import { FAMILY_RELATIONS } from '@nidan/domain/people/family';
import { type Static, Type } from 'typebox';
import { CalendarDate, closed, Id, Instant, nullable, Paise, Version } from '../../kernel/shapes.ts';
import { AgeSex, DetailedAgeShape } from './patient-input.ts';

const text = nullable(Type.String());

/** Another person of the family: title and name as printed, masked for demo users. */
export const Relative = closed({ patient_id: Id, patient_code: Type.String(), fullName: Type.String() });

/** A person as registered, by the names of the specification's empty record (spec §3 "Patient"). Masked for demo users. */
export const PatientRecord = closed({
  patient_id: Id,
  patient_code: Type.String(),
  name_title: Type.String(),
  name: Type.String(),
  name_local: text,
  /** Today's age in its largest unit. */
  age_sex: AgeSex,
  /** Today's age for display, '2 Yrs. 3 Months'. */
  age: Type.String(),
  /** As it was said at `age_at`; null when the birth date is known. */
  detailed_age: nullable(DetailedAgeShape),
  age_at: Instant,
  birthdate: nullable(CalendarDate),
  phone: text,
  phone_2: text,
  email: text,
  address: Type.String(),
  city: Type.String(),
  district: Type.String(),
  state: Type.String(),
  pincode: text,
  /** 'XXXX XXXX 2346' */
  adhar_no: text,
  abha_id: text,
  srf_id: text,
  dv: closed({ passport_number: text }),
  patient_details: closed({ area: Type.String() }),
  patient_kind: Type.Enum([...PATIENT_KINDS]),
  /** Null for a primary patient. */
  companion: nullable(closed({ primary: Relative, relation: Type.Enum([...FAMILY_RELATIONS]) })),
  mother: nullable(Relative),
  version: Version,
});
export type PatientRecord = Static<typeof PatientRecord>;

/** A person found by a search, with what the counter asks next. */
export const PatientMatch = closed({
  ...PatientRecord.properties,
  last_visit: nullable(closed({ billId: Id, labNo: Type.String(), at: Instant })),
  duePaise: Paise,
});
export type PatientMatch = Static<typeof PatientMatch>;

/** One earlier bill of a person. `testIds` are the tests that were run, for the warning about repeats within 24 hours. */
export const PatientVisit = closed({
  billId: Id,
  labNo: Type.String(),
  at: Instant,
  lines: Type.Array(closed({ testId: Id, code: Type.String(), name: Type.String() })),
  testIds: Type.Array(Id),
  state: Type.String(),
  stateLabel: Type.String(),
  netPaise: Paise,
  duePaise: Paise,
});
export type PatientVisit = Static<typeof PatientVisit>;

/** A person with their latest visits, newest first. */
export const PatientView = closed({
  ...PatientRecord.properties,
  visits: Type.Array(PatientVisit),
  visitCount: Type.Integer(),
  duePaise: Paise,
  /** The record that this one was merged into: that of the person. */
  mergedInto: nullable(Relative),
});
export type PatientView = Static<typeof PatientView>;
