import { useTexts } from '../../../kernel/text/use-texts.ts';
import { ask } from '../../../kernel/ui/overlays/ask.ts';
import { resultsTexts } from '../../catalogue/values/texts/results-texts.ts';
import { useCaseActions } from '../checking/case/use-case-actions.ts';

type Actions = ReturnType<typeof useCaseActions>;
type Tests = Parameters<Actions['rerun']>[0];

const wordsOf = (tests: Tests) => ({ count: tests.length, what: tests[0]?.test.name ?? '' });

/** Rerun and hold of tests that are known, each with its question for the reason; resume at once. */
export function useTestActions(billId: string) {
  const t = useTexts(resultsTexts);
  const actions = useCaseActions(billId);
  return {
    busy: actions.busy,
    resume: actions.resume,
    rerun: async (tests: Tests): Promise<void> => {
      const title = t('rerunTitle', wordsOf(tests));
      const answer = await ask({
        kind: 'WARNING',
        title,
        text: t('rerunText'),
        action: t('rerun'),
        reason: true,
      });
      if (answer) actions.rerun(tests, answer.reason);
    },
    hold: async (tests: Tests): Promise<void> => {
      const title = t('holdTitle', wordsOf(tests));
      const answer = await ask({
        kind: 'WARNING',
        title,
        text: t('holdText'),
        action: t('hold'),
        reason: true,
      });
      if (answer) actions.hold(tests, answer.reason);
    },
  };
}
