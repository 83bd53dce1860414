/** A pattern is tried against so many characters, so that it ends soon whatever came. */
const MOST_TRIED = 200;
const LONGEST_PATTERN = 100;
const MOST_OPEN_ENDS = 2;
const OPEN_END = /[*+]|\{\d*,\}/gu;
const ESCAPED = /\\./gu;

/** Why a pattern of a driver may not be used; null: it may. Groups and many open ends could run for years. */
export function patternFault(pattern: string): 'long' | 'group' | 'open' | 'wrong' | null {
  if (pattern.length > LONGEST_PATTERN) return 'long';
  if (/\\[1-9k]/u.test(pattern)) return 'group';
  const plain = pattern.replaceAll(ESCAPED, '');
  if (/[()]/u.test(plain)) return 'group';
  if ((plain.match(OPEN_END) ?? []).length > MOST_OPEN_ENDS) return 'open';
  return compiled(pattern) === null ? 'wrong' : null;
}

function compiled(pattern: string): RegExp | null {
  try {
    return new RegExp(pattern, 'gu');
  } catch {
    return null;
  }
}

/** Whether a text matches; a pattern that may not be used matches nothing. */
export function matches(pattern: string, text: string): boolean {
  return patternFault(pattern) === null && text.slice(0, MOST_TRIED).search(new RegExp(pattern, 'u')) >= 0;
}

/** A text without what matches. */
export function without(pattern: string, text: string): string {
  if (patternFault(pattern) !== null || text.length > MOST_TRIED) return text;
  return text.replaceAll(compiled(pattern) ?? /(?!)/gu, '');
}
