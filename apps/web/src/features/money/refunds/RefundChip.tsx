import type { RefundView } from '@nidan/contract/money/refunds/refund-view';
import { refund } from '@nidan/domain/status-sets/money/refund';
import { useStateLabel } from '../../../kernel/text/use-state-label.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import { refundTexts } from './texts/refund-texts.ts';

function knownState(state: string) {
  return refund.stateNames.find((one) => one === state) ?? refund.initial;
}

/** Names where a refund is; one that is asked for says what it waits for. */
export function useRefundWord(): (state: string) => string {
  const t = useTexts(refundTexts);
  const label = useStateLabel(refund);
  return (state) => {
    const known = knownState(state);
    return known === 'requested' ? t('waits') : label(known);
  };
}

/** Where a refund is. */
export function RefundChip({ state }: Pick<RefundView, 'state'>) {
  const wordOf = useRefundWord();
  return <StatusChip tone={refund.states[knownState(state)].tone}>{wordOf(state)}</StatusChip>;
}
