import { RANGE_FIELDS, type RangeField } from './range-rows.ts';

const IN_LINE: ReadonlySet<RangeField> = new Set<RangeField>(['from', 'until', 'low', 'high']);

/** The limits of a rule that stand under its line: all fields but the ages and the interval. */
export const FURTHER_LIMITS = RANGE_FIELDS.filter((field) => !IN_LINE.has(field));
