import * as entryEndpoints from '@nidan/contract/lab/results/entry-endpoints';
import { moveRequestedTests } from '../results/move-requested-tests.ts';
import { lockRequestedTests } from '../results/requested-tests.ts';
import { stateAfterHold } from './resting-state.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Puts tests on hold; each remembers where it was. */
export const holdTests = serve(entryEndpoints.holdTests, async (ctx, { billId, tests: refs, reason }) => {
  const tests = await lockRequestedTests(ctx, { billId, tests: refs });
  const moved = await moveRequestedTests(ctx, {
    billId,
    action: 'hold',
    tests,
    to: () => 'onHold',
    change: ({ state }) => ({ stateBeforeHold: state, heldBy: ctx.caller.userId }),
    reason: reason?.trim(),
  });
  return { tests: moved };
});

/** Takes tests off hold: back to where they were, or as far as their tube has come meanwhile. */
export const resumeTests = serve(entryEndpoints.resumeTests, async (ctx, { billId, tests: refs }) => {
  const tests = await lockRequestedTests(ctx, { billId, tests: refs });
  const moved = await moveRequestedTests(ctx, {
    billId,
    action: 'resume',
    tests,
    to: stateAfterHold,
    change: ({ accessionedAt }) => ({
      stateBeforeHold: null,
      heldBy: null,
      isAccessioned: accessionedAt !== null,
    }),
  });
  return { tests: moved };
});
