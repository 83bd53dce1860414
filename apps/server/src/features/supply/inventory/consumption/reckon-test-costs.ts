import { addDays } from '@nidan/domain/time/calendar-date';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { sql } from 'kysely';
import { inTransaction } from '../../../../kernel/database/connections/in-transaction.ts';
import type { Services } from '../../../../kernel/http/services.ts';
import { readReckonedCosts } from './costs.query.ts';
import { isReckoned, replaceReckonedCosts } from './reckoned-cost-rows.ts';

/** Days whose consumption says what a test costs. */
const COST_DAYS = 92;

/** Reckons once a day of every lab what a reportable of each test cost of late, which is compared with what is charged for it. */
export async function reckonTestCosts({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const labs = await db.selectFrom('lab').select(['l_id', 'time_zone']).orderBy('l_id').execute();
  const now = clock();
  for (const { l_id: lId, time_zone: timeZone } of labs) {
    const today = calendarDateIn(timeZone, now);
    // oxlint-disable-next-line no-await-in-loop -- one lab after the other, each in its own transaction
    await inTransaction(db, lId, async (tx) => {
      if (await isReckoned(tx, lId, today)) return;
      // A quarter of a large lab takes longer than anybody waits for.
      await sql`set local statement_timeout = '10min'`.execute(tx);
      const costs = await readReckonedCosts(tx, { lId, from: addDays(today, -COST_DAYS), to: today });
      await replaceReckonedCosts(tx, lId, { costs, reckonedOn: today });
    });
  }
}
