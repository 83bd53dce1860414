import type { Sex } from '../sex.ts';

/** Titles of a name (spec §3 "Name titles"). */
export const NAME_TITLES = [
  'Mr.',
  'Shri.',
  'Master',
  'Mrs.',
  'Miss.',
  'Ms.',
  'Smt.',
  'Dr.',
  'B/O',
  'M/ch',
  'F/ch',
] as const;

/** The second list of the specification: with no title, and with B/o beside B/O. */
export const NAME_TITLES_OR_NONE = ['', ...NAME_TITLES, 'B/o'] as const;

export type NameTitle = (typeof NAME_TITLES_OR_NONE)[number];

const SEX_OF_TITLE: Record<NameTitle, Sex | null> = {
  '': null,
  'Mr.': 'M',
  'Shri.': 'M',
  Master: 'M',
  'Mrs.': 'F',
  'Miss.': 'F',
  'Ms.': 'F',
  'Smt.': 'F',
  'Dr.': null,
  'B/O': null,
  'B/o': null,
  'M/ch': 'M',
  'F/ch': 'F',
};

/** True when the text is a title of either list. */
export function isNameTitle(text: string): text is NameTitle {
  return NAME_TITLES_OR_NONE.some((title) => title === text);
}

/** The sex that a title implies; null when it implies none. */
export function sexOfTitle(title: NameTitle): Sex | null {
  return SEX_OF_TITLE[title];
}

/** True for M/ch and F/ch, which are said of children. */
export function isChildTitle(title: NameTitle): boolean {
  return title === 'M/ch' || title === 'F/ch';
}

/** True when a title implies the other sex than the one given; a title that implies none contradicts nothing. */
export function titleContradicts(title: NameTitle, sex: Sex): boolean {
  const implied = sexOfTitle(title);
  return implied !== null && sex !== implied;
}
