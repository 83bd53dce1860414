import { masterEndpoints } from '@nidan/contract/catalogue/masters/master-endpoints';
import { listParameters, listTests } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import type { StockCategory } from '@nidan/domain/enumerations/inventory';
import { useApiQuery } from '../../../../kernel/api/use-api-query.ts';

/** What a code names, as far as a map of a category asks for it. */
export interface SubjectOfCode {
  /** Null: the category names no test, parameter or kind of tube. */
  readonly field: 'testId' | 'parameterId' | 'sampleTypeId' | null;
  readonly id: string | null;
  readonly name: string;
}

const FIELDS: Readonly<Record<StockCategory, SubjectOfCode['field']>> = {
  test: 'testId',
  parameter: 'parameterId',
  qc: 'parameterId',
  sample_type: 'sampleTypeId',
  machine: null,
  calibration: null,
  other: null,
};

/** Looks up what the code of a test, a parameter or a kind of tube stands for. */
export function useSubjectOfCode(category: StockCategory, typed: string): SubjectOfCode {
  const field = FIELDS[category];
  const code = typed.trim().toUpperCase();
  const query = { q: code, limit: 20 };
  const isTyped = code !== '';
  const tests = useApiQuery(listTests, { query }, { enabled: isTyped && field === 'testId' });
  const parameters = useApiQuery(listParameters, { query }, { enabled: isTyped && field === 'parameterId' });
  const tubes = useApiQuery(
    masterEndpoints('sampletypes').list,
    { query },
    { enabled: isTyped && field === 'sampleTypeId' },
  );
  const known = {
    testId: (tests.data?.rows ?? []).map((one) => ({ id: one.testId, code: one.code, name: one.name })),
    parameterId: (parameters.data?.rows ?? []).map((one) => ({
      id: one.parameterId,
      code: one.code,
      name: one.name,
    })),
    sampleTypeId: (tubes.data?.rows ?? []).map(({ id, code: own, name }) => ({ id, code: own, name })),
  };
  const found = field === null || !isTyped ? undefined : known[field].find((one) => one.code === code);
  return { field, id: found?.id ?? null, name: found?.name ?? '' };
}
