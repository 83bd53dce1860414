import { readWorksheet } from '@nidan/contract/lab/results/entry-endpoints';
import { countWorklist, listWorklist } from '@nidan/contract/lab/results/worklist-endpoints';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { undoTexts } from '../../../kernel/undo/undo-texts.ts';
import { authoriseTexts } from './texts/authorise-texts.ts';
import { authoriseWhenNormal } from './authorise-when-normal.ts';
import type { QueuedBill } from './check-queue.ts';
import { type CheckedTests, offerUncheck } from './offer-uncheck.ts';
import { useBulkRun } from './use-bulk-run.ts';
import { useLookWords } from './use-look-words.ts';

const outdates = [readWorksheet, listWorklist, countWorklist];

/** Authorises many normal reports one after the other; each is looked at first, and what is not normal is left out. */
export function useBulkAuthorise() {
  const t = useTexts(authoriseTexts);
  const undo = useTexts(undoTexts);
  const words = useLookWords();
  const bulk = useBulkRun<QueuedBill>(outdates);
  return {
    ...bulk,
    start: async (bills: readonly QueuedBill[]): Promise<void> => {
      const checked: CheckedTests[] = [];
      await bulk.start(bills, async ({ billId }) => {
        const answer = await authoriseWhenNormal(billId);
        if (answer.left !== null) return words(answer.left);
        checked.push(answer.checked);
        return null;
      });
      offerUncheck(checked, {
        what: t('bulkDone', { count: checked.length }),
        reason: undo('reason'),
        amends: t('uncheckedAmend'),
      });
    },
  };
}
