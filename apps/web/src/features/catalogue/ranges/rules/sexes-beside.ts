import { SEXES, type Sex } from '@nidan/domain/people/sex';
import { type AgeSpan, spansWithout } from '@nidan/domain/ranges/age-spans';
import { weightOf } from '@nidan/domain/ranges/range-condition';
import { END_OF_AGE_DAYS, type RangeCoverage } from '@nidan/domain/ranges/range-coverage';
import type { ForWhom } from '@nidan/domain/ranges/reference-range';

/** A sex without a picture: no rule of its own, and the ages at which no rule for all serves it either. */
export interface SexBeside {
  readonly sex: Sex;
  readonly without: readonly AgeSpan[];
}

/** The sexes that the proof of the general rules does not name, with the ages at which a result of theirs has no range. */
export function sexesBeside(
  ranges: readonly ForWhom[],
  coverage: readonly Pick<RangeCoverage, 'sex'>[],
): SexBeside[] {
  const forAll = ranges
    .filter((range) => range.sex === null && weightOf(range) === 0)
    .map(({ ageFromDays: fromDays, ageToDays: toDays }) => ({ fromDays, toDays }));
  const without = spansWithout([{ fromDays: 0, toDays: END_OF_AGE_DAYS }], forAll);
  return SEXES.filter((sex) => coverage.every((ofSex) => ofSex.sex !== sex)).map((sex) => ({ sex, without }));
}
