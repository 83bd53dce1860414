import * as entryEndpoints from '@nidan/contract/lab/results/entry-endpoints';
import { refuse } from '../../../kernel/http/refuse.ts';
import { moveRequestedTests } from '../results/move-requested-tests.ts';
import { lockRequestedTests } from '../results/requested-tests.ts';
import { isRerunOpen } from './check-blocks.ts';
import { insertReruns } from './rerun-rows.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Asks for tests to be measured again. Their values stay, and count until others are entered. */
export const requestRerun = serve(
  entryEndpoints.requestRerun,
  async (ctx, { billId, tests: refs, reason }) => {
    const tests = await lockRequestedTests(ctx, { billId, tests: refs });
    const open = tests.find((test) => test.state !== 'rerun' && isRerunOpen(test));
    if (open !== undefined) throw refuse('rerun-not-chosen', { details: { test: open.name } });
    const moved = await moveRequestedTests(ctx, {
      billId,
      action: 'requestRerun',
      tests,
      to: () => 'rerun',
      reason: reason.trim(),
    });
    await insertReruns(
      ctx,
      tests.map(({ billTestId }) => billTestId),
      reason.trim(),
    );
    return { tests: moved };
  },
);
