import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import type { Services } from '../../../kernel/http/services.ts';
import { closeDaysOfLab, lastDayOver } from './close-days.ts';

/** Somebody who counts after midnight still finds the day open for so long. */
const GRACE = 3 * 3_600_000;

/** Closes the days of every lab that have been over for three hours. */
export async function closePastDays({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const labs = await db.selectFrom('lab').select(['l_id', 'time_zone']).orderBy('l_id').execute();
  const now = clock();
  for (const { l_id: lId, time_zone: timeZone } of labs) {
    const through = lastDayOver(timeZone, new Date(now.getTime() - GRACE));
    await inTransaction(db, lId, (tx) => closeDaysOfLab(tx, { lId, through, now, by: null }));
  }
}
