import type { checkResults as checkEndpoint } from '@nidan/contract/results/check-endpoints';
import type { AnswerOf, BodyOf } from '@nidan/contract/kernel/endpoint';
import type { RefusalCode } from '@nidan/contract/kernel/refusals';
import { billTest } from '@nidan/domain/status-sets/bill-test';
import type { Ctx } from '../../kernel/http/context.ts';
import { Refusal, refuse } from '../../kernel/http/refuse.ts';
import { stepOrRefuse } from '../../kernel/http/step-or-refuse.ts';
import { type ReleaseRequest, releaseReport } from '../reports/release-report.ts';
import { blocksOfCheck } from './check-blocks.ts';
import { lockBillWithTests } from './lock-bill-with-tests.ts';
import { moveRequestedTests } from './move-requested-tests.ts';
import { requestedTests } from './requested-tests.ts';
import type { TestUnderWork } from './tests-under-work.query.ts';

/** Checks completed tests, all or none, and releases the report with them when asked to. */
export async function checkResults(
  ctx: Ctx,
  { billId, tests: refs, release = false }: BodyOf<typeof checkEndpoint>,
): Promise<AnswerOf<typeof checkEndpoint>> {
  const locked = await lockBillWithTests(ctx, billId);
  const tests = await requestedTests(ctx, locked, refs);
  for (const test of tests) {
    stepOrRefuse(test.name, billTest.step('check', test.state));
    const [block] = blocksOfCheck(ctx, test);
    if (block !== undefined) throw refuse(block.code, { details: block.details });
  }
  const checked = { by: ctx.caller.userId, at: ctx.now };
  const moved = await moveRequestedTests(ctx, {
    billId,
    action: 'check',
    tests,
    to: () => 'checked',
    change: () => ({ checked }),
  });
  return {
    tests: moved,
    ...(release
      ? await releaseIfReady(ctx, {
          billId,
          tests: locked.tests.map((test) => (tests.includes(test) ? checkedNow(ctx, test) : test)),
        })
      : { released: null, notReleased: null }),
  };
}

/** What keeps a report in the house without touching the check of its tests. */
const waiting: readonly RefusalCode[] = ['report-nothing-checked', 'report-unchanged', 'reports-blocked'];

function checkedNow({ caller, now }: Ctx, test: TestUnderWork): TestUnderWork {
  return { ...test, state: 'checked', version: test.version + 1, checkedBy: caller.name, checkedAt: now };
}

async function releaseIfReady(
  ctx: Ctx,
  request: ReleaseRequest,
): Promise<Pick<AnswerOf<typeof checkEndpoint>, 'released' | 'notReleased'>> {
  try {
    const { reportId, revision, status } = await releaseReport(ctx, request);
    return { released: { reportId, revision, status }, notReleased: null };
  } catch (error) {
    if (!(error instanceof Refusal) || !waiting.includes(error.code)) throw error;
    return { released: null, notReleased: error.message };
  }
}
