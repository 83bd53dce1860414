import { findCatalogueFaults } from '../../apps/server/src/features/catalogue/versions/catalogue-faults.ts';
import { parseContent } from '../../apps/server/src/features/catalogue/versions/catalogue-file.ts';
import { findLacks, sizeOfContent } from '../../apps/server/src/features/catalogue/versions/content-size.ts';
import { loincCoverage } from '../../apps/server/src/features/catalogue/parameters/loinc-coverage.ts';
import {
  findMicrobeFaults,
  readMicrobes,
} from '../../apps/server/src/features/catalogue/masters/microbe-file.ts';
import { findStrangeMethods } from './find-strange-methods.ts';
import { findStrangeTubes } from './find-strange-tubes.ts';
import { findPlaceFaults, readPlaces } from '../../apps/server/src/features/base/pincodes/place-file.ts';

/**
 * Finds what is wrong with the catalogue that every new lab begins with: ranges that leave an age out or claim it twice, units that are
 * no UCUM, methods that a department cannot have, tubes that spoil what is measured or hold too little, LOINC codes mistyped or missing without a reason, numbers without a source, tests that lack what they need,
 * organisms without a family, antimicrobials without a class, postal codes without a state, and fewer of any than a lab begins with.
 */
export function checkCatalogueContent(): string[] {
  const catalogue = parseContent();
  const microbes = readMicrobes();
  return [
    ...findCatalogueFaults(catalogue),
    ...findStrangeMethods(catalogue),
    ...findStrangeTubes(catalogue),
    ...findLacks(sizeOfContent(catalogue, microbes)),
    ...findMicrobeFaults(microbes),
    ...findPlaceFaults(readPlaces()),
  ];
}

/** How much content there is, and how far its numbers are coded, for whoever reads the check. */
export function noteContent(): string {
  const catalogue = parseContent();
  const { local, unconfirmed } = loincCoverage(catalogue.parameters);
  const size = Object.entries(sizeOfContent(catalogue, readMicrobes())).map(
    ([what, has]) => `${has} ${what}`,
  );
  return `${size.join(', ')}; without a LOINC code ${unconfirmed} unconfirmed, ${local} local`;
}
