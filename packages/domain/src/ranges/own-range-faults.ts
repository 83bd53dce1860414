import type { ParameterKind } from '../enumerations/results.ts';
import { isAbove, nestedLimitFaults, type NestingFault } from './nested-limits.ts';
import { RANGE_LIMITS, type RangeLimits } from './range-limits.ts';

/** The limits and words of one range; null is none. Ages in days. */
export interface JudgedRange extends RangeLimits {
  readonly ageFromDays: number;
  readonly ageToDays: number;
  readonly text: string | null;
  readonly bands: readonly RangeBand[];
}

interface RangeBand {
  readonly label: string;
  readonly low: number | null;
  readonly high: number | null;
}

/** What of a parameter its ranges are held against. */
export interface RangedParameter {
  readonly kind: ParameterKind;
  readonly decimals: number;
  readonly plausibleLow: number | null;
  readonly plausibleHigh: number | null;
}

/** Where somebody would mend a fault of a range. */
interface FaultAt {
  /** Of the ranges that were judged. */
  readonly index: number;
  readonly field: keyof JudgedRange;
}

/** What is wrong with a range by itself, with what a sentence about it names. */
export type OwnRangeFault =
  | {
      readonly code: NestingFault['code'] | 'endsOnFirstDay' | 'wordsNeedText' | 'bandsLeaveOut';
      readonly at: FaultAt;
      readonly values: Readonly<Record<string, never>>;
    }
  | { readonly code: 'bandWithoutExtent'; readonly at: FaultAt; readonly values: { readonly band: string } }
  | {
      readonly code: 'tooManyDecimals';
      readonly at: FaultAt;
      readonly values: { readonly limit: number; readonly decimals: number };
    };

type Found = OwnRangeFault extends infer Fault
  ? Fault extends OwnRangeFault
    ? Omit<Fault, 'at'> & { readonly field: keyof JudgedRange }
    : never
  : never;

/** What is wrong with each range by itself, in their order; what they are together is proved by `proveRangeSets` (spec §5, ADR 35). */
export function findOwnRangeFaults(
  parameter: RangedParameter,
  ranges: readonly JudgedRange[],
): OwnRangeFault[] {
  return ranges.flatMap((range, index) =>
    faultsOf(parameter, range).map(({ field, ...fault }): OwnRangeFault => ({
      ...fault,
      at: { index, field },
    })),
  );
}

function faultsOf(parameter: RangedParameter, range: JudgedRange): Found[] {
  const isNumber = parameter.kind === 'numeric' || parameter.kind === 'calculated';
  return [
    ...(range.ageToDays <= range.ageFromDays ? [plain('endsOnFirstDay', 'ageToDays')] : []),
    ...(isNumber
      ? [
          ...nestedLimitFaults(range, parameter).map(({ code, field }) => plain(code, field)),
          ...bandFaults(parameter, range),
          ...decimalFaults(parameter, range),
        ]
      : wordFaults(range)),
  ];
}

function plain(
  code: Extract<OwnRangeFault, { values: Readonly<Record<string, never>> }>['code'],
  field: keyof JudgedRange,
): Found {
  return { code, field, values: {} };
}

/** What is in words is told by words: the first field that says otherwise. */
function wordFaults({ low, high, text }: JudgedRange): Found[] {
  if (low !== null) return [plain('wordsNeedText', 'low')];
  if (high !== null) return [plain('wordsNeedText', 'high')];
  return text === null ? [plain('wordsNeedText', 'text')] : [];
}

/** Decision limits follow each other without gap or overlap. Bands without an interval are names of phases: free. */
function bandFaults({ decimals }: RangedParameter, { low, high, bands }: JudgedRange): Found[] {
  const faults = bands
    .filter((band) => isAbove(band.low, band.high) || (band.low === null && band.high === null))
    .map(({ label }): Found => ({ code: 'bandWithoutExtent', field: 'bands', values: { band: label } }));
  if (bands.length === 0 || (low === null && high === null)) return faults;
  const ascending = [...bands].sort((a, b) => (a.low ?? -Infinity) - (b.low ?? -Infinity));
  const meets = ascending.every((band, index) => {
    const next = ascending[index + 1];
    return next === undefined || isOneStep(band.high, next.low, decimals);
  });
  const open = ascending.at(0)?.low == null && ascending.at(-1)?.high == null;
  return meets && open ? faults : [...faults, plain('bandsLeaveOut', 'bands')];
}

function isOneStep(high: number | null, low: number | null, decimals: number): boolean {
  return high !== null && low !== null && Math.round((low - high) * 10 ** decimals) === 1;
}

function decimalFaults({ decimals }: RangedParameter, range: JudgedRange): Found[] {
  const limits = [
    ...RANGE_LIMITS.map((field) => ({ field, limit: range[field] })),
    ...range.bands.flatMap(({ low, high }) =>
      [low, high].map((limit) => ({ field: 'bands' as const, limit })),
    ),
  ];
  return limits.flatMap(({ field, limit }): Found[] =>
    limit === null || Number(limit.toFixed(decimals)) === limit
      ? []
      : [{ code: 'tooManyDecimals', field, values: { limit, decimals } }],
  );
}
