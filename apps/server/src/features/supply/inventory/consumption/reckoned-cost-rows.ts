import { sql } from 'kysely';
import type { Db } from '../../../../kernel/database/connections/open-database.ts';
import { insertRows } from '../../../../kernel/database/insert-rows.ts';
import type { TestCost } from './costs.query.ts';

/** Whether the costs of a lab were reckoned on a day. */
export async function isReckoned(db: Db, lId: number, reckonedOn: string): Promise<boolean> {
  const { rows } = await sql`
    select from reckoned_cost where l_id = ${lId} and reckoned_on = ${reckonedOn} limit 1`.execute(db);
  return rows.length > 0;
}

/** Writes what a reportable of each test costs in place of what was reckoned before. */
export async function replaceReckonedCosts(
  db: Db,
  lId: number,
  { costs, reckonedOn }: { readonly costs: readonly TestCost[]; readonly reckonedOn: string },
): Promise<void> {
  await sql`delete from reckoned_cost where l_id = ${lId}`.execute(db);
  const rows = costs.map(({ testId, paise }) => ({
    l_id: lId,
    test_id: testId,
    paise,
    reckoned_on: reckonedOn,
  }));
  await insertRows(db, 'reckoned_cost', rows);
}
