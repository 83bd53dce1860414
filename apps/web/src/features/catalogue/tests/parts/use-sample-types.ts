import { listSampleTypes, type SampleTypeView } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import { useApiQuery } from '../../../../kernel/api/use-api-query.ts';

const ALL = { query: { limit: 200, all: true } };
const NONE: readonly SampleTypeView[] = [];

/** The kinds of tubes of the lab in order of draw, those out of use too; none until they are read. */
export function useSampleTypes(): readonly SampleTypeView[] {
  return useApiQuery(listSampleTypes, ALL).data?.rows ?? NONE;
}
