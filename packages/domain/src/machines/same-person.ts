import type { PersonSaid } from '../interfacing/machine-message.ts';
import type { Sex } from '../people/sex.ts';
import type { CalendarDate } from '../time/calendar-date.ts';

/** Whom a tube is from. */
export interface PersonOfTube {
  readonly name: string;
  readonly sex: Sex;
  /** Null where only an age was told. */
  readonly birthDate: CalendarDate | null;
}

/** What of a person a machine says otherwise than the lab. */
export type PersonDifference = 'name' | 'sex' | 'birthDate';

const TITLES = new Set(['MR', 'MRS', 'MS', 'MISS', 'DR', 'SHRI', 'SMT', 'KUM', 'MASTER', 'BABY', 'OF']);
/** Shorter ones are initials. */
const LEAST_LETTERS = 3;

function wordsOf(name: string): string[] {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toUpperCase();
  return (plain.match(/[A-Z]+/gu) ?? []).filter((word) => !TITLES.has(word) && word.length >= LEAST_LETTERS);
}

/** One of the names is the beginning of the other: machines cut what is longer than their field. */
function isAlike(one: string, other: string): boolean {
  return one.startsWith(other) || other.startsWith(one);
}

function nameDiffers(said: string, known: string): boolean {
  const [spoken, written] = [wordsOf(said), wordsOf(known)];
  if (spoken.length === 0 || written.length === 0) return false;
  return !spoken.some((word) => written.some((other) => isAlike(word, other)));
}

function sexDiffers(said: string, known: Sex): boolean {
  const letter = said.trim().toUpperCase();
  return (letter === 'M' || letter === 'F') && known !== 'O' && letter !== known;
}

function birthDateDiffers(said: string, known: CalendarDate | null): boolean {
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})/u.exec(said.trim()) ?? [];
  return known !== null && year !== undefined && `${year}-${month}-${day}` !== known;
}

/**
 * What a machine says of a person otherwise than the lab knows; empty: nothing. What it leaves out says nothing, a cut or turned-round
 * name is the same, one in another script cannot be compared.
 */
export function personDifferences(said: PersonSaid, known: PersonOfTube): PersonDifference[] {
  return [
    ...(nameDiffers(said.name, known.name) ? (['name'] as const) : []),
    ...(sexDiffers(said.sex, known.sex) ? (['sex'] as const) : []),
    ...(birthDateDiffers(said.birthDate, known.birthDate) ? (['birthDate'] as const) : []),
  ];
}
