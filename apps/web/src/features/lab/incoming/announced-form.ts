import type { AnnouncedPerson } from '@nidan/contract/lab/incoming/incoming-view';
import type { Sex } from '@nidan/domain/people/sex';
import { asciiDigits } from '@nidan/domain/text/ascii-digits';

/** What is typed of who is announced, and by whom. */
export interface AnnouncedForm {
  readonly name: string;
  readonly age: string;
  readonly sex: Sex;
  readonly phone: string;
  /** Code under which the lab knows the person. */
  readonly patientCode: string;
  readonly clientCode: string;
  readonly requestNo: string;
  readonly courier: string;
  readonly tests: string;
  /** One of a sample; of an order one a line, or none. */
  readonly barcodes: string;
}

export const EMPTY_FORM: AnnouncedForm = {
  name: '',
  age: '',
  sex: 'F',
  phone: '',
  patientCode: '',
  clientCode: '',
  requestNo: '',
  courier: '',
  tests: '',
  barcodes: '',
};

const OLDEST = 130;

/** Whole years as typed; null for what is no age. */
export function ageOf({ age }: AnnouncedForm): number | null {
  const typed = asciiDigits(age.trim());
  if (!/^\d{1,3}$/u.test(typed)) return null;
  const years = Number(typed);
  return years <= OLDEST ? years : null;
}

/** Who is announced, as the server takes it; null while the age is none. */
export function personOf(form: AnnouncedForm): AnnouncedPerson | null {
  const age = ageOf(form);
  if (age === null) return null;
  return {
    name_title: '',
    name: form.name.trim(),
    age_sex: { age, sex: form.sex, unit: 'Yrs.' },
    phone: orNone(form.phone),
    patient_code: orNone(form.patientCode),
  };
}

/** Codes between commas or blanks, each once. */
export function codesIn(text: string): string[] {
  const codes = text.toUpperCase().split(/[\s,;]+/u);
  return [...new Set(codes.filter((code) => code !== ''))];
}

/** A text that was left empty is none. */
export function orNone(text: string): string | null {
  return text.trim() === '' ? null : text.trim();
}
