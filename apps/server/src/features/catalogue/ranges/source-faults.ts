import type { CatalogueParameter } from '../versions/catalogue.ts';

/** Numbers of a parameter that do not say where they come from, and sources of numbers that are not there. */
export function findSourceFaults(parameter: CatalogueParameter): string[] {
  const { sources, ranges, plausibleLow, plausibleHigh, delta, formula } = parameter;
  const has = {
    reference: ranges.some(
      ({ low, high, bands }) => isGiven(low, high) || bands.some((band) => isGiven(band.low, band.high)),
    ),
    action: ranges.some(({ actionLow, actionHigh }) => isGiven(actionLow, actionHigh)),
    critical: ranges.some(({ criticalLow, criticalHigh }) => isGiven(criticalLow, criticalHigh)),
    plausible: isGiven(plausibleLow, plausibleHigh),
    delta: delta !== null,
    formula: formula !== null,
    pregnancy: ranges.some(({ pregnancy = null }) => pregnancy !== null),
    fasting: ranges.some(({ fasting = null }) => fasting !== null),
  };
  return (
    ['reference', 'action', 'critical', 'plausible', 'delta', 'formula', 'pregnancy', 'fasting'] as const
  )
    .filter((kind) => has[kind] !== ((sources[kind] ?? null) !== null))
    .map((kind) => `must name a source of its ${kind} numbers just when it has such`);
}

function isGiven(...numbers: readonly (number | null)[]): boolean {
  return numbers.some((number) => number !== null);
}
