import type { BillTestState } from '@nidan/domain/status-sets/lab/bill-test';
import { sql } from 'kysely';
import { sendLater } from '../../../kernel/database/connections/send-later.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

/** What the values of a test leave on its row. */
export interface EnteredStanding {
  readonly billTestId: string;
  readonly to: BillTestState;
  readonly worstFlag: string;
  /** Who entered the last missing value, and when; null while one is missing. */
  readonly completed: { readonly by: string; readonly at: Date } | null;
}

/** Writes the standing of several tests of a locked bill by one statement. */
export async function updateEnteredStandings(ctx: Ctx, standings: readonly EnteredStanding[]): Promise<void> {
  if (standings.length === 0) return;
  const rows = standings.map(
    ({ billTestId, to, worstFlag, completed }) =>
      sql`(${billTestId}::uuid, ${to}, ${worstFlag}, ${completed?.at ?? null}::timestamptz, ${completed?.by ?? null}::uuid)`,
  );
  const statement = sql`
    update bill_test bt set state = v.state, worst_flag = v.worst_flag, completed_at = v.completed_at,
      completed_by = v.completed_by, version = bt.version + 1
    from (values ${sql.join(rows)}) as v (bill_test_id, state, worst_flag, completed_at, completed_by)
    where bt.l_id = ${ctx.lId} and bt.bill_test_id = v.bill_test_id`;
  await sendLater(ctx.db, statement);
}
