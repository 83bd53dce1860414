import { METRIC_ATOMS, PLAIN_ATOMS, PREFIXES } from './ucum-atoms.ts';

/** An operator or bracket, the power of ten, an annotation, an atom with its bracketed parts, or an integer (also as exponent). */
const TOKEN = /[./()]|10[*^]|\{[!-z|~]*\}|(?:[A-Za-z%]|\[[A-Za-z0-9_']+\])+|[+-]?\d+/uy;

const LONGEST = 60;

/** A unit in the middle of reading: the tokens and the next one's place. */
interface Reader {
  readonly tokens: readonly string[];
  at: number;
}

/**
 * Whether a text is a unit of UCUM in its case sensitive form: 'g/dL', '10*3/uL', 'm[IU]/L', 'mL/min/{1.73_m2}', '/[HPF]', 'mg/(24.h)'.
 * Of the units of UCUM those that laboratories use are known (see `ucum-atoms.ts`): 'gm/dL', 'IU/mL' and 'cells/uL' are
 * none, nor is a text of more than 60 characters. Annotations in braces are not judged.
 */
export function isUcumCode(text: string): boolean {
  const tokens = text.length <= LONGEST ? tokensOf(text) : null;
  if (tokens === null) return false;
  const reader: Reader = { tokens, at: 0 };
  if (tokens[0] === '/') reader.at += 1;
  return readTerm(reader) && reader.at === tokens.length;
}

function tokensOf(text: string): string[] | null {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const [token] = TOKEN.exec(text) ?? [];
    if (token === undefined) return null;
    tokens.push(token);
  }
  return tokens;
}

function readTerm(reader: Reader): boolean {
  for (;;) {
    if (!readComponent(reader)) return false;
    const next = reader.tokens[reader.at];
    if (next !== '.' && next !== '/') return true;
    reader.at += 1;
  }
}

/** '(term)', 'unit exponent? {annotation}?', an integer or an annotation alone. */
function readComponent(reader: Reader): boolean {
  const token = take(reader);
  if (token === undefined) return false;
  if (token === '(') return readTerm(reader) && take(reader) === ')';
  if (isAnnotation(token)) return true;
  if (/^\d+$/u.test(token)) {
    takeWhen(reader, isAnnotation);
    return true;
  }
  if (!isPowerOfTen(token) && !isUnit(token)) return false;
  takeWhen(reader, (next) => /^[+-]?\d+$/u.test(next));
  takeWhen(reader, isAnnotation);
  return true;
}

function take(reader: Reader): string | undefined {
  reader.at += 1;
  return reader.tokens[reader.at - 1];
}

function takeWhen(reader: Reader, fits: (token: string) => boolean): void {
  const next = reader.tokens[reader.at];
  if (next !== undefined && fits(next)) reader.at += 1;
}

function isAnnotation(token: string): boolean {
  return token.startsWith('{');
}

function isPowerOfTen(token: string): boolean {
  return token === '10*' || token === '10^';
}

function isUnit(token: string): boolean {
  if (PLAIN_ATOMS.has(token) || METRIC_ATOMS.has(token)) return true;
  return PREFIXES.some((prefix) => token.startsWith(prefix) && METRIC_ATOMS.has(token.slice(prefix.length)));
}
