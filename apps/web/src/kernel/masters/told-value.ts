import { showDay } from '../text/show-date.ts';
import type { MasterField } from './master-fields.ts';

/** Words that stand for on, off and nothing. */
interface Words {
  readonly yes: string;
  readonly no: string;
  readonly empty: string;
  /** What stands after the first parts of a long list. */
  readonly more: (count: number) => string;
}

/** Parts of a list that are told; of the others how many there are. */
const MOST_PARTS = 6;

const DATE = /^\d{4}-\d{2}-\d{2}$/u;

/** A value of a record as its history tells it: a word of a choice by its label, a flag as yes or no, what is not there as such. */
export function toldValue(field: MasterField | undefined, value: unknown, words: Words): string {
  if (value === undefined || value === null) return words.empty;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  const options = field !== undefined && 'options' in field ? field.options : [];
  const labelOf = (word: unknown): string =>
    options.find((option) => option.value === word)?.label ?? plainText(word);
  const text = Array.isArray(value) ? listOf(value.map(labelOf), words) : labelOf(value);
  return text === '' ? words.empty : text;
}

function listOf(parts: readonly string[], { more }: Words): string {
  const rest = parts.length - MOST_PARTS;
  return [...parts.slice(0, MOST_PARTS), ...(rest > 0 ? [more(rest)] : [])].join('; ');
}

/** A value as a line: parts of a list one after the other, those of a thing with blanks between. */
function plainText(value: unknown): string {
  if (Array.isArray(value)) return value.map(plainText).join('; ');
  if (typeof value === 'object' && value !== null)
    return Object.values(value)
      .filter((part) => part !== null)
      .map(plainText)
      .join(' ');
  if (typeof value !== 'string') return JSON.stringify(value);
  return DATE.test(value) ? showDay(value) : value;
}
