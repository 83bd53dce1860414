import type { StandingMark } from '@nidan/domain/interfacing/result-marks';
import type { AssessedValue } from '@nidan/domain/results/assess-value';
import { testProgress, type TestProgress } from '@nidan/domain/results/test-progress';
import { worstFlag } from '@nidan/domain/results/worst-flag';
import type { LabParameter } from '../../catalogue/versions/lab-catalogue.ts';
import type { TestUnderWork } from './tests-under-work.query.ts';
import type { StoredFile, StoredResult } from './stored-result.ts';

/** A value that differs from the stored one and becomes its next version. */
export interface ValueChange {
  readonly billTestId: string;
  readonly parameter: LabParameter;
  readonly before: StoredResult | null;
  readonly after: StoredResult;
}

export type NextValue = AssessedValue & {
  readonly file: StoredFile | null;
  readonly rangeId: string | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly text: string | null;
  readonly basis: string | null;
  readonly blankReason: string | null;
  readonly mark: StandingMark;
};

/** What the values of a test amount to. */
export interface TestStanding {
  readonly progress: TestProgress;
  readonly worstFlag: StoredResult['flag'];
}

/** The current values of a test after changes, by parameter. */
export function valuesAfter(
  test: TestUnderWork,
  changes: readonly ValueChange[],
): ReadonlyMap<string, StoredResult> {
  const values = new Map(test.results);
  for (const { billTestId, parameter, after } of changes) {
    if (billTestId === test.billTestId) values.set(parameter.parameterId, after);
  }
  return values;
}

/** How far a test is with these values, and its worst flag in the order of the report. */
export function standingOf(test: TestUnderWork, values: ReadonlyMap<string, StoredResult>): TestStanding {
  const found = test.test.parameters.map(({ parameter, mandatory }) => ({
    mandatory,
    result: values.get(parameter.parameterId),
  }));
  const flags = found.map(({ result }) => (result?.flag === '' ? null : (result?.flag ?? null)));
  return {
    progress: testProgress(
      found.map(({ mandatory, result }) => ({ mandatory, hasValue: (result?.value ?? null) !== null })),
    ),
    worstFlag: worstFlag(flags) ?? '',
  };
}
