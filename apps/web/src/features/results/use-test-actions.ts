import { holdTests, readWorksheet, requestRerun, resumeTests } from '@nidan/contract/results/entry-endpoints';
import { countWorklist, listWorklist } from '@nidan/contract/results/worklist-endpoints';
import type { ApiRefusal } from '../../kernel/api/api-refusal.ts';
import { useApiMutation } from '../../kernel/api/use-api-mutation.ts';
import { useTexts } from '../../kernel/text/use-texts.ts';
import { ask } from '../../kernel/ui/ask.ts';
import { toast, toastRefusal } from '../../kernel/ui/toast.ts';
import { resultsTexts } from './results-texts.ts';

/** Tests of one bill that something is done with, as the screen knows them. */
export interface TestsOfBill {
  readonly billId: string;
  readonly tests: readonly {
    readonly billTestId: string;
    readonly version: number;
    readonly test: { readonly name: string };
  }[];
}

const wordsOf = ({ tests }: TestsOfBill) => ({ count: tests.length, what: tests[0]?.test.name ?? '' });
const bodyOf = ({ billId, tests }: TestsOfBill) => ({
  billId,
  tests: tests.map(({ billTestId, version }) => ({ billTestId, version })),
});
const outdates = [readWorksheet, listWorklist, countWorklist];

/** Rerun, hold and resume of tests of one bill, each with its question and its message. */
export function useTestActions(onRefused: (refusal: ApiRefusal) => void = toastRefusal) {
  const t = useTexts(resultsTexts);
  const rerun = useApiMutation(requestRerun, { outdates, onRefused });
  const hold = useApiMutation(holdTests, { outdates, onRefused });
  const resume = useApiMutation(resumeTests, { outdates, onRefused });
  return {
    busy: rerun.isPending || hold.isPending || resume.isPending,
    rerun: async (what: TestsOfBill): Promise<void> => {
      const answer = await ask({
        kind: 'WARNING',
        title: t('rerunTitle', wordsOf(what)),
        text: t('rerunText'),
        action: t('rerun'),
        reason: true,
      });
      if (!answer) return;
      const onSuccess = (): void => toast({ type: 'SUCCESS', msg: t('rerunAsked', wordsOf(what)) });
      rerun.mutate({ body: { ...bodyOf(what), reason: answer.reason } }, { onSuccess });
    },
    hold: async (what: TestsOfBill): Promise<void> => {
      const answer = await ask({
        kind: 'WARNING',
        title: t('holdTitle', wordsOf(what)),
        text: t('holdText'),
        action: t('hold'),
        reason: true,
      });
      if (!answer) return;
      const onSuccess = (): void => toast({ type: 'SUCCESS', msg: t('held', wordsOf(what)) });
      hold.mutate({ body: { ...bodyOf(what), reason: answer.reason } }, { onSuccess });
    },
    resume: (what: TestsOfBill): void => {
      const onSuccess = (): void => toast({ type: 'SUCCESS', msg: t('resumed', wordsOf(what)) });
      resume.mutate({ body: bodyOf(what) }, { onSuccess });
    },
  };
}
