import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { useStateLabel } from '../../../kernel/text/use-state-label.ts';
import { resultsTexts } from '../../catalogue/values/texts/results-texts.ts';
import { changeText } from '../../catalogue/values/delta-words.ts';
import { authoriseTexts } from './texts/authorise-texts.ts';
import type { WorksheetParameter } from '@nidan/contract/lab/results/worksheet';
import type { LookReason } from '@nidan/domain/results/look/look-reason';
import { useConsistencyWords } from './use-consistency-words.ts';

/** Words of why a report was left to the person. */
export function useLookWords(): (reason: LookReason<WorksheetParameter>) => string {
  const t = useTexts(authoriseTexts);
  const inWords = useTexts(resultsTexts);
  const misfit = useConsistencyWords();
  const stateLabel = useStateLabel(billTest);
  return (reason) => {
    switch (reason.why) {
      case 'open':
        return t('leftOpen', { test: reason.test, state: stateLabel(billTest.stateOf(reason.state)) });
      case 'call':
        return t('leftCall', reason);
      case 'action':
        return t('leftAction', reason);
      case 'flag':
        return t('leftFlag', reason);
      case 'noInterval':
        return t('leftNoInterval', reason);
      case 'unsure':
        return t('leftUnsure', reason);
      case 'words':
        return t('leftWords', reason);
      case 'comment':
        return t('leftComment', reason);
      case 'consistency':
        return misfit(reason.found);
      case 'delta': {
        const { name, delta } = reason.parameter;
        const change = delta === null ? '' : changeText(inWords, delta, reason.parameter);
        return t('leftDelta', { parameter: name, change });
      }
      case 'block':
        return reason.msg === '' ? t('nothingReady') : reason.msg;
    }
  };
}
