import type { DuplicateReason } from './duplicate-reason.ts';
import { nameLikeness } from './name-likeness.ts';
import type { Sex } from '../sex.ts';

/** What two records are compared by. Phones are the plain ten digits; ages are of one moment, in days. */
export interface ComparedPerson {
  readonly name: string;
  readonly sex: Sex;
  readonly ageDays: number;
  readonly birthdate: string | null;
  readonly phones: readonly string[];
  readonly abhaId: string | null;
  readonly passportNumber: string | null;
  readonly srfId: string | null;
  readonly aadhaarLast4: string | null;
}

export interface DuplicateScore {
  /** 0 to 100. */
  readonly score: number;
  readonly reasons: readonly DuplicateReason[];
}

/** From this score on a pair is shown, and from the second on it is called likely. */
export const POSSIBLE_DUPLICATE = 60;
export const LIKELY_DUPLICATE = 80;

const WEIGHTS: Readonly<Record<DuplicateReason, number>> = {
  sameAbha: 60,
  otherAbha: -40,
  samePassport: 60,
  sameSrf: 60,
  samePhone: 35,
  sameName: 40,
  nameAlike: 34,
  otherName: 0,
  sameBirthdate: 25,
  sameAge: 15,
  otherAge: -25,
  sameAadhaar: 20,
  otherAadhaar: -40,
  otherSex: -30,
};

/** What one person has alone: a pair that shares it is always shown, whatever the names. A new passport is no sign of another person. */
const OF_ONE_PERSON: readonly DuplicateReason[] = ['sameAbha', 'samePassport', 'sameSrf'];
/** Relatives share a phone, a surname and, as twins, the birth date: without a like name no other pair is shown. */
const MOST_WITH_OTHER_NAME = POSSIBLE_DUPLICATE - 1;
const ALIKE = 0.75;

const DAYS_OF_YEAR = 365;
/** People tell their age in whole years and round it; a child's age is told exactly. */
const CLOSE_AGE_DAYS = 2 * DAYS_OF_YEAR;
const FAR_AGE_DAYS = 6 * DAYS_OF_YEAR;
const CHILD_DAYS = 5 * DAYS_OF_YEAR;

function ofAge(one: ComparedPerson, other: ComparedPerson): DuplicateReason[] {
  const { birthdate } = one;
  if (birthdate !== null && birthdate === other.birthdate) return ['sameBirthdate'];
  const apart = Math.abs(one.ageDays - other.ageDays);
  const isChild = Math.min(one.ageDays, other.ageDays) < CHILD_DAYS;
  if (apart <= (isChild ? DAYS_OF_YEAR / 4 : CLOSE_AGE_DAYS)) return ['sameAge'];
  return apart > (isChild ? DAYS_OF_YEAR : FAR_AGE_DAYS) ? ['otherAge'] : [];
}

function ofName(one: ComparedPerson, other: ComparedPerson): DuplicateReason {
  const likeness = nameLikeness(one.name, other.name);
  if (likeness === 1) return 'sameName';
  return likeness >= ALIKE ? 'nameAlike' : 'otherName';
}

/** `same` or `different` where both records tell the value, nothing where one does not. */
function told(
  values: readonly [string | null, string | null],
  [same, different]: readonly [DuplicateReason, DuplicateReason],
): DuplicateReason[] {
  const [one, other] = values;
  if (one === null || other === null) return [];
  return [one === other ? same : different];
}

function shares(reason: DuplicateReason, one: string | null, other: string | null): DuplicateReason[] {
  return one !== null && one === other ? [reason] : [];
}

/**
 * How likely two records are one person, with what speaks for and against it. A name alone is never enough, nor is anything without a
 * like name: relatives share phones, and strangers share names.
 */
export function duplicateScore(one: ComparedPerson, other: ComparedPerson): DuplicateScore {
  const name = ofName(one, other);
  const reasons: DuplicateReason[] = [
    ...told([one.abhaId, other.abhaId], ['sameAbha', 'otherAbha']),
    ...shares('samePassport', one.passportNumber, other.passportNumber),
    ...shares('sameSrf', one.srfId, other.srfId),
    ...(one.phones.some((phone) => other.phones.includes(phone)) ? (['samePhone'] as const) : []),
    name,
    ...ofAge(one, other),
    ...told([one.aadhaarLast4, other.aadhaarLast4], ['sameAadhaar', 'otherAadhaar']),
    ...(one.sex === other.sex ? [] : (['otherSex'] as const)),
  ];
  const sum = reasons.reduce((total, reason) => total + WEIGHTS[reason], 0);
  if (reasons.some((reason) => OF_ONE_PERSON.includes(reason)))
    return { score: Math.min(100, Math.max(POSSIBLE_DUPLICATE, sum)), reasons };
  const most = name === 'otherName' ? MOST_WITH_OTHER_NAME : 100;
  return { score: Math.min(most, Math.max(0, sum)), reasons };
}
