/** How much a sample was diluted: 5 for `1:5`, `x5` and `5`; null where it was not. */
export function dilutionOf(text: string): number | null {
  const [, digits] = /^(?:1\s*[:/]\s*|[xX]\s*)?(\d{1,6}(?:\.\d{1,3})?)$/u.exec(text) ?? [];
  const dilution = Number(digits ?? 0);
  return dilution > 1 ? dilution : null;
}

const DAY_FIRST = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})(.*)$/u;
const STAMP = /^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:[01]\d|2[0-3])[0-5]\d[0-5]\d$/u;
const STAMP_LENGTH = 14;

/** YYYYMMDDHHMMSS of what a machine calls a time, days before months; null where it is none. */
export function stampIn(text: string): string | null {
  const [, day, month, year, rest] = DAY_FIRST.exec(text) ?? [];
  const ordered =
    year === undefined ? text : `${year}${month?.padStart(2, '0')}${day?.padStart(2, '0')}${rest ?? ''}`;
  const digits = ordered.replace(/[.+]\d*$/u, '').replaceAll(/\D/gu, '');
  const stamp = digits.slice(0, STAMP_LENGTH).padEnd(STAMP_LENGTH, '0');
  return digits.length >= 8 && STAMP.test(stamp) ? stamp : null;
}
