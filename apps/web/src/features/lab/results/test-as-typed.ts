import type { WorksheetTest } from '@nidan/contract/lab/results/worksheet';
import type { ResultValue } from '@nidan/contract/lab/results/result-value';
import type { EntryRow } from './entry-row.ts';

const NOT_SAVED: Omit<ResultValue, 'value' | 'numeric' | 'flag' | 'critical' | 'unit' | 'method'> = {
  version: 0,
  raw: null,
  file: null,
  blankReason: null,
  source: 'manual',
  mark: 'final',
  enteredBy: '',
  enteredAt: '',
};

/** A test with the values that are typed for it in the place of those that are saved. */
export function testAsTyped(test: WorksheetTest, rows: readonly EntryRow[]): WorksheetTest {
  return {
    ...test,
    parameters: rows.map(({ parameter, value, numeric, flag, critical, bad, isUnsaved }) => {
      if (!isUnsaved) return parameter;
      const { unit, method } = parameter;
      const result = { ...NOT_SAVED, ...parameter.result, unit, method, value, flag, critical };
      return { ...parameter, result: { ...result, numeric: bad === null ? numeric : null } };
    }),
  };
}
