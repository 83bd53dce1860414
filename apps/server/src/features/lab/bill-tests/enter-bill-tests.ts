import { billTest, type BillTestAction, type BillTestState } from '@nidan/domain/status-sets/lab/bill-test';
import type { Ctx } from '../../../kernel/http/context.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import { type EnteredStanding, updateEnteredStandings } from './bill-test-entry-rows.ts';
import type { TestInState } from './move-bill-tests.ts';

export interface EntryMove {
  readonly test: TestInState;
  /** Null when only something beside the values changed, such as the note: the state stays. */
  readonly action: Extract<BillTestAction, 'enterResults' | 'receiveOutsourced' | 'clearValues'> | null;
  readonly to: BillTestState;
  readonly worstFlag: string;
  readonly completed: EnteredStanding['completed'];
}

/**
 * Takes tests of a bill to the state that their values amount to, each to its own, by one statement. The caller holds the
 * lock of the bill and records the events. Refused as a whole when one of the tests cannot take the step.
 */
export async function enterBillTests(ctx: Ctx, moves: readonly EntryMove[]): Promise<void> {
  const standings = moves.map(({ test, action, to, worstFlag, completed }) => ({
    billTestId: test.billTestId,
    to: action === null ? test.state : stepOrRefuse(test.name, billTest.step(action, test.state, to)),
    worstFlag,
    completed,
  }));
  await updateEnteredStandings(ctx, standings);
}
