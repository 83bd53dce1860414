import type { RefundView } from '@nidan/contract/money/refunds/refund-view';
import { refund } from '@nidan/domain/status-sets/money/refund';
import { useStateLabel } from '../../../kernel/text/use-state-label.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import { refundTexts } from './texts/refund-texts.ts';

/** Where a refund is; one that is asked for says what it waits for. */
export function RefundChip({ state }: Pick<RefundView, 'state'>) {
  const t = useTexts(refundTexts);
  const label = useStateLabel(refund);
  const known = refund.stateNames.find((one) => one === state) ?? refund.initial;
  return (
    <StatusChip tone={refund.states[known].tone}>
      {known === 'requested' ? t('waits') : label(known)}
    </StatusChip>
  );
}
