import type { BillView } from '@nidan/contract/money/bills/bill-view';
import { approvalRequest } from '@nidan/domain/status-sets/approval-request';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Note } from '../../../kernel/ui/Note.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { billTexts } from './texts/bill-texts.ts';
import { useApprovalLabel } from '../../people/approvals/use-approval-label.ts';

/** What was asked for about a bill and is not done yet. */
export function BillApprovals({ bill }: { readonly bill: BillView }) {
  const t = useTexts(billTexts);
  const label = useApprovalLabel('approvalRequest');
  return bill.approvals.map(
    ({ approvalId, what, amountPaise, request_status: code, requestedBy, reason, failure }) => {
      const state = approvalRequest.stateOf(code);
      if (approvalRequest.states[state].final === true) return null;
      return (
        <Note key={approvalId} tone={failure === null ? 'info' : 'warn'}>
          {t('discountPending', {
            what,
            amount: rupees(amountPaise),
            state: failure ?? label(state),
            name: requestedBy,
            reason,
          })}
        </Note>
      );
    },
  );
}
