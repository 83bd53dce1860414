import { exactParts, type DetailedAge } from './age.ts';

/** From this many of its largest unit on, a smaller unit tells nothing more about a person. */
const ENOUGH = 3;

/**
 * The age for a list, a label or a report: its largest unit, and the next one while the largest is below 3: '34 Yrs.',
 * '7 Yrs.', '2 Yrs. 3 Months', '8 Months', '3 Days'. Hours only in the first two days; '0 Days' for a newborn of no age.
 */
export function briefAge(age: DetailedAge): string {
  const { age_y, age_m, age_w, age_d, age_h } = exactParts(age);
  const days = age_w * 7 + age_d;
  const parts: readonly (readonly [number, string])[] = [
    [age_y, 'Yrs.'],
    [age_m, 'Months'],
    [days, 'Days'],
    [days < 2 ? age_h : 0, 'Hrs.'],
  ];
  const at = parts.findIndex(([amount]) => amount > 0);
  const [first, second] = [parts[at], parts[at + 1]];
  if (first === undefined) return '0 Days';
  const both = first[0] < ENOUGH && second !== undefined && second[0] > 0;
  return (both ? [first, second] : [first]).map(([amount, unit]) => `${amount} ${unit}`).join(' ');
}
