import { calendarDateIn } from '@nidan/domain/time/zone';
import { inTransaction } from '../../../../kernel/database/connections/in-transaction.ts';
import type { Services } from '../../../../kernel/http/services.ts';
import { replaceItemUse } from './item-use-rows.ts';
import { countUseOfItems } from './use-of-items.query.ts';

/** Counts anew what the locations of every lab use of their items in a day, which the levels of stock rest on. */
export async function countStockUse({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const labs = await db.selectFrom('lab').select(['l_id', 'time_zone']).orderBy('l_id').execute();
  const now = clock();
  for (const { l_id: lId, time_zone: timeZone } of labs) {
    const today = calendarDateIn(timeZone, now);
    await inTransaction(db, lId, async (tx) => {
      const uses = await countUseOfItems(tx, { lId, timeZone, today });
      await replaceItemUse(tx, lId, { uses, countedOn: today });
    });
  }
}
