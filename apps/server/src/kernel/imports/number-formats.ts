import { DAY } from '@nidan/domain/time/durations';

/** How a number cell of a workbook is shown: as a number, with leading zeros, or as a date (ECMA-376 §18.8.30). */
export type NumberFormat =
  | { readonly kind: 'number' }
  | { readonly kind: 'zeros'; readonly digits: number }
  | { readonly kind: 'date' };

const NUMBER: NumberFormat = { kind: 'number' };
const DATE: NumberFormat = { kind: 'date' };

/** The format of a code such as `0000`, `dd/mm/yyyy` or `#,##0.00`; texts in quotes, brackets and after a backslash are no part of it. */
export function numberFormatOf(code: string): NumberFormat {
  const plain = code.split(';')[0]?.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./gu, '') ?? '';
  if (/^0{2,}$/u.test(plain)) return { kind: 'zeros', digits: plain.length };
  return /[dmyh]/iu.test(plain) && !/[0#]\.|#/u.test(plain) ? DATE : NUMBER;
}

/** Formats that a workbook names by a number alone: dates and times. */
export function builtInFormat(id: number): NumberFormat {
  return (id >= 14 && id <= 22) || (id >= 45 && id <= 47) ? DATE : NUMBER;
}

/** Day 0 of a workbook that counts from 1900, whose day 60 never was, and of one that counts from 1904. */
const EPOCH_1900 = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);
const FIRST_RIGHT_DAY = 60;

/** The text of a day count: `YYYY-MM-DD`, with ` HH:MM:SS` where it has a time. */
export function dateText(serial: number, isFrom1904: boolean): string {
  const early = !isFrom1904 && serial < FIRST_RIGHT_DAY ? 1 : 0;
  const at = new Date((isFrom1904 ? EPOCH_1904 : EPOCH_1900) + Math.round((serial + early) * 86_400) * 1_000);
  const [day = '', time = ''] = at.toISOString().slice(0, 19).split('T');
  return at.getTime() % DAY === 0 ? day : `${day} ${time}`;
}

/** A number cell as a person sees it. */
export function shownNumber(value: number, format: NumberFormat, isFrom1904: boolean): string {
  if (format.kind === 'date' && value >= 0) return dateText(value, isFrom1904);
  if (format.kind === 'zeros' && Number.isInteger(value) && value >= 0) {
    return String(value).padStart(format.digits, '0');
  }
  return String(value);
}
