import type { BillTestState } from '@nidan/domain/status-sets/lab/bill-test';
import { sql } from 'kysely';
import { ON_HOLD } from '../../../kernel/database/bill-test-codes.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

interface HeldTests {
  readonly sampleIds: readonly string[];
  readonly from: readonly BillTestState[];
  readonly to: BillTestState;
}

/** Changes the state that tests on hold of some tubes return to. */
export async function changeHeldStates({ db, lId }: Ctx, { sampleIds, from, to }: HeldTests): Promise<void> {
  await sql`update bill_test set state_before_hold = ${to}, version = version + 1
    where l_id = ${lId} and sample_id = any(${[...sampleIds]}) and state = ${ON_HOLD}
      and state_before_hold = any(${[...from]})`.execute(db);
}
