import {
  holdTests,
  readWorksheet,
  requestRerun,
  resumeTests,
} from '@nidan/contract/lab/results/entry-endpoints';
import { countWorklist, listWorklist } from '@nidan/contract/lab/results/worklist-endpoints';
import type { WorksheetTest } from '@nidan/contract/lab/results/worksheet';
import { api } from '../../../../kernel/api/api.ts';
import { newId } from '../../../../kernel/api/new-id.ts';
import { useApiMutation } from '../../../../kernel/api/use-api-mutation.ts';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { toast, toastRefusal } from '../../../../kernel/ui/overlays/toast.ts';
import { offerUndo } from '../../../../kernel/undo/undo-offer.ts';
import { resultsTexts } from '../../../catalogue/values/texts/results-texts.ts';

const outdates = [readWorksheet, listWorklist, countWorklist];
const choices = { outdates, onRefused: toastRefusal };

type Refs = readonly Pick<WorksheetTest, 'billTestId' | 'version'>[];
type Tests = readonly (Refs[number] & Pick<WorksheetTest, 'test'>)[];

const refsOf = (tests: Refs) => tests.map(({ billTestId, version }) => ({ billTestId, version }));
const wordsOf = (tests: Tests) => ({ count: tests.length, what: tests[0]?.test.name ?? '' });

/** Rerun, hold and resume of tests of one bill, with their messages. The reasons were asked for before. */
export function useCaseActions(billId: string) {
  const t = useTexts(resultsTexts);
  const rerun = useApiMutation(requestRerun, choices);
  const hold = useApiMutation(holdTests, choices);
  const resume = useApiMutation(resumeTests, choices);
  return {
    busy: rerun.isPending || hold.isPending || resume.isPending,
    rerun: (tests: Tests, reason: string): void =>
      rerun.mutate(
        { body: { billId, tests: refsOf(tests), reason } },
        { onSuccess: () => toast({ type: 'SUCCESS', msg: t('rerunAsked', wordsOf(tests)) }) },
      ),
    hold: (tests: Tests, reason: string): void =>
      hold.mutate(
        { body: { billId, tests: refsOf(tests), reason } },
        {
          onSuccess: (answer) => {
            const what = t('held', wordsOf(tests));
            const key = newId();
            const body = { billId, tests: refsOf(answer.tests) };
            offerUndo({ what, outdates, run: () => api(resumeTests, { body, key }).then(() => undefined) });
          },
        },
      ),
    resume: (tests: Tests): void =>
      resume.mutate(
        { body: { billId, tests: refsOf(tests) } },
        { onSuccess: () => toast({ type: 'SUCCESS', msg: t('resumed', wordsOf(tests)) }) },
      ),
  };
}
