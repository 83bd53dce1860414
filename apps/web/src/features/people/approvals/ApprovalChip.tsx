import { approvalRequest } from '@nidan/domain/status-sets/approval-request';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import { useApprovalLabel } from './use-approval-label.ts';

/** Where a request is, by its code for who looks. */
export function ApprovalChip({ code }: { readonly code: number }) {
  const label = useApprovalLabel('approvalRequest');
  const state = approvalRequest.stateOf(code);
  return <StatusChip tone={approvalRequest.states[state].tone}>{label(state)}</StatusChip>;
}
