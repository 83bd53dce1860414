import { parseAgeLimit } from '@nidan/domain/people/ages/age-limit';
import type { Sex } from '@nidan/domain/people/sex';
import type { Trimester } from '@nidan/domain/people/ages/trimester';
import type { FastingState } from '@nidan/domain/ranges/range-condition';
import type { Subject } from '@nidan/domain/ranges/reference-range';

/** How far on a tried pregnancy is. */
export const TRIED_PREGNANCIES = {
  none: null,
  trimester1: 1,
  trimester2: 2,
  trimester3: 3,
} as const satisfies Readonly<Record<string, Trimester | null>>;

/** A person made up to try values with, as the fields show it; '' is not known. */
export interface TriedPerson {
  readonly age: string;
  readonly sex: Sex;
  readonly pregnancy: keyof typeof TRIED_PREGNANCIES;
  readonly fasting: FastingState | '';
  /** Of the tube. */
  readonly sampleTypeId: string;
  readonly method: string;
  readonly locationId: string;
}

export const SOMEBODY: TriedPerson = {
  age: '34 y',
  sex: 'F',
  pregnancy: 'none',
  fasting: '',
  sampleTypeId: '',
  method: '',
  locationId: '',
};

/** The person as ranges are chosen for; an age that cannot be read is not known, and only a woman is pregnant. */
export function subjectOf(person: TriedPerson): Subject {
  const { age, sex, pregnancy, fasting, sampleTypeId, method, locationId } = person;
  return {
    sex,
    ageInDays: parseAgeLimit(age),
    trimester: sex === 'F' ? TRIED_PREGNANCIES[pregnancy] : null,
    fasting: fasting === '' ? null : fasting,
    sampleTypeId: sampleTypeId === '' ? null : sampleTypeId,
    method: method === '' ? null : method,
    locationId: locationId === '' ? null : locationId,
  };
}
