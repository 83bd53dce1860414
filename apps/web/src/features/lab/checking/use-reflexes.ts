import { decideReflex, readWorksheet } from '@nidan/contract/lab/results/entry-endpoints';
import { countWorklist, listWorklist } from '@nidan/contract/lab/results/worklist-endpoints';
import type { WorksheetReflex, WorksheetTest } from '@nidan/contract/lab/results/worksheet';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { ask } from '../../../kernel/ui/overlays/ask.ts';
import { toast, toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import { entryTexts } from '../results/texts/entry-texts.ts';

/** Adding or declining the tests that the values of a test call for. */
export function useReflexes(billId: string, test: WorksheetTest) {
  const t = useTexts(entryTexts);
  const mutation = useApiMutation(decideReflex, {
    outdates: [readWorksheet, listWorklist, countWorklist],
    onRefused: toastRefusal,
  });
  const first = test.reflexes.find(({ state }) => state === 'suggested');
  const mayDecide = useRight('results', PERMISSION.update);

  const send = (called: WorksheetReflex, decision: 'accept' | 'decline', consentGiven: boolean): void => {
    if (mutation.isPending) return;
    const { billTestId, version } = test;
    const { testId, name } = called.test;
    mutation.mutate(
      { body: { billId, billTestId, version, testId, decision, consentGiven } },
      {
        onSuccess: () => {
          if (decision === 'accept') toast({ type: 'SUCCESS', msg: t('reflexAddedToast', { test: name }) });
        },
      },
    );
  };
  const accept = async (called: WorksheetReflex): Promise<void> => {
    if (!called.needsConsent) return send(called, 'accept', false);
    const title = t('reflexConsent', { test: called.test.name });
    const answer = await ask({ kind: 'WARNING', title, text: '', action: t('reflexConsented') });
    if (answer) send(called, 'accept', true);
  };
  const decline = (called: WorksheetReflex): void => send(called, 'decline', false);
  return {
    busy: mutation.isPending,
    mayDecide,
    accept,
    decline,
    /** For the keys: the first suggestion, undefined when there is none. */
    acceptFirst: first && mayDecide ? () => void accept(first) : undefined,
    declineFirst: first && mayDecide ? () => decline(first) : undefined,
  };
}
