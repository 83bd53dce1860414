import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { enterBillTests } from '../bill-tests/enter-bill-tests.ts';
import { followReflexRules } from '../checking/follow-reflex-rules.ts';
import type { BillUnderWork } from './bill-under-work.ts';
import { judgeLater } from './judge-later.ts';
import { standingOf } from './entry-plan.ts';
import type { TestUnderWork } from './tests-under-work.query.ts';

interface StagedTest {
  readonly bill: BillUnderWork;
  /** All live tests of the bill. */
  readonly tests: readonly TestUnderWork[];
  readonly test: TestUnderWork;
}

/** Names of the parameters that a test is not completed without and that have no value yet; of these alone, where told. */
export function missingParameters(test: TestUnderWork, among?: readonly string[]): string[] {
  return test.test.parameters
    .filter(({ parameter, mandatory }) => {
      const isAsked = among === undefined || among.includes(parameter.parameterId);
      return mandatory && isAsked && (test.results.get(parameter.parameterId)?.value ?? null) === null;
    })
    .map(({ parameter }) => parameter.name);
}

/** Completes a test of a locked bill whose last stage is completed: its values stand already. */
export async function completeStagedTest(ctx: Ctx, { bill, tests, test }: StagedTest): Promise<void> {
  const missing = missingParameters(test);
  if (missing.length > 0) {
    const stage = test.test.stages.at(-1)?.name ?? '';
    const details = { stage, thing: test.name, inputs: missing.join(', ') };
    throw refuse('stage-inputs-missing', { details });
  }
  const { worstFlag } = standingOf(test, test.results);
  const completed = { by: ctx.caller.userId, at: ctx.now };
  await enterBillTests(ctx, [{ test, action: 'enterResults', to: 'completed', worstFlag, completed }]);
  recordEvent(ctx, {
    entityKind: 'BILL_TEST',
    entityId: test.billTestId,
    billId: bill.billId,
    action: 'completeStages',
    before: { state: test.state },
    after: { state: 'completed' },
  });
  judgeLater(ctx, bill.billId);
  await followReflexRules(ctx, {
    billId: bill.billId,
    tests,
    completed: [{ test, results: test.results }],
  });
}
