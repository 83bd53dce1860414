import { AGE_MONTH_DAYS, AGE_WEEK_HOURS, NO_AGE, type DetailedAge } from './age.ts';

/** Units of an age, spelled as they are shown (spec §3 "Detailed age"). */
export const AGE_UNITS = ['Yrs.', 'Months', 'Week(s)', 'Days', 'Hrs.'] as const;

export type AgeUnit = (typeof AGE_UNITS)[number];

/** Ages offered in a select: 5 to 120 in steps of 5 (spec §3). */
export const AGE_OPTIONS: readonly number[] = Array.from({ length: 24 }, (_, index) => (index + 1) * 5);

/** Hours of a year where one unit is converted into another; everywhere else it has 8766 (spec §9). */
export const UNIT_CONVERSION_YEAR_HOURS = 8760;

const HOURS: Record<AgeUnit, number> = {
  'Yrs.': UNIT_CONVERSION_YEAR_HOURS,
  Months: AGE_MONTH_DAYS * 24,
  'Week(s)': AGE_WEEK_HOURS,
  Days: 24,
  'Hrs.': 1,
};

const PARTS = {
  'Yrs.': 'age_y',
  Months: 'age_m',
  'Week(s)': 'age_w',
  Days: 'age_d',
  'Hrs.': 'age_h',
} as const satisfies Record<AgeUnit, keyof DetailedAge>;

/** The detailed age that says `amount` of one unit. */
export function ageOfUnit(amount: number, unit: AgeUnit): DetailedAge {
  return { ...NO_AGE, [PARTS[unit]]: amount };
}

/** `amount` of one unit in another, as a fraction: 8760 Hrs. are 1 Yrs. */
export function convertAgeUnit(amount: number, from: AgeUnit, to: AgeUnit): number {
  return (amount * HOURS[from]) / HOURS[to];
}
