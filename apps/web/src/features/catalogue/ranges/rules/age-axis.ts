import type { RangeInput } from '@nidan/contract/catalogue/parameters/parameter-edit-endpoints';
import type { Sex } from '@nidan/domain/people/sex';
import { type AgeSpan, spansWithout } from '@nidan/domain/ranges/age-spans';
import { END_OF_AGE_DAYS, type RangeCoverage } from '@nidan/domain/ranges/range-coverage';
import { valueTicks } from './value-ticks.ts';

/** A rectangle of the picture: parts of the width and of the height, 0 to 1 from the left and from above. */
export interface AxisBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface RangeBox extends AxisBox {
  readonly range: RangeInput;
}

/** The axis of ages with a step wherever a range begins or ends, drawn equally wide. */
export interface AgeAxis {
  /** Days at which a step begins, ascending, and the last day. */
  readonly cuts: readonly number[];
  /** Round values of the scale and how far from above each stands, 0 to 1; none when no range has a limit. */
  readonly ticks: readonly { readonly value: number; readonly top: number }[];
  boxesOf(sex: Sex): readonly RangeBox[];
  /** From the top to the bottom. */
  boxOf(span: AgeSpan): AxisBox;
  /** From where to where the words of a range stand: the widest part of its ages that is free of others, or all of them. */
  widestWithout(range: RangeInput, others: readonly AgeSpan[]): Pick<AxisBox, 'left' | 'right'>;
  /** As high as the ranges of a sex that lie in it. */
  boxAround(span: AgeSpan, sex: Sex): AxisBox;
}

/** Lays the ranges and the faults of a proof out along the ages. */
export function ageAxis(ranges: readonly RangeInput[], proof: readonly RangeCoverage[]): AgeAxis {
  const spans = proof.flatMap(({ gaps, overlaps, beyond }) => [...gaps, ...overlaps, ...beyond]);
  const days = [
    0,
    END_OF_AGE_DAYS,
    ...ranges.flatMap(({ ageFromDays, ageToDays }) => [ageFromDays, ageToDays]),
    ...spans.flatMap(({ fromDays, toDays }) => [fromDays, toDays]),
  ];
  const cuts = [...new Set(days)].toSorted((a, b) => a - b);
  const at = (day: number): number => cuts.indexOf(day) / Math.max(1, cuts.length - 1);
  const limits = ranges.flatMap(({ low, high }) => [low, high]).filter((limit) => limit !== null);
  const least = Math.min(...limits);
  const most = Math.max(...limits);
  // A margin above and below, where intervals without that limit reach to.
  const margin = (most - least) * 0.1 || 1;
  const height = most - least + 2 * margin;
  const fromTop = (value: number): number => (most + margin - value) / height;
  const boxOf = ({ fromDays, toDays }: AgeSpan): AxisBox => ({
    left: at(fromDays),
    right: at(toDays),
    top: 0,
    bottom: 1,
  });
  const boxesOf = (sex: Sex): RangeBox[] =>
    ranges
      .filter((range) => range.sex === null || range.sex === sex)
      .map((range) => ({
        ...boxOf({ fromDays: range.ageFromDays, toDays: range.ageToDays }),
        top: range.high === null ? 0 : fromTop(range.high),
        bottom: range.low === null ? 1 : fromTop(range.low),
        range,
      }));
  return {
    cuts,
    ticks: valueTicks(least - margin, most + margin).map((value) => ({ value, top: fromTop(value) })),
    boxOf,
    boxesOf,
    widestWithout: ({ ageFromDays: fromDays, ageToDays: toDays }, others) => {
      const whole = { fromDays, toDays };
      const free = spansWithout([whole], others).map(boxOf);
      const { left, right } =
        free.toSorted((a, b) => b.right - b.left - (a.right - a.left))[0] ?? boxOf(whole);
      return { left, right };
    },
    boxAround: (span, sex) => {
      const there = boxesOf(sex).filter(({ range }) => isIn(range, span));
      return {
        ...boxOf(span),
        top: Math.min(1, ...there.map(({ top }) => top)),
        bottom: Math.max(0, ...there.map(({ bottom }) => bottom)),
      };
    },
  };
}

function isIn({ ageFromDays, ageToDays }: RangeInput, { fromDays, toDays }: AgeSpan): boolean {
  return ageFromDays < toDays && fromDays < ageToDays;
}
