import { caseName } from '@nidan/domain/people/names/name-casing';
import { NAME_TITLES, type NameTitle, sexOfTitle } from '@nidan/domain/people/names/name-title';
import type { Sex } from '@nidan/domain/people/sex';

export interface NameLine {
  /** Null when the line begins with none. */
  readonly title: NameTitle | null;
  /** Sex that the title implies, null when it implies none. */
  readonly sex: Sex | null;
  readonly name: string;
}

/** Splits what was typed as a name: `mr ravi kumar` is Mr., M, 'Ravi Kumar'. A name typed with capitals keeps them. */
export function readNameLine(text: string): NameLine {
  const line = text.trim().replace(/\s+/gu, ' ');
  const [first = '', ...rest] = line.split(' ');
  const title = rest.length === 0 ? null : titleOf(first);
  const name = title === null ? line : rest.join(' ');
  return { title, sex: title === null ? null : sexOfTitle(title), name: cased(name) };
}

function titleOf(word: string): NameTitle | null {
  const plain = word.toLowerCase().replace(/\.$/u, '');
  return NAME_TITLES.find((title) => title.toLowerCase().replace(/\.$/u, '') === plain) ?? null;
}

/** Capitals are meant when there are small letters too, as in McDonald. */
function cased(name: string): string {
  const isPlain = name === name.toLowerCase() || name === name.toUpperCase();
  return isPlain ? caseName(name, 'camel') : name;
}
