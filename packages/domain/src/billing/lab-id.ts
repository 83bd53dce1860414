import type { Fault } from '../text/fault.ts';
import { billingFault } from '../faults/billing-faults.ts';
import { partsOrThrow, type CalendarDate } from '../time/calendar-date.ts';

/** How far the numeric part of a lab ID may lie from the reference (spec §9). */
export const LAB_ID_WINDOW = 1_000_000;

/** Digits of a serial up to 9999; longer serials are written out. */
const SERIAL_DIGITS = 4;

export interface LabIdParts {
  /** Letters of the lab, may be empty. */
  readonly prefix: string;
  /** The day of registration in the lab's zone. */
  readonly date: CalendarDate;
  /** From 1 on, unique within prefix and day. */
  readonly serial: number;
}

/** Lab ID as it is printed: prefix, date as ddmmyy, serial (spec §3 "Lab"): KT, 2026-11-20, 42 is 'KT2011260042'. */
export function composeLabId({ prefix, date, serial }: LabIdParts): string {
  return `${labIdPrefix(prefix, date)}${String(serial).padStart(SERIAL_DIGITS, '0')}`;
}

/** What the lab IDs of a day begin with: prefix and ddmmyy. */
export function labIdPrefix(prefix: string, date: CalendarDate): string {
  const { year, month, day } = partsOrThrow(date);
  return prefix + [day, month, year % 100].map((part) => String(part).padStart(2, '0')).join('');
}

/** The digits after the leading letters of a lab ID; null when there are none or letters follow. */
export function numericPartOf(labId: string): bigint | null {
  const digits = /^[A-Za-z]*(\d+)$/u.exec(labId)?.[1];
  return digits === undefined ? null : BigInt(digits);
}

/**
 * What is wrong with a lab ID that was typed, in the words of spec §5; null when nothing is. Letters form the prefix, the numeric part must
 * lie within 1,000,000 of that of the reference, itself a lab ID such as the next free one; a reference without digits limits nothing.
 */
export function labIdFault(labId: string, reference: string): Fault | null {
  if (/[^A-Za-z0-9]/u.test(labId)) return billingFault('lab-id-special');
  const numeric = numericPartOf(labId);
  if (numeric === null) return billingFault('lab-id-invalid');
  const near = numericPartOf(reference);
  if (near === null) return null;
  const distance = numeric > near ? numeric - near : near - numeric;
  return distance > BigInt(LAB_ID_WINDOW) ? billingFault('lab-id-out-of-range') : null;
}

/** Where the lab IDs of a day stand. */
export interface LabIdSeries {
  readonly prefix: string;
  readonly date: CalendarDate;
  /** The serial that the next bill would get. */
  readonly next: number;
}

/** Where a series of lab IDs goes on: the serial of the next bill, or what is wrong with what was typed. */
export type SeriesStep = { readonly serial: number } | { readonly fault: Fault };

/**
 * Reads the lab ID that a series of one day is to go on with: one of that day and prefix, ahead of the next free one and at most
 * 1,000,000 from it (spec §5).
 */
export function nextOfSeries(typed: string, { prefix, date, next }: LabIdSeries): SeriesStep {
  const reference = composeLabId({ prefix, date, serial: next });
  const fault = labIdFault(typed, reference);
  if (fault !== null) return { fault };
  const start = labIdPrefix(prefix, date);
  if (!typed.startsWith(start)) return { fault: billingFault('lab-id-begins', { start }) };
  const serial = Number(typed.slice(start.length));
  if (composeLabId({ prefix, date, serial }) !== typed) return { fault: billingFault('lab-id-invalid') };
  return serial > next ? { serial } : { fault: billingFault('lab-id-next-already', { labId: reference }) };
}
