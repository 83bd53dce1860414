import * as entryEndpoints from '@nidan/contract/lab/results/entry-endpoints';
import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import { lockBillWithTests } from './lock-bill-with-tests.ts';
import { enterValues } from './enter-values.ts';
import { requestedTests } from './requested-tests.ts';
import { restingState } from '../checking/resting-state.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Clears every value of a test, with what is calculated from them here and elsewhere; the versions stay. */
export const clearValues = serve(
  entryEndpoints.clearValues,
  async (ctx, { billId, billTestId, version, reason }) => {
    const { bill, tests } = await lockBillWithTests(ctx, billId);
    const [test] = await requestedTests(ctx, { bill, tests }, [{ billTestId, version }]);
    if (test === undefined) throw new Error('A requested test vanished');
    const resting = restingState(test);
    // A tube that is gone from the bench meanwhile does not bring values back: the test waits as it did before its results.
    const to = resting === 'deptaccessioned' ? resting : 'pending';
    stepOrRefuse(test.name, billTest.step('clearValues', test.state, to));
    const values = test.test.parameters
      .filter(({ parameter }) => parameter.kind !== 'calculated')
      .map(({ parameter: { parameterId } }) => ({ parameterId, value: null, field: 'billTestId' }));
    const saved = await enterValues(ctx, {
      bill,
      tests,
      entries: [{ test, values }],
      action: 'clearValues',
      cleared: { test, to },
      reason: reason.trim(),
    });
    return {
      tests: saved.map(({ note: _note, checkBlocks: _blocks, values: _values, ...changed }) => changed),
    };
  },
);
