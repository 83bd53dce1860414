import {
  holdTests,
  readWorksheet,
  requestRerun,
  resumeTests,
} from '@nidan/contract/lab/results/entry-endpoints';
import { countWorklist, listWorklist } from '@nidan/contract/lab/results/worklist-endpoints';
import type { WorklistRow } from '@nidan/contract/lab/results/worklist-row';
import { api } from '../../../kernel/api/api.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { ask } from '../../../kernel/ui/overlays/ask.ts';
import { resultsTexts } from '../../catalogue/values/texts/results-texts.ts';
import { billsAllowing, type SelectedBill } from './selected-bills.ts';
import { useBulkRun } from '../checking/use-bulk-run.ts';

const outdates = [readWorksheet, listWorklist, countWorklist];

/** Rerun, hold and resume of the rows that allow it, one call for each bill, with one reason for all. */
export function useWorklistActions(onDone: () => void) {
  const t = useTexts(resultsTexts);
  const bulk = useBulkRun<SelectedBill>(outdates);
  const start = async (
    bills: readonly SelectedBill[],
    call: (body: ReturnType<typeof bodyOf>) => Promise<unknown>,
  ): Promise<void> => {
    await bulk.start(bills, async (bill) => {
      await call(bodyOf(bill));
      return null;
    });
    onDone();
  };
  return {
    ...bulk,
    rerun: async (rows: readonly WorklistRow[]): Promise<void> => {
      const bills = billsAllowing(rows, 'requestRerun');
      const title = t('rerunTitle', wordsOf(bills));
      const answer = await ask({
        kind: 'WARNING',
        title,
        text: t('rerunText'),
        action: t('rerun'),
        reason: true,
      });
      if (!answer) return;
      await start(bills, (body) => api(requestRerun, { body: { ...body, reason: answer.reason } }));
    },
    hold: async (rows: readonly WorklistRow[]): Promise<void> => {
      const bills = billsAllowing(rows, 'hold');
      const title = t('holdTitle', wordsOf(bills));
      const answer = await ask({
        kind: 'WARNING',
        title,
        text: t('holdText'),
        action: t('hold'),
        reason: true,
      });
      if (!answer) return;
      await start(bills, (body) => api(holdTests, { body: { ...body, reason: answer.reason } }));
    },
    resume: (rows: readonly WorklistRow[]): Promise<void> =>
      start(billsAllowing(rows, 'resume'), (body) => api(resumeTests, { body })),
  };
}

function bodyOf({ billId, rows }: SelectedBill) {
  return { billId, tests: rows.map(({ billTestId, version }) => ({ billTestId, version })) };
}

function wordsOf(bills: readonly SelectedBill[]) {
  const rows = bills.flatMap((bill) => bill.rows);
  return { count: rows.length, what: rows[0]?.test.name ?? '' };
}
