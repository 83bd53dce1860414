import type { SampleTypeView } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import { masterData } from '@nidan/domain/status-sets/master-data';

type Offered = Pick<SampleTypeView, 'sampleTypeId' | 'name' | 'status'>;

/** The specimens that a condition may name: those that tests of the parameter are drawn as first, then the others that are in use. */
export function specimenOptions(types: readonly Offered[], ofTests: readonly string[]) {
  const taken = new Set(ofTests);
  const first = types.filter(({ sampleTypeId }) => taken.has(sampleTypeId));
  const others = types.filter(
    ({ sampleTypeId, status }) => !taken.has(sampleTypeId) && status === masterData.codes.enabled,
  );
  return [...first, ...others].map(({ sampleTypeId, name }) => ({ value: sampleTypeId, label: name }));
}
