import type { uncheckResults as uncheckEndpoint } from '@nidan/contract/results/check-endpoints';
import type { AnswerOf, BodyOf } from '@nidan/contract/kernel/endpoint';
import { sql } from 'kysely';
import type { Ctx } from '../../kernel/http/context.ts';
import { moveRequestedTests } from './move-requested-tests.ts';
import { lockRequestedTests } from './requested-tests.ts';
import type { TestUnderWork } from './tests-under-work.query.ts';

type Amend = AnswerOf<typeof uncheckEndpoint>['tests'][number]['amend'];

/** When a report of the bill was last released, or null. */
async function lastReleaseOf(ctx: Ctx, billId: string): Promise<Date | null> {
  const { rows } = await sql<{ released_at: Date | null }>`
    select max(released_at) as released_at from report_revision
    where l_id = ${ctx.lId} and bill_id = ${billId}`.execute(ctx.db);
  return rows[0]?.released_at ?? null;
}

/** A report that was released after the test was checked shows it. */
function amendOf({ checkedAt }: TestUnderWork, released: Date | null): Amend {
  if (released === null) return 'NO_OP';
  return checkedAt !== null && checkedAt <= released ? 'AMEND_TRUE' : 'AMEND_FALSE';
}

/** Takes tests back from checked to completed, with a reason. */
export async function uncheckResults(
  ctx: Ctx,
  { billId, tests: refs, reason }: BodyOf<typeof uncheckEndpoint>,
): Promise<AnswerOf<typeof uncheckEndpoint>> {
  const tests = await lockRequestedTests(ctx, { billId, tests: refs });
  const moved = await moveRequestedTests(ctx, {
    billId,
    action: 'uncheck',
    tests,
    to: () => 'completed',
    change: () => ({ checked: null }),
    reason: reason.trim(),
  });
  const released = await lastReleaseOf(ctx, billId);
  const amends = new Map(tests.map((test) => [test.billTestId, amendOf(test, released)]));
  return { tests: moved.map((test) => ({ ...test, amend: amends.get(test.billTestId) ?? 'NO_OP' })) };
}
