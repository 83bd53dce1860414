import { billTest, type BillTestAction, type BillTestState } from '@nidan/domain/status-sets/lab/bill-test';
import type { Ctx } from '../../../kernel/http/context.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import { type BillTestChange, updateBillTests } from './bill-test-rows.ts';

export interface TestInState {
  readonly billTestId: string;
  /** Name of the test, for a refusal. */
  readonly name: string;
  readonly state: BillTestState;
}

interface BillTestMove {
  readonly action: BillTestAction;
  readonly tests: readonly TestInState[];
  readonly to: BillTestState;
  readonly change?: BillTestChange;
}

/** A move as an event keeps it. */
export interface MovedTest {
  readonly billTestId: string;
  readonly from: BillTestState;
  readonly to: BillTestState;
}

/**
 * Takes tests of a bill one step on; the only way that a bill test's state changes. The caller holds the lock of the
 * bill and records the event. Refused as a whole when the step is not possible for one of them.
 */
export async function moveBillTests(ctx: Ctx, move: BillTestMove): Promise<MovedTest[]> {
  const { action, tests, to, change = {} } = move;
  if (tests.length === 0) return [];
  const moved = tests.map((test) => ({
    billTestId: test.billTestId,
    from: test.state,
    to: stepOrRefuse(test.name, billTest.step(action, test.state, to)),
  }));
  await updateBillTests(ctx.db, {
    lId: ctx.lId,
    billTestIds: moved.map(({ billTestId }) => billTestId),
    to,
    change,
  });
  return moved;
}
