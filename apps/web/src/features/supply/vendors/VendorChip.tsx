import type { VendorView } from '@nidan/contract/supply/vendors/vendor-view';
import { accountStatus } from '@nidan/domain/status-sets/account-status';
import { useStateLabel } from '../../../kernel/text/use-state-label.ts';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';

/** The state of a vendor. */
export function VendorChip({ state }: Pick<VendorView, 'state'>) {
  const label = useStateLabel(accountStatus);
  return <StatusChip tone={accountStatus.states[state].tone}>{label(state)}</StatusChip>;
}
