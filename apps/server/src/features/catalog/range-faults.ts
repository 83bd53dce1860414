import type { AgeSpan } from '@nidan/domain/results/age-spans';
import { conditionText } from '@nidan/domain/results/condition-text';
import type { RangeCoverage } from '@nidan/domain/results/range-coverage';
import type { RangeCondition } from '@nidan/domain/results/range-condition';
import { proveRangeSets, type RangeTie } from '@nidan/domain/results/range-proof';
import type { CatalogueRange } from './catalogue.ts';
import type { LabParameterShape } from './parameter-faults.ts';

/** Gaps, overlaps and contradictions among the ranges of a parameter that is a number. */
export function findRangeFaults(parameter: LabParameterShape): string[] {
  return [
    ...coverageFaults(parameter.ranges),
    ...parameter.ranges.flatMap((range) =>
      [
        ...orderFaults(parameter, range),
        ...bandFaults(parameter, range),
        ...decimalFaults(parameter, range),
      ].map((fault) => `${fault} (${nameOf(range)})`),
    ),
  ];
}

function nameOf(range: CatalogueRange): string {
  return `${range.sex ?? 'M F'}, days ${range.ageFromDays} to ${range.ageToDays}${ofCondition(range, ', ')}`;
}

/** The condition of a range behind `before`; nothing for the general one. */
function ofCondition(condition: Partial<RangeCondition>, before: string): string {
  const text = conditionText(condition, {
    specimen: (code) => code,
    place: (locationId) => `place ${locationId}`,
  });
  return text === null ? '' : `${before}${text}`;
}

function coverageFaults(ranges: readonly CatalogueRange[]): string[] {
  if (ranges.length === 0) return [];
  const endless = ranges
    .filter(({ ageFromDays, ageToDays }) => ageToDays <= ageFromDays)
    .map((range) => `has a range that ends on its first day (${nameOf(range)})`);
  const { sets, ties, notForWomen } = proveRangeSets(ranges);
  return [
    ...endless,
    ...sets.flatMap(({ condition, coverage }) => coverage.flatMap((sex) => faultsOfSex(condition, sex))),
    ...ties.map(tieFault),
    ...notForWomen.map(
      (condition) => `has a range that is not for women alone${ofCondition(condition, ' when ')}`,
    ),
  ];
}

function faultsOfSex(condition: RangeCondition, { sex, gaps, overlaps, beyond }: RangeCoverage): string[] {
  const days = (span: AgeSpan) => `for ${sex} ${daysOf(span)}${ofCondition(condition, ' when ')}`;
  return [
    ...gaps.map((span) => `has no range ${days(span)}`),
    ...overlaps.map((span) => `has two ranges ${days(span)}`),
    ...beyond.map((span) => `has a range beyond the last age ${days(span)}`),
  ];
}

function tieFault({ one, other, sex, span }: RangeTie): string {
  return `has two ranges of equal right for ${sex} ${daysOf(span)}, one${ofCondition(one, ' when ')} and one${ofCondition(other, ' when ')}`;
}

function daysOf({ fromDays, toDays }: AgeSpan): string {
  return `from day ${fromDays} to ${toDays}`;
}

/** plausible ⊇ critical ⊋ reference: four nested limits a side, the absent ones skipped. */
function orderFaults(
  { plausibleLow, plausibleHigh }: LabParameterShape,
  { low, high, criticalLow, criticalHigh }: CatalogueRange,
): string[] {
  const faults: string[] = [];
  if (isAbove(low, high)) faults.push('has a low above its high');
  if (isAbove(criticalLow, low) || (low !== null && criticalLow === low))
    faults.push('has a critical low inside the reference interval');
  if (isAbove(high, criticalHigh) || (high !== null && criticalHigh === high))
    faults.push('has a critical high inside the reference interval');
  if (isAbove(criticalLow, criticalHigh)) faults.push('has a critical low above its critical high');
  if (isAbove(plausibleLow, criticalLow ?? low) || isAbove(criticalHigh ?? high, plausibleHigh))
    faults.push('has limits that are not plausible');
  return faults;
}

function isAbove(one: number | null, other: number | null): boolean {
  return one !== null && other !== null && one > other;
}

/** Decision limits follow each other without gap or overlap. Bands without an interval are names of phases: free. */
function bandFaults({ decimals }: LabParameterShape, { low, high, bands }: CatalogueRange): string[] {
  const faults = bands
    .filter((band) => isAbove(band.low, band.high) || (band.low === null && band.high === null))
    .map((band) => `has a band ${band.label} without extent`);
  if (low === null && high === null) return faults;
  const ascending = [...bands].sort((a, b) => (a.low ?? -Infinity) - (b.low ?? -Infinity));
  const meets = ascending.every((band, index) => {
    const next = ascending[index + 1];
    return next === undefined || isOneStep(band.high, next.low, decimals);
  });
  const open = ascending.at(0)?.low == null && ascending.at(-1)?.high == null;
  if (bands.length > 0 && !(meets && open)) faults.push('has bands that leave a value out or claim it twice');
  return faults;
}

function isOneStep(high: number | null, low: number | null, decimals: number): boolean {
  return high !== null && low !== null && Math.round((low - high) * 10 ** decimals) === 1;
}

function decimalFaults({ decimals }: LabParameterShape, range: CatalogueRange): string[] {
  const limits = [range, ...range.bands].flatMap((limit) => [limit.low, limit.high]);
  return [...limits, range.criticalLow, range.criticalHigh]
    .filter((limit) => limit !== null && Number(limit.toFixed(decimals)) !== limit)
    .map((limit) => `has the limit ${limit}, which cannot be printed with ${decimals} decimals`);
}
