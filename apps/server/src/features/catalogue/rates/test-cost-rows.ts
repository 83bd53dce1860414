import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';

/** Writes what a test costs, in paise, as the first or the next thing that is said of it. */
export async function writeTestCost(
  { db, lId }: Ctx,
  { testId, costPaise }: { readonly testId: string; readonly costPaise: number | null },
): Promise<void> {
  await sql`
    insert into test_cost (l_id, test_id, cost_paise) values (${lId}, ${testId}, ${costPaise})
    on conflict (l_id, test_id)
      do update set cost_paise = excluded.cost_paise, version = test_cost.version + 1`.execute(db);
}
