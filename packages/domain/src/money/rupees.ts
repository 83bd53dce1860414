import { asciiDigits } from '../text/ascii-digits.ts';

/** Money is held as a whole number of paise; what patients see is whole rupees. */
export const PAISE_PER_RUPEE = 100;

/** More than this is not entered by hand: ₹1,000 crore. */
const LARGEST_TYPED_RUPEES = 10_000_000_000;

/** Paise of an amount in rupees, rounded to the nearest paisa. */
export function paiseOfRupees(rupees: number): number {
  return Math.round(rupees * PAISE_PER_RUPEE);
}

/** Rupees of an amount in paise, as a fraction. */
export function rupeesOfPaise(paise: number): number {
  return paise / PAISE_PER_RUPEE;
}

/** The nearest whole rupee, in paise; half a rupee is rounded away from zero. */
export function roundToRupee(paise: number): number {
  return (Math.sign(paise) * Math.round(Math.abs(paise) / PAISE_PER_RUPEE) || 0) * PAISE_PER_RUPEE;
}

/** The whole rupees in an amount, in paise; the part of a rupee is dropped. */
export function floorToRupee(paise: number): number {
  return Math.floor(paise / PAISE_PER_RUPEE) * PAISE_PER_RUPEE;
}

/** Digits grouped as in India: 1234567 becomes '12,34,567'. The number must be whole. */
export function groupDigits(whole: number): string {
  const digits = String(Math.abs(whole));
  const grouped = digits.replace(/\B(?=(?:\d{2})*\d{3}$)/gu, ',');
  return whole < 0 ? `-${grouped}` : grouped;
}

/** An amount in paise in whole rupees with Indian grouping and no decimals (spec §9): '₹1,23,456'. */
export function formatRupees(paise: number): string {
  const rupees = roundToRupee(paise) / PAISE_PER_RUPEE;
  return rupees < 0 ? `-₹${groupDigits(-rupees)}` : `₹${groupDigits(rupees)}`;
}

/** An amount in paise in rupees and paise, as vendors are paid and costs are told: 123450 is '1,234.50'. */
export function rupeesAndPaise(paise: number): string {
  const whole = groupDigits(Math.floor(Math.abs(paise) / PAISE_PER_RUPEE));
  const part = String(Math.abs(paise) % PAISE_PER_RUPEE).padStart(2, '0');
  return `${paise < 0 ? '-' : ''}${whole}.${part}`;
}

/** Commas group two or three digits before the last three: '1,5' is no amount, and least of all fifteen. */
const TYPED = /^₹?\s*(\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)(?:\.0{0,2})?$/u;

/** Paise of an amount as it is typed: whole rupees with or without ₹, grouping and '.00'; null when it is none. Never negative. */
export function parseRupees(text: string): number | null {
  const match = TYPED.exec(asciiDigits(text).trim());
  if (!match?.[1]) return null;
  const rupees = Number(match[1].replaceAll(',', ''));
  return rupees <= LARGEST_TYPED_RUPEES ? rupees * PAISE_PER_RUPEE : null;
}
