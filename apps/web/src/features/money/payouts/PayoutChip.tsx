import { payout, type PayoutState } from '@nidan/domain/status-sets/money/payout';
import { stateKey } from '../../../kernel/text/english-labels.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import { payoutStateTexts } from './texts/payout-state-texts.ts';

/** The state of a payout. */
export function PayoutChip({ state }: { readonly state: PayoutState }) {
  const label = useTexts(payoutStateTexts);
  return <StatusChip tone={payout.states[state].tone}>{label(stateKey(payout, state))}</StatusChip>;
}
