import type { CatalogueParameter } from '../versions/catalogue.ts';
import { isNumber } from './is-number.ts';

/** How many numeric and calculated parameters name a LOINC code, and how many give which reason for none (ADR 14). */
export function loincCoverage(parameters: readonly CatalogueParameter[]) {
  const numbers = parameters.filter(isNumber);
  const withGap = (gap: CatalogueParameter['loincGap']) =>
    numbers.filter(({ loincGap }) => loincGap === gap).length;
  return {
    coded: numbers.filter(({ loinc }) => loinc !== null).length,
    local: withGap('local'),
    unconfirmed: withGap('unconfirmed'),
  };
}
