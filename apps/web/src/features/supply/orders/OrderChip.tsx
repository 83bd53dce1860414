import { purchaseOrder, type PurchaseOrderState } from '@nidan/domain/status-sets/supply/purchase-order';
import { stateKey } from '../../../kernel/text/english-labels.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import { orderStateTexts } from './texts/order-state-texts.ts';

/** The state of an order, as far as it came. */
export function OrderChip({ state }: { readonly state: PurchaseOrderState }) {
  const label = useTexts(orderStateTexts);
  return (
    <StatusChip tone={purchaseOrder.states[state].tone}>{label(stateKey(purchaseOrder, state))}</StatusChip>
  );
}
