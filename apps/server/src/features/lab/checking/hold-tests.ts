import type { AnswerOf, BodyOf } from '@nidan/contract/kernel/endpoint';
import type {
  holdTests as holdEndpoint,
  resumeTests as resumeEndpoint,
} from '@nidan/contract/lab/results/entry-endpoints';
import type { Ctx } from '../../../kernel/http/context.ts';
import { moveRequestedTests } from '../results/move-requested-tests.ts';
import { lockRequestedTests } from '../results/requested-tests.ts';
import { stateAfterHold } from './resting-state.ts';

/** Puts tests on hold; each remembers where it was. */
export async function holdTests(
  ctx: Ctx,
  { billId, tests: refs, reason }: BodyOf<typeof holdEndpoint>,
): Promise<AnswerOf<typeof holdEndpoint>> {
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
}

/** Takes tests off hold: back to where they were, or as far as their tube has come meanwhile. */
export async function resumeTests(
  ctx: Ctx,
  { billId, tests: refs }: BodyOf<typeof resumeEndpoint>,
): Promise<AnswerOf<typeof resumeEndpoint>> {
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
}
