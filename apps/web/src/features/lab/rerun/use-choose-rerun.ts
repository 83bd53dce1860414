import { listReruns, chooseRerun, type RerunRow } from '@nidan/contract/lab/results/rerun-endpoints';
import { readWorksheet } from '@nidan/contract/lab/results/entry-endpoints';
import { listWorklist } from '@nidan/contract/lab/results/worklist-endpoints';
import type { RerunChoice } from '@nidan/domain/results/bench/rerun-change';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { ask } from '../../../kernel/ui/overlays/ask.ts';
import { toast, toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import { rerunTexts } from './texts/rerun-texts.ts';

const TITLES = { first: 'firstTitle', second: 'secondTitle' } as const;
const CHOSEN = { first: 'chosenFirst', second: 'chosenSecond' } as const;

/** Asks why one of both values is taken, and takes it. */
export function useChooseRerun(): (row: RerunRow, choice: RerunChoice) => Promise<void> {
  const t = useTexts(rerunTexts);
  const choose = useApiMutation(chooseRerun, { outdates: [listReruns, readWorksheet, listWorklist] });
  return async ({ billId, billTestId, version, test, values }, choice) => {
    const shown = values
      .filter(({ second }) => second !== null)
      .map((one) => `${one.name} ${one[choice]?.value ?? '-'} ${one.unit}`.trim())
      .join(', ');
    const answer = await ask({
      kind: 'WARNING',
      title: t(TITLES[choice], { test: test.name }),
      text: t('chooseText', { values: shown }),
      action: t(choice === 'first' ? 'takeFirst' : 'takeSecond'),
      reason: t('chooseReason'),
    });
    if (answer === null) return;
    try {
      await choose.mutateAsync({ body: { billId, billTestId, version, choice, reason: answer.reason } });
      toast({ type: 'SUCCESS', msg: t(CHOSEN[choice], { test: test.name }) });
    } catch (refusal) {
      toastRefusal(refusal);
    }
  };
}
