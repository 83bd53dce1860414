import { inventoryAudit } from '@nidan/domain/status-sets/supply/inventory-audit';
import { useStateLabel } from '../../../kernel/text/use-state-label.ts';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';

/** The state of a count. */
export function AuditChip({ state }: { readonly state: number }) {
  const stateLabel = useStateLabel(inventoryAudit);
  const name = inventoryAudit.stateOf(state);
  return <StatusChip tone={inventoryAudit.states[name].tone}>{stateLabel(name)}</StatusChip>;
}
