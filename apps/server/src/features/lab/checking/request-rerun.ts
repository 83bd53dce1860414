import type { AnswerOf, BodyOf } from '@nidan/contract/kernel/endpoint';
import type { requestRerun as rerunEndpoint } from '@nidan/contract/lab/results/entry-endpoints';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { moveRequestedTests } from '../results/move-requested-tests.ts';
import { lockRequestedTests } from '../results/requested-tests.ts';
import { isRerunOpen } from './check-blocks.ts';
import { insertReruns } from './rerun-rows.ts';

/** Asks for tests to be measured again. Their values stay, and count until others are entered. */
export async function requestRerun(
  ctx: Ctx,
  { billId, tests: refs, reason }: BodyOf<typeof rerunEndpoint>,
): Promise<AnswerOf<typeof rerunEndpoint>> {
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
}
