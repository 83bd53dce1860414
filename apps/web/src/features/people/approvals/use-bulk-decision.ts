import { approveRequest, rejectRequest } from '@nidan/contract/people/approvals/approval-endpoints';
import type { ApprovalView } from '@nidan/contract/people/approvals/approval-view';
import { useState } from 'react';
import { type ApiRefusal, asRefusal } from '../../../kernel/api/api-refusal.ts';
import { useApprovalChange } from './use-approval-change.ts';

/** What became of one of several requests: where it is now, or why it stayed. */
export interface RowOutcome {
  readonly request: ApprovalView;
  readonly decided: ApprovalView | null;
  readonly refusal: ApiRefusal | null;
}

export interface BulkAnswer {
  readonly how: 'approve' | 'reject';
  /** A note, or the reason of a rejection. */
  readonly note: string;
}

/** Without a proof, or without an answer, the next one would fare no better. */
function endsAll({ code, unanswered }: ApiRefusal): boolean {
  return unanswered || code === 'proof-needed';
}

/** Decides requests one after the other, each by itself: one that is refused leaves the others as they are. */
export function useBulkDecision() {
  const approving = useApprovalChange(approveRequest);
  const rejecting = useApprovalChange(rejectRequest);
  const [outcomes, setOutcomes] = useState<readonly RowOutcome[]>([]);
  const [left, setLeft] = useState<number | null>(null);

  const decideOne = async (request: ApprovalView, { how, note }: BulkAnswer): Promise<RowOutcome> => {
    const body = { approvalId: request.approvalId, version: request.version };
    try {
      const decided = await (how === 'approve'
        ? approving.mutateAsync({ body: { ...body, ...(note === '' ? {} : { note }) } })
        : rejecting.mutateAsync({ body: { ...body, reason: note } }));
      return { request, decided, refusal: null };
    } catch (thrown) {
      return { request, decided: null, refusal: asRefusal(thrown) };
    }
  };

  /** Answers the outcomes of those that were tried. */
  const decide = async (
    requests: readonly ApprovalView[],
    answer: BulkAnswer,
  ): Promise<readonly RowOutcome[]> => {
    const done: RowOutcome[] = [];
    setOutcomes([]);
    for (const request of requests) {
      setLeft(requests.length - done.length);
      // One after the other: two of them may change the same bill.
      // oxlint-disable-next-line no-await-in-loop
      const outcome = await decideOne(request, answer);
      done.push(outcome);
      setOutcomes([...done]);
      if (outcome.refusal !== null && endsAll(outcome.refusal)) break;
    }
    setLeft(null);
    return done;
  };
  /** `left`: how many are still to be decided; null when nothing runs. */
  return { outcomes, left, decide, clear: () => setOutcomes([]) };
}
