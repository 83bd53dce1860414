import { billTest } from '@nidan/domain/status-sets/bill-test';
import { useTexts } from '../../kernel/text/use-texts.ts';
import { useStateLabel } from '../../kernel/text/use-state-label.ts';
import { authoriseTexts } from './authorise-texts.ts';
import type { LookReason } from './check-plan.ts';
import { deltaText } from './delta-text.ts';

/** Words of why a report was left to the person. */
export function useLookWords(): (reason: LookReason) => string {
  const t = useTexts(authoriseTexts);
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
      case 'delta':
        return t('leftDelta', { parameter: reason.parameter, percent: deltaText(reason.percent) });
      case 'block':
        return reason.msg === '' ? t('nothingReady') : reason.msg;
    }
  };
}
