import * as rerunEndpoints from '@nidan/contract/lab/results/rerun-endpoints';
import { rerun } from '@nidan/domain/status-sets/lab/rerun';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import { touchBillTest } from '../bill-tests/touch-bill-test.ts';
import { enterValues } from '../results/enter-values.ts';
import { lockBillWithTests } from '../results/lock-bill-with-tests.ts';
import { requestedTests } from '../results/requested-tests.ts';
import type { TestUnderWork } from '../results/tests-under-work.query.ts';
import { finishRerun } from './rerun-rows.ts';
import { readRerunValues, type RerunValue } from './rerun-values.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** What puts the values before the rerun in force again: those that were typed, as they were; what is calculated follows. */
function firstValues(test: TestUnderWork, values: readonly RerunValue[]) {
  const typed = new Set(
    test.test.parameters
      .filter(({ parameter }) => parameter.kind !== 'calculated')
      .map(({ parameter }) => parameter.parameterId),
  );
  return values
    .filter(({ second, parameterId }) => second !== null && typed.has(parameterId))
    .map(({ parameterId, first }) => ({
      parameterId,
      value: first?.raw ?? null,
      mark: first?.mark ?? 'final',
      field: 'choice',
    }));
}

/** Ends a rerun: one of both values is chosen with a reason and goes to the report, the other stays in the versions. */
export const chooseRerun = serve(
  rerunEndpoints.chooseRerun,
  async (ctx, { billId, billTestId, version, choice, reason }) => {
    const { bill, tests } = await lockBillWithTests(ctx, billId);
    const [test] = await requestedTests(ctx, { bill, tests }, [{ billTestId, version }]);
    if (test === undefined) throw refuse('not-found');
    const { rerun: last } = test;
    if (last === null) throw refuse('no-rerun', { details: { test: test.name } });
    const state = rerun.stateOf(last.status);
    const values = await readRerunValues(ctx, { billTestId, requestedAt: last.requestedAt });
    // Before the step: a rerun of which nothing is entered is to be measured first, whether somebody began it or not.
    const isMeasured = test.state !== 'rerun' && values.some(({ second }) => second !== null);
    if (state !== 'done' && !isMeasured) {
      throw refuse('rerun-not-measured', { details: { test: test.name } });
    }
    const to = stepOrRefuse(`The rerun of ${test.name}`, rerun.step('finish', state));
    const why = reason.trim();
    if (choice === 'first') {
      const entries = [{ test, values: firstValues(test, values) }];
      await enterValues(ctx, { bill, tests, entries, action: 'chooseVersion', reason: why });
    } else {
      await touchBillTest(ctx, test);
    }
    await finishRerun(ctx, { rerunId: last.rerunId, choice, reason: why });
    recordEvent(ctx, {
      entityKind: 'BILL_TEST',
      entityId: billTestId,
      billId,
      action: 'chooseRerun',
      before: { rerun: rerun.labelOf(state) },
      after: { rerun: rerun.labelOf(to), chosen: choice },
      reason: why,
    });
    return { done: true };
  },
);
