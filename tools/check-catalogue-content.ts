import { findCatalogueFaults } from '../apps/server/src/features/catalog/catalogue-faults.ts';
import { parseContent } from '../apps/server/src/features/catalog/catalogue-file.ts';
import { loincCoverage } from '../apps/server/src/features/catalog/loinc-coverage.ts';
import { findMicrobeFaults, readMicrobes } from '../apps/server/src/features/masters/microbe-file.ts';
import { findPlaceFaults, readPlaces } from '../apps/server/src/features/catalog/place-file.ts';

/**
 * Finds what is wrong with the catalogue that every new lab begins with: ranges that leave an age out or claim it twice, units that are
 * no UCUM, LOINC codes mistyped or missing without a reason, numbers without a source, tests that lack what they need,
 * organisms without a family, antimicrobials without a class and postal codes without a state.
 */
export function checkCatalogueContent(): string[] {
  return [
    ...findCatalogueFaults(parseContent()),
    ...findMicrobeFaults(readMicrobes()),
    ...findPlaceFaults(readPlaces()),
  ];
}

/** How far the catalogue's numbers are coded, for whoever reads the check. */
export function noteLoincCoverage(): string {
  const { coded, local, unconfirmed } = loincCoverage(parseContent().parameters);
  return `${coded} numbers with a LOINC code; without one ${unconfirmed} unconfirmed, ${local} local`;
}
