import {
  type AssessedCalculation,
  assessCalculated,
  type CalculatedParameterText,
} from './assess-calculated.ts';
import type { Flag, Interval } from '../results/flag.ts';
import { FORMULA_EXAMPLES_MOST } from './formula-effect-limits.ts';
import { roundHalfAway } from '../results/format-value.ts';
import type { BlankReason } from './formula-values.ts';
import type { FormulaResult } from './formula.ts';
import { parseValue } from '../results/parse-value.ts';

/** A calculated result as it stands. */
export interface FormerCalculation {
  /** Unrounded; null when it stayed blank. */
  readonly numeric: number | null;
  readonly flag: Flag | null;
  /** What it was held against; null when it was held against nothing. */
  readonly interval: Interval | null;
}

/** A result as it stands beside what another formula makes of the same inputs, both with the decimals of the other. */
export interface TriedCalculation {
  /** Null when it was blank. */
  readonly before: string | null;
  readonly flagBefore: Flag | null;
  readonly after: AssessedCalculation;
}

/** What a calculation becomes under another formula; a blank is no value, and one that stays blank may do so for another reason. */
export type CalculationOutcome = 'unchanged' | 'changed' | 'becomesBlank' | 'getsValue' | 'staysBlank';

/** How far displayed numbers move: absolutely in the unit of the parameter, and in percent of what they were. */
export interface ChangeSizes {
  readonly largest: number;
  readonly median: number;
  /** Null when all that changed were 0. */
  readonly largestPercent: number | null;
  readonly medianPercent: number | null;
}

export interface CountedBlank {
  readonly why: BlankReason['why'];
  /** Of the parameter at fault; null when none is. */
  readonly code: string | null;
  readonly count: number;
}

export interface FormulaEffect<Tried> {
  readonly outcomes: Readonly<Record<CalculationOutcome, number>>;
  /** Of those with a value before and after. */
  readonly flagChanges: number;
  /** Why values would be lost, the most frequent first. */
  readonly blanks: readonly CountedBlank[];
  /** Null when no number would become another number. */
  readonly sizes: ChangeSizes | null;
  /** Changed flags first, then the farthest moves, then lost and new values in the order in which they came. */
  readonly examples: readonly Tried[];
}

/** Places among the examples that lost and new values each keep beside changed ones. */
const KEPT_EXAMPLES = 5;

/** Sets a result beside what another formula made of its inputs; its flag is of the interval that it was held against. */
export function triedCalculation(
  { numeric, flag, interval }: FormerCalculation,
  result: FormulaResult,
  parameter: CalculatedParameterText,
): TriedCalculation {
  const before =
    numeric === null ? null : assessCalculated({ ok: true, value: numeric }, parameter, null).value;
  return { before, flagBefore: flag, after: assessCalculated(result, parameter, interval) };
}

/** What becomes of one result. */
export function outcomeOf({ before, after }: TriedCalculation): CalculationOutcome {
  if (before === null) return after.value === null ? 'staysBlank' : 'getsValue';
  if (after.value === null) return 'becomesBlank';
  return before === after.value ? 'unchanged' : 'changed';
}

/** What another formula, with its decimals, would change of results. */
export function formulaEffect<Tried extends TriedCalculation>(
  tried: readonly Tried[],
  decimals: number,
): FormulaEffect<Tried> {
  const byOutcome = Map.groupBy(tried, outcomeOf);
  const of = (outcome: CalculationOutcome): readonly Tried[] => byOutcome.get(outcome) ?? [];
  const changed = of('changed').map((one) => ({ one, size: sizeOf(one, decimals) }));
  const farthest = changed.toSorted(
    (a, b) => Number(isFlagChanged(b.one)) - Number(isFlagChanged(a.one)) || (b.size ?? 0) - (a.size ?? 0),
  );
  const lost = of('becomesBlank');
  const others = [...lost.slice(0, KEPT_EXAMPLES), ...of('getsValue').slice(0, KEPT_EXAMPLES)];
  return {
    outcomes: {
      unchanged: of('unchanged').length,
      changed: changed.length,
      becomesBlank: lost.length,
      getsValue: of('getsValue').length,
      staysBlank: of('staysBlank').length,
    },
    flagChanges: tried.filter(isFlagChanged).length,
    blanks: countBlanks(lost),
    sizes: sizesOf(changed),
    examples: [...farthest.slice(0, FORMULA_EXAMPLES_MOST - others.length).map(({ one }) => one), ...others],
  };
}

function isFlagChanged({ before, flagBefore, after }: TriedCalculation): boolean {
  return before !== null && after.value !== null && flagBefore !== after.flag;
}

/** How far a displayed number moves; null when either is none, such as '> 60'. */
function sizeOf({ before, after }: TriedCalculation, decimals: number): number | null {
  const from = parseValue(before ?? '');
  const to = parseValue(after.value ?? '');
  if (from.kind !== 'numeric' || to.kind !== 'numeric') return null;
  return roundHalfAway(Math.abs(to.value - from.value), decimals);
}

function sizesOf(
  changed: readonly { readonly one: TriedCalculation; readonly size: number | null }[],
): ChangeSizes | null {
  const sizes = changed.flatMap(({ size }) => size ?? []);
  const absolute = spreadOf(sizes);
  if (absolute === null) return null;
  const percent = spreadOf(
    changed.flatMap(({ one, size }) => {
      const from = Math.abs(Number(one.before));
      return size === null || from === 0 ? [] : (size / from) * 100;
    }),
  );
  return {
    ...absolute,
    largestPercent: percent?.largest ?? null,
    medianPercent: percent?.median ?? null,
  };
}

function spreadOf(values: readonly number[]): Pick<ChangeSizes, 'largest' | 'median'> | null {
  const ordered = values.toSorted((a, b) => a - b);
  const largest = ordered.at(-1);
  const upper = ordered[Math.floor(ordered.length / 2)];
  const lower = ordered[Math.floor((ordered.length - 1) / 2)];
  if (largest === undefined || upper === undefined || lower === undefined) return null;
  return { largest, median: (lower + upper) / 2 };
}

function countBlanks(lost: readonly TriedCalculation[]): CountedBlank[] {
  const reasons = lost.flatMap(({ after: { blank } }) => blank ?? []);
  const byReason = Map.groupBy(reasons, (blank) => `${blank.why} ${codeOf(blank) ?? ''}`);
  return [...byReason.values()]
    .flatMap((same) => {
      const [blank] = same;
      return blank === undefined ? [] : { why: blank.why, code: codeOf(blank), count: same.length };
    })
    .toSorted((a, b) => b.count - a.count);
}

/** The parameter that keeps a calculation blank; null when it is none. */
export function codeOf(blank: BlankReason): string | null {
  return 'code' in blank ? blank.code : null;
}
