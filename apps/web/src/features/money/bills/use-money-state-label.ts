import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import { useStateLabel } from '../../../kernel/text/use-state-label.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { billTexts } from './texts/bill-texts.ts';

/** States of tests in the words of the desk: what the bench calls rejected was cancelled on the bill. */
export function useMoneyStateLabel(): (state: (typeof billTest.stateNames)[number]) => string {
  const t = useTexts(billTexts);
  const ofBench = useStateLabel(billTest);
  return (state) => (state === 'canceled' ? t('canceledWord') : ofBench(state));
}
