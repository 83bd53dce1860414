import { accountStatus } from '@nidan/domain/status-sets/account-status';
import { useStateLabel } from '../../../kernel/text/use-state-label.ts';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';

/** Standing of an account by its code (spec §4). */
export function AccountChip({ status }: { readonly status: number }) {
  const stateLabel = useStateLabel(accountStatus);
  const state = accountStatus.stateOf(status);
  return <StatusChip tone={accountStatus.states[state].tone}>{stateLabel(state)}</StatusChip>;
}
