import * as checkEndpoints from '@nidan/contract/lab/results/check-endpoints';
import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { followUnchecks } from '../culture/follow-checks.ts';
import { moveRequestedTests } from '../results/move-requested-tests.ts';
import { lockRequestedTests } from '../results/requested-tests.ts';
import { serve } from '../../../kernel/http/serve.ts';

type Amend = AnswerOf<typeof checkEndpoints.uncheckResults>['tests'][number]['amend'];

/** Ids of the tests that the last revision of a bill's report shows; null when none was released. */
async function testsOfLastRevision(ctx: Ctx, billId: string): Promise<readonly string[] | null> {
  const { rows } = await sql<{ tests: readonly string[] }>`
    select jsonb_path_query_array(snapshot, '$.tests[*].billTestId') as tests from report_revision
    where l_id = ${ctx.lId} and bill_id = ${billId} order by revision desc limit 1`.execute(ctx.db);
  return rows[0]?.tests ?? null;
}

function amendOf(billTestId: string, shown: readonly string[] | null): Amend {
  if (shown === null) return 'NO_OP';
  return shown.includes(billTestId) ? 'AMEND_TRUE' : 'AMEND_FALSE';
}

/** Takes tests back from checked to completed, with a reason. */
export const uncheckResults = serve(
  checkEndpoints.uncheckResults,
  async (ctx, { billId, tests: refs, reason }) => {
    const tests = await lockRequestedTests(ctx, { billId, tests: refs });
    const moved = await moveRequestedTests(ctx, {
      billId,
      action: 'uncheck',
      tests,
      to: () => 'completed',
      change: () => ({ checked: null }),
      reason: reason.trim(),
    });
    await followUnchecks(ctx, tests);
    const shown = await testsOfLastRevision(ctx, billId);
    return { tests: moved.map((test) => ({ ...test, amend: amendOf(test.billTestId, shown) })) };
  },
);
