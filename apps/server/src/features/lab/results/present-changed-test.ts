import type { ChangedTest } from '@nidan/contract/lab/results/worksheet';
import { billTest, type BillTestState } from '@nidan/domain/status-sets/lab/bill-test';
import { permittedActions } from '../../../kernel/access/permitted-actions.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { presentFlag } from './present-result.ts';
import type { StoredResult } from './stored-result.ts';

interface TestAfterChange {
  readonly billTestId: string;
  readonly state: BillTestState;
  readonly worstFlag: StoredResult['flag'];
  readonly version: number;
}

/** A test after a change, with what the caller may do next. */
export function presentChangedTest(
  ctx: Ctx,
  { billTestId, state, worstFlag, version }: TestAfterChange,
): ChangedTest {
  return {
    billTestId,
    state,
    stateLabel: billTest.labelOf(state),
    worstFlag: presentFlag(worstFlag),
    version,
    can: permittedActions(ctx.caller, billTest, state),
  };
}
