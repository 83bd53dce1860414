import { END_OF_AGE_DAYS, type CatalogueParameter, type CatalogueRange } from './catalogue.ts';

/** Gaps, overlaps and contradictions among the ranges of a parameter that is a number. */
export function findRangeFaults(parameter: CatalogueParameter): string[] {
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

function nameOf({ sex, ageFromDays, ageToDays }: CatalogueRange): string {
  return `${sex ?? 'M F'}, days ${ageFromDays} to ${ageToDays}`;
}

/** A parameter of one sex alone, such as PSA, need not cover the other. */
function coverageFaults(ranges: readonly CatalogueRange[]): string[] {
  const both = ranges.some((range) => range.sex === null);
  return (['M', 'F'] as const)
    .filter((sex) => both || ranges.some((range) => range.sex === sex))
    .flatMap((sex) =>
      ageFaults(
        sex,
        ranges.filter((range) => range.sex === null || range.sex === sex),
      ),
    );
}

function ageFaults(sex: string, ranges: readonly CatalogueRange[]): string[] {
  const faults: string[] = [];
  let covered = 0;
  for (const { ageFromDays, ageToDays } of [...ranges].sort((a, b) => a.ageFromDays - b.ageFromDays)) {
    if (ageFromDays > covered) faults.push(`has no range for ${sex} from day ${covered} to ${ageFromDays}`);
    if (ageFromDays < covered) faults.push(`has two ranges for ${sex} from day ${ageFromDays}`);
    if (ageToDays <= ageFromDays) faults.push(`has a range for ${sex} that ends on its first day`);
    covered = Math.max(covered, ageToDays);
  }
  if (covered < END_OF_AGE_DAYS) faults.push(`has no range for ${sex} from day ${covered}`);
  if (covered > END_OF_AGE_DAYS) faults.push(`has a range for ${sex} beyond day ${END_OF_AGE_DAYS}`);
  return faults;
}

/** plausible ⊇ critical ⊋ reference: four nested limits a side, the absent ones skipped. */
function orderFaults(
  { plausibleLow, plausibleHigh }: CatalogueParameter,
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
function bandFaults({ decimals }: CatalogueParameter, { low, high, bands }: CatalogueRange): string[] {
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

function decimalFaults({ decimals }: CatalogueParameter, range: CatalogueRange): string[] {
  const limits = [range, ...range.bands].flatMap((limit) => [limit.low, limit.high]);
  return [...limits, range.criticalLow, range.criticalHigh]
    .filter((limit) => limit !== null && Number(limit.toFixed(decimals)) !== limit)
    .map((limit) => `has the limit ${limit}, which cannot be printed with ${decimals} decimals`);
}
