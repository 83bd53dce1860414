import type { WorksheetReflex } from '@nidan/contract/lab/results/worksheet';
import { DEEPEST_REFLEX } from '@nidan/domain/catalogue/reflex-chains';
import { alsoHolds, reflexFires } from '@nidan/domain/catalogue/reflex-rule';
import type { LabCatalogue, LabReflexRule, LabTest } from '../../catalogue/versions/lab-catalogue.ts';
import { isEnabled } from '../../catalogue/tests/test-shape-faults.ts';
import { briefOf } from '../../catalogue/tests/present-test.ts';
import type { StoredReflex } from '../results/remarks.query.ts';
import type { StoredResult } from '../results/stored-result.ts';
import type { TestUnderWork } from '../results/tests-under-work.query.ts';

/** A test that the values of another call for, and what became of it. */
export interface ReflexCall {
  readonly target: LabTest;
  readonly parameterId: string;
  readonly value: string;
  readonly mode: LabReflexRule['mode'];
  readonly isFree: boolean;
  readonly state: WorksheetReflex['state'];
}

/** A bill as its rules see it. */
export interface ReflexSetting {
  readonly catalogue: LabCatalogue;
  /** All live tests of the bill. */
  readonly tests: readonly TestUnderWork[];
}

/** How many rules led to a test, one after the other. */
function depthOf(test: TestUnderWork, tests: readonly TestUnderWork[]): number {
  const before = tests.find(({ billTestId }) => billTestId === test.reflexOf);
  return test.reflexOf === null ? 0 : 1 + (before === undefined ? 0 : depthOf(before, tests));
}

/** True when a test, or one that is run for it, is on the bill. */
function isOnBill({ testId, runIds }: LabTest, tests: readonly TestUnderWork[]): boolean {
  return tests.some(
    ({ test, ordered }) =>
      ordered.testId === testId || test.testId === testId || runIds.includes(test.testId),
  );
}

function stateOf(decided: StoredReflex | undefined, value: string | null): ReflexCall['state'] {
  if (decided?.decision === 'added') return 'added';
  return decided !== undefined && decided.value === value ? 'declined' : 'suggested';
}

/** What the values of a test call for by its reflex rules, each test once; what is on the bill for another reason is not asked for. */
export function reflexCallsOf(
  test: TestUnderWork,
  results: ReadonlyMap<string, StoredResult>,
  { catalogue, tests }: ReflexSetting,
): ReflexCall[] {
  const none = { flag: null, value: null };
  const idOf = new Map(test.test.parameters.map(({ parameter }) => [parameter.code, parameter.parameterId]));
  const resultOf = (code: string) => results.get(idOf.get(code) ?? '') ?? none;
  const targets = [...new Set(test.test.reflexRules.map(({ testId }) => testId))];
  return targets.flatMap((testId): ReflexCall[] => {
    const target = catalogue.tests.get(testId);
    const decided = test.reflexes.find((one) => one.testId === testId);
    const rule = test.test.reflexRules.find(
      (one) =>
        one.testId === testId &&
        reflexFires(one, results.get(one.parameterId) ?? none) &&
        alsoHolds(one.also, resultOf),
    );
    if (target === undefined) return [];
    if (rule === undefined) {
      if (decided?.decision !== 'added') return [];
      const { parameterId, value } = decided;
      return [{ target, parameterId, value, mode: 'add', isFree: false, state: 'added' }];
    }
    const value = results.get(rule.parameterId)?.value ?? '';
    const state = stateOf(decided, value);
    const isOpen = isEnabled(target) && !isOnBill(target, tests) && depthOf(test, tests) < DEEPEST_REFLEX;
    if (state !== 'added' && !isOpen) return [];
    const { parameterId, mode, isFree } = rule;
    return [{ target, parameterId, value, mode, isFree, state }];
  });
}

/** What the values of a test call for, as the bench shows it. */
export function presentReflexes(test: TestUnderWork, calls: readonly ReflexCall[]): WorksheetReflex[] {
  return calls.map(({ target, parameterId, value, mode, isFree, state }) => ({
    test: briefOf(target),
    parameter:
      test.test.parameters.find(({ parameter }) => parameter.parameterId === parameterId)?.parameter.name ??
      '',
    value,
    mode,
    isFree,
    needsConsent: target.consentNeeded,
    state,
  }));
}
