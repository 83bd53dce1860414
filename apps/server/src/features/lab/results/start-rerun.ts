import * as entryEndpoints from '@nidan/contract/lab/results/entry-endpoints';
import { rerun } from '@nidan/domain/status-sets/lab/rerun';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import { touchBillTest } from '../bill-tests/touch-bill-test.ts';
import { lockRequestedTests } from './requested-tests.ts';
import { beginReruns } from '../checking/rerun-rows.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Says that tests are being measured again: their reruns are in progress. */
export const startRerun = serve(entryEndpoints.startRerun, async (ctx, { billId, tests: refs }) => {
  const tests = await lockRequestedTests(ctx, { billId, tests: refs });
  for (const test of tests) {
    if (test.rerun === null) throw refuse('no-rerun', { details: { test: test.name } });
    const state = rerun.stateOf(test.rerun.status);
    const to = stepOrRefuse(`The rerun of ${test.name}`, rerun.step('start', state));
    recordEvent(ctx, {
      entityKind: 'BILL_TEST',
      entityId: test.billTestId,
      billId,
      action: 'startRerun',
      before: { rerun: rerun.labelOf(state) },
      after: { rerun: rerun.labelOf(to) },
    });
  }
  // Each test gets a new version, so that another screen is told as stale.
  for (const test of tests) await touchBillTest(ctx, test);
  await beginReruns(
    ctx,
    tests.map(({ billTestId }) => billTestId),
  );
  return { done: true };
});
