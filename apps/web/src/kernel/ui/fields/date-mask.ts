import { addDays, datePartsOf } from '@nidan/domain/time/calendar-date';

/** Pattern of a masked date: DD/MM/YYYY, with the time DD/MM/YYYY HH:mm:ss (spec §9). */
const DATE = '__/__/____';
const DATE_TIME = '__/__/____ __:__:__';

/** Whether the mask ends with the day or goes on to the second. */
export type MaskKind = 'date' | 'date-time';

export function maskOf(kind: MaskKind): string {
  return kind === 'date' ? DATE : DATE_TIME;
}

/** Digits set into the mask, `20112` as `20/11/2___`. */
export function maskDigits(digits: string, kind: MaskKind): string {
  let used = 0;
  return maskOf(kind).replace(/_/g, (slot) => digits[used++] ?? slot);
}

/** Where the caret stands in the masked text after so many digits: before the next free slot. */
export function caretAfter(count: number, kind: MaskKind): number {
  const mask = maskOf(kind);
  let slots = 0;
  for (let at = 0; at < mask.length; at += 1) {
    if (mask[at] !== '_') continue;
    if (slots === count) return at;
    slots += 1;
  }
  return mask.length;
}

/** Digits of what was typed or pasted, at most as many as the mask holds; `2025-11-20` is turned round. */
export function digitsOf(text: string, kind: MaskKind): string {
  const iso = /(\d{4})-(\d{2})-(\d{2})(.*)/.exec(text);
  const ordered = iso ? `${iso[3]}${iso[2]}${iso[1]}${iso[4]}` : text;
  return ordered.replace(/\D/g, '').slice(0, kind === 'date' ? 8 : 14);
}

/** The date a mask holds, `YYYY-MM-DD` or with `THH:mm:ss`; null when slots are open or there is no such day. */
export function dateOfDigits(digits: string, kind: MaskKind): string | null {
  if (digits.length !== (kind === 'date' ? 8 : 14)) return null;
  const date = `${digits.slice(4, 8)}-${digits.slice(2, 4)}-${digits.slice(0, 2)}`;
  if (datePartsOf(date) === null) return null;
  if (kind === 'date') return date;
  const [hours, minutes, seconds] = [digits.slice(8, 10), digits.slice(10, 12), digits.slice(12, 14)];
  return Number(hours) < 24 && Number(minutes) < 60 && Number(seconds) < 60
    ? `${date}T${hours}:${minutes}:${seconds}`
    : null;
}

/** Digits of a date of the form that `dateOfDigits` gives; '' for null. */
export function digitsOfDate(value: string | null, kind: MaskKind): string {
  return value === null ? '' : digitsOf(value, kind);
}

/** A day named by one sign: `t` today, `y` yesterday, `-7` seven days ago; null for anything else. */
export function dayByName(text: string, today: string): string | null {
  const name = text.replace(/[\s_/:]/g, '').toLowerCase();
  const back = name === 't' ? 0 : name === 'y' ? 1 : Number(/^-(\d{1,4})$/.exec(name)?.[1] ?? Number.NaN);
  if (Number.isNaN(back)) return null;
  return addDays(today, -back);
}
