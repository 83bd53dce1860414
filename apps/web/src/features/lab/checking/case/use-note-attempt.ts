import { recordCriticalAttempt } from '@nidan/contract/lab/results/entry-endpoints';
import { useApiMutation } from '../../../../kernel/api/use-api-mutation.ts';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { ask } from '../../../../kernel/ui/overlays/ask.ts';
import { toast, toastRefusal } from '../../../../kernel/ui/overlays/toast.ts';
import { resultsTexts } from '../../../catalogue/values/texts/results-texts.ts';
import { TOLD_OUTDATES, type ValueToTell } from './value-to-tell.ts';

/** Asks whom somebody called about a critical value in vain, and keeps it. */
export function useNoteAttempt(): (due: ValueToTell) => Promise<void> {
  const t = useTexts(resultsTexts);
  const keep = useApiMutation(recordCriticalAttempt, {
    outdates: TOLD_OUTDATES,
    onDone: () => toast({ type: 'SUCCESS', msg: t('notReachedSaved') }),
  });
  return async ({ billId, billTestId, parameterId, parameter, value }) => {
    const answer = await ask({
      kind: 'INFO',
      title: t('notReachedTitle', { parameter, value }),
      text: t('notReachedText'),
      action: t('notReachedKeep'),
      reason: t('notReachedNote'),
    });
    if (answer === null) return;
    await keep
      .mutateAsync({ body: { billId, billTestId, parameterId, value, note: answer.reason } })
      .catch(toastRefusal);
  };
}
