import type { ChangedTest } from '@nidan/contract/lab/results/worksheet';
import type { BillTestAction, BillTestState } from '@nidan/domain/status-sets/lab/bill-test';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { moveBillTests } from '../bill-tests/move-bill-tests.ts';
import { presentChangedTest } from './present-changed-test.ts';
import type { TestUnderWork } from './tests-under-work.query.ts';

type Change = NonNullable<Parameters<typeof moveBillTests>[1]['change']>;

interface Move {
  readonly billId: string;
  readonly action: BillTestAction;
  readonly tests: readonly TestUnderWork[];
  readonly to: (test: TestUnderWork) => BillTestState;
  readonly change?: (test: TestUnderWork) => Change;
  readonly reason?: string | undefined;
}

/**
 * Takes tests of a locked bill one step each and notes the events. Tests that go the same way go by one statement. Refused
 * as a whole when the step is not possible for one of them.
 */
export async function moveRequestedTests(ctx: Ctx, move: Move): Promise<ChangedTest[]> {
  const { billId, action, tests, to, reason } = move;
  const ways = Map.groupBy(tests, (test) => JSON.stringify([to(test), move.change?.(test) ?? {}]));
  for (const alike of ways.values()) {
    const [first] = alike;
    if (first === undefined) continue;
    await moveBillTests(ctx, { action, tests: alike, to: to(first), change: move.change?.(first) ?? {} });
  }
  for (const test of tests) {
    recordEvent(ctx, {
      entityKind: 'BILL_TEST',
      entityId: test.billTestId,
      billId,
      action,
      before: { state: test.state },
      after: { state: to(test) },
      reason: reason ?? null,
    });
  }
  return tests.map((test) =>
    presentChangedTest(ctx, {
      billTestId: test.billTestId,
      state: to(test),
      worstFlag: test.worstFlag,
      version: test.version + 1,
    }),
  );
}
