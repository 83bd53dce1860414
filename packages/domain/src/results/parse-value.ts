import { asciiDigits } from '../text/ascii-digits.ts';

export type Comparator = '<' | '>' | '<=' | '>=';

/** A result as typed or received, understood. */
export type ParsedValue =
  | { readonly kind: 'empty' }
  | { readonly kind: 'numeric'; readonly value: number }
  /** Known only to lie beyond a limit: '<0.01'. */
  | { readonly kind: 'censored'; readonly comparator: Comparator; readonly limit: number }
  | { readonly kind: 'text'; readonly text: string };

const SIGNS: readonly [RegExp, string][] = [
  [/[−–]/gu, '-'],
  [/≤/gu, '<='],
  [/≥/gu, '>='],
];
const CENSORED = /^(<=|>=|<|>)\s*(.+)$/u;
/** A number with or without groups of two or three digits before the last three: 10,000 and 1,00,000; no decimal comma. */
const NUMBER = /^-?(?:\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)?(?:\.\d*)?(?:e[+-]?\d{1,3})?$/iu;

/**
 * Understands a result: digits of Indian scripts count as digits, '10,000' and '1e3' are numbers, '<0.01' and '≥5' are censored,
 * a comma that groups nothing ('1,5'), a leading plus ('+2') and everything else is text. Never throws.
 */
export function parseValue(raw: string): ParsedValue {
  const text = raw.trim();
  if (text === '') return { kind: 'empty' };
  const plain = SIGNS.reduce((typed, [sign, ascii]) => typed.replace(sign, ascii), asciiDigits(text));
  const value = numberOf(plain);
  if (value !== null) return { kind: 'numeric', value };
  const [, comparator = '', rest = ''] = CENSORED.exec(plain) ?? [];
  const limit = numberOf(rest);
  return isComparator(comparator) && limit !== null
    ? { kind: 'censored', comparator, limit }
    : { kind: 'text', text };
}

function numberOf(text: string): number | null {
  if (!NUMBER.test(text) || !/\d/u.test(text)) return null;
  const value = Number(text.replaceAll(',', ''));
  return Number.isFinite(value) ? value + 0 : null;
}

function isComparator(text: string): text is Comparator {
  return text === '<' || text === '>' || text === '<=' || text === '>=';
}
