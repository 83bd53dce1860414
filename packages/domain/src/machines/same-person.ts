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

/** What of a person a machine says otherwise than the lab; `script`: the names are in different scripts, so that nobody can compare them. */
export type PersonDifference = 'name' | 'script' | 'sex' | 'birthDate';

const TITLES = new Set(['MR', 'MRS', 'MS', 'MISS', 'DR', 'SHRI', 'SMT', 'KUM', 'MASTER', 'BABY', 'OF']);
/** Shorter ones are initials. */
const LEAST_LETTERS = 3;
/** Letters of Indian scripts are syllables. */
const LEAST_SYLLABLES = 2;

/** The words of a name by the script they are in; Latin ones in capitals without accents. */
function wordsByScript(name: string): ReadonlyMap<string, readonly string[]> {
  const words = name.normalize('NFKC').match(/\p{L}[\p{L}\p{M}\u200c\u200d]*/gu) ?? [];
  return Map.groupBy(words.map(plainWord).filter(isTelling), scriptOf);
}

function plainWord(word: string): string {
  const plain = word
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/gu, '')
    .normalize('NFC');
  return plain.replaceAll(/[\u200c\u200d]/gu, '').toUpperCase();
}

function isTelling(word: string): boolean {
  const letters = word.match(/\p{L}/gu)?.length ?? 0;
  const least = scriptOf(word) === 'Latin' ? LEAST_LETTERS : LEAST_SYLLABLES;
  return letters >= least && !TITLES.has(word);
}

/** Those of the Eighth Schedule, and those that names of visitors are in. */
const SCRIPTS = [
  'Latin',
  'Devanagari',
  'Bengali',
  'Gujarati',
  'Gurmukhi',
  'Kannada',
  'Malayalam',
  'Meetei_Mayek',
  'Ol_Chiki',
  'Oriya',
  'Tamil',
  'Telugu',
  'Arabic',
  'Cyrillic',
  'Greek',
  'Han',
  'Tibetan',
] as const;
const PATTERNS = SCRIPTS.map((script) => ({ script, pattern: new RegExp(`^\\p{Script=${script}}`, 'u') }));

function scriptOf(word: string): string {
  return PATTERNS.find(({ pattern }) => pattern.test(word))?.script ?? '';
}

/** One of the names is the beginning of the other: machines cut what is longer than their field. */
function isAlike(one: string, other: string): boolean {
  return one.startsWith(other) || other.startsWith(one);
}

/** Names are compared in the scripts that both are written in. */
function nameDifferences(said: string, known: string): PersonDifference[] {
  const [spoken, written] = [wordsByScript(said), wordsByScript(known)];
  if (spoken.size === 0 || written.size === 0) return [];
  const shared = [...spoken].filter(([script]) => written.has(script));
  if (shared.length === 0) return ['script'];
  const isSame = shared.some(([script, words]) =>
    words.some((word) => (written.get(script) ?? []).some((other) => isAlike(word, other))),
  );
  return isSame ? [] : ['name'];
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
 * name is the same, one in another script is a question of its own.
 */
export function personDifferences(said: PersonSaid, known: PersonOfTube): PersonDifference[] {
  return [
    ...nameDifferences(said.name, known.name),
    ...(sexDiffers(said.sex, known.sex) ? (['sex'] as const) : []),
    ...(birthDateDiffers(said.birthDate, known.birthDate) ? (['birthDate'] as const) : []),
  ];
}
