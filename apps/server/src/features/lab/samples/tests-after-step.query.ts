import type { TestAfterStep, UndoableStep } from '@nidan/domain/samples/undo-step';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { CANCELED } from '../../../kernel/database/bill-test-codes.ts';
import type { TestInState } from '../bill-tests/move-bill-tests.ts';
import { type LockedSample, takenStepOf } from './sample-rows.ts';

/** The live tests of a locked tube, with whether anything was measured since a step of it. */
export async function testsAfterStep(
  ctx: Ctx,
  tube: LockedSample,
  step: UndoableStep,
): Promise<readonly (TestInState & TestAfterStep)[]> {
  const { rows } = await sql<TestInState & TestAfterStep>`
    select bt.bill_test_id as "billTestId", t.name, bt.state, bt.state_before_hold as "stateBeforeHold",
      bt.is_accessioned as "isAccessioned", exists (
        select from result_version r where r.l_id = bt.l_id and r.bill_test_id = bt.bill_test_id
          and r.entered_at >= ${takenStepOf(tube, step).at}) as "isWorkedOn"
    from bill_test bt join test t on t.l_id = bt.l_id and t.test_id = bt.test_id
    where bt.l_id = ${ctx.lId} and bt.sample_id = ${tube.sample_id} and bt.state <> ${CANCELED}
    order by bt.bill_test_id`.execute(ctx.db);
  return rows;
}
