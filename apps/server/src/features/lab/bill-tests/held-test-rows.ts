import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import { sql } from 'kysely';
import { ON_HOLD } from '../../../kernel/database/bill-test-codes.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

/** Tests on hold of tubes that went to another lab go on as outsourced once they are resumed, where they had no values before. */
export async function outsourceHeldTests({ db, lId }: Ctx, sampleIds: readonly string[]): Promise<void> {
  await sql`update bill_test set state_before_hold = 'outsourced', version = version + 1
    where l_id = ${lId} and sample_id = any(${[...sampleIds]}) and state = ${ON_HOLD}
      and state_before_hold = any(${[...billTest.actions.outsource.from]})`.execute(db);
}
