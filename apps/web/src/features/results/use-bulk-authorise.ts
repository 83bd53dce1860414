import { readWorksheet } from '@nidan/contract/results/entry-endpoints';
import { countWorklist, listWorklist } from '@nidan/contract/results/worklist-endpoints';
import { authoriseWhenNormal } from './authorise-when-normal.ts';
import type { QueuedBill } from './check-queue.ts';
import { useBulkRun } from './use-bulk-run.ts';
import { useLookWords } from './use-look-words.ts';

const outdates = [readWorksheet, listWorklist, countWorklist];

/** Authorises many normal reports one after the other; each is looked at first, and what is not normal is left out. */
export function useBulkAuthorise() {
  const words = useLookWords();
  const bulk = useBulkRun<QueuedBill>(outdates);
  return {
    ...bulk,
    start: (bills: readonly QueuedBill[]): Promise<void> =>
      bulk.start(bills, async ({ billId }) => {
        const reason = await authoriseWhenNormal(billId);
        return reason && words(reason);
      }),
  };
}
