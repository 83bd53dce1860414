import { exactParts, type DetailedAge } from './age.ts';

/** An exact age in words of the specification: '34 Yrs.', '2 Yrs. 3 Months', '5 Days'; '0 Days' for a newborn of no age. */
export function displayAge(age: DetailedAge): string {
  const { age_y, age_m, age_w, age_d, age_h } = exactParts(age);
  const parts: readonly [number, string][] = [
    [age_y, 'Yrs.'],
    [age_m, 'Months'],
    [age_w, 'Week(s)'],
    [age_d, 'Days'],
    [age_h, 'Hrs.'],
  ];
  const said = parts.filter(([amount]) => amount > 0).map(([amount, unit]) => `${amount} ${unit}`);
  return said.length > 0 ? said.join(' ') : '0 Days';
}
