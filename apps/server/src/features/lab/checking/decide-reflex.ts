import * as entryEndpoints from '@nidan/contract/lab/results/entry-endpoints';
import { refuse } from '../../../kernel/http/refuse.ts';
import { touchBillTest } from '../bill-tests/touch-bill-test.ts';
import { catalogueOf } from '../../catalogue/versions/catalog-cache.ts';
import { addCalledTest, decisionOf, recordReflex } from './follow-reflex-rules.ts';
import { lockBillWithTests } from '../results/lock-bill-with-tests.ts';
import { presentReflexes, type ReflexCall, reflexCallsOf } from './reflex-calls.ts';
import { saveReflexDecision } from './reflex-rows.ts';
import { requestedTests } from '../results/requested-tests.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Adds a test that the values of another call for, or declines it until there is another value. */
export const decideReflex = serve(
  entryEndpoints.decideReflex,
  async (ctx, { billId, billTestId, version, testId, decision, consentGiven = false }) => {
    const { bill, tests } = await lockBillWithTests(ctx, billId);
    const [test] = await requestedTests(ctx, { bill, tests }, [{ billTestId, version }]);
    if (test === undefined) throw refuse('test-of-other-bill');
    const calls = reflexCallsOf(test, test.results, { catalogue: await catalogueOf(ctx), tests });
    const call = calls.find(({ target, state }) => target.testId === testId && state === 'suggested');
    if (call === undefined) throw refuse('reflex-not-open');
    const state = decision === 'accept' ? 'added' : 'declined';
    if (state === 'added') await addCalledTest(ctx, { billId, test, call }, consentGiven);
    else {
      await saveReflexDecision(ctx, { ...decisionOf(call, 'declined'), billTestId, lineId: null });
      recordReflex(ctx, { billId, test, call }, 'reflexDecline');
    }
    await touchBillTest(ctx, test);
    const after = calls.map((one): ReflexCall => (one === call ? { ...one, state } : one));
    return { billTestId, reflexes: presentReflexes(test, after) };
  },
);
