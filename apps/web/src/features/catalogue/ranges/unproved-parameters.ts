import type { ParameterView } from '@nidan/contract/catalogue/parameters/parameter-view';
import { countRangeFaults, proveRangeSets } from '@nidan/domain/ranges/range-proof';

/** Codes of the parameters with ranges that leave somebody out or serve somebody twice. */
export function unprovedParameters(parameters: readonly ParameterView[]): readonly string[] {
  return parameters
    .filter(({ ranges }) => ranges.length > 0 && countRangeFaults(proveRangeSets(ranges)) > 0)
    .map(({ code }) => code);
}
