import type { Ctx } from '../../../kernel/http/context.ts';
import type { TestUnderWork } from '../results/tests-under-work.query.ts';
import { moveCasesOfTests } from './case-rows.ts';
import { isCultureTest } from './latest-issues.query.ts';

function culturesOf(tests: readonly TestUnderWork[]): string[] {
  return tests.filter(isCultureTest).map(({ billTestId }) => billTestId);
}

/** Cultures are final once their tests are checked; they follow with the check, whose event tells it. */
export async function followChecks(ctx: Ctx, tests: readonly TestUnderWork[]): Promise<void> {
  const ids = culturesOf(tests);
  if (ids.length > 0) await moveCasesOfTests(ctx, ids, { from: 'readyReview', to: 'finalReported' });
}

/** Cultures whose check was taken back wait for another one. */
export async function followUnchecks(ctx: Ctx, tests: readonly TestUnderWork[]): Promise<void> {
  const ids = culturesOf(tests);
  if (ids.length > 0) await moveCasesOfTests(ctx, ids, { from: 'finalReported', to: 'readyReview' });
}
