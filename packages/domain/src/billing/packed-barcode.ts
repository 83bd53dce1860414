import { calendarDateOf, dayExists } from '../time/calendar-date.ts';
import type { TubeNumber } from './tube-number.ts';
import { composeLabId } from './lab-id.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LETTERS = ALPHABET.length;
/** Prefixes of up to four letters, counted from 1 on. */
const PREFIXES = 475_254;
/** Days of a century of 31 days a month, so that a date is its parts. */
const DAYS = 100 * 12 * 31;
const SERIALS = 20_000;
const TUBES = 25;
/** Digits of the largest number: eight pairs, which are as many as the bars of the smallest label hold. */
const DIGITS = 16;
const LAB_NO = /^([A-Z]{1,4})(\d{2})(\d{2})(\d{2})(\d{4,5})$/u;
const PACKED = /^\d{16}$/u;

/** The letters as a number: A is 1, Z 26, AA 27. */
function numberOf(prefix: string): number {
  return Array.from(prefix).reduce((sum, letter) => sum * LETTERS + ALPHABET.indexOf(letter) + 1, 0);
}

function prefixOf(number: number): string {
  if (number === 0) return '';
  const last = (number - 1) % LETTERS;
  return prefixOf((number - 1 - last) / LETTERS) + ALPHABET.charAt(last);
}

/**
 * A tube as sixteen digits, which bars hold two to a symbol: 'KOT2011260042-1' fits a label of 38 mm so and in no other form.
 * Null for a tube over 25, a serial from 20,000 on and a lab ID of another shape.
 */
export function packedBarcodeOf({ labNo, tube }: TubeNumber): string | null {
  const [, prefix = '', ...parts] = LAB_NO.exec(labNo) ?? [];
  const [day = 0, month = 0, year = 0, serial = 0] = parts.map(Number);
  const date = (year * 12 + month - 1) * 31 + day - 1;
  const place = (numberOf(prefix) * DAYS + date) * SERIALS + serial;
  const packed = String(place * TUBES + tube - 1).padStart(DIGITS, '0');
  const read = unpackBarcode(packed);
  return read?.labNo === labNo && read.tube === tube ? packed : null;
}

/** The part of a number that its last place holds, and what stands before it. */
function take(from: number, radix: number): { rest: number; part: number } {
  return { rest: Math.floor(from / radix), part: from % radix };
}

/** Reads sixteen digits back; null where they stand for no tube. */
export function unpackBarcode(text: string): TubeNumber | null {
  if (!PACKED.test(text)) return null;
  const tube = take(Number(text), TUBES);
  const serial = take(tube.rest, SERIALS);
  const { rest: prefix, part: date } = take(serial.rest, DAYS);
  const day = take(date, 31);
  const { rest: year, part: month } = take(day.rest, 12);
  const parts = { year: 2000 + year, month: month + 1, day: day.part + 1 };
  if (!dayExists(parts) || serial.part === 0 || prefix < 1 || prefix > PREFIXES) return null;
  return {
    labNo: composeLabId({ prefix: prefixOf(prefix), date: calendarDateOf(parts), serial: serial.part }),
    tube: tube.part + 1,
  };
}
