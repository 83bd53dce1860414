import type { ApprovalRequestState } from '@nidan/domain/status-sets/approval-request';
import type { ApprovalStepState } from '@nidan/domain/status-sets/approval-step';
import { stateKey } from '../../../kernel/text/english-labels.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { approvalStateTexts } from './texts/approval-state-texts.ts';

interface StateOfSet {
  readonly approvalRequest: ApprovalRequestState;
  readonly approvalStep: ApprovalStepState;
}

/** Names a state of a request or of a step in the language of the screen. */
export function useApprovalLabel<Name extends keyof StateOfSet>(
  name: Name,
): (state: StateOfSet[Name]) => string {
  const t = useTexts(approvalStateTexts);
  return (state) => t(stateKey({ name }, state));
}
