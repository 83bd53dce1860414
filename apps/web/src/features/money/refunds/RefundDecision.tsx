import type { RefundView } from '@nidan/contract/money/refunds/refund-view';
import { approveRefund, rejectRefund } from '@nidan/contract/money/refunds/refund-endpoints';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { ask } from '../../../kernel/ui/overlays/ask.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { toast, toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import { refundTexts } from './texts/refund-texts.ts';
import { useBillChange } from '../bills/use-bill-change.ts';

/** Approves or rejects a refund that waits; nothing for whoever may do neither. */
export function RefundDecision({ refund }: { readonly refund: RefundView }) {
  const t = useTexts(refundTexts);
  const approving = useBillChange(approveRefund);
  const rejecting = useBillChange(rejectRefund);
  const { refundId, version, labNo, mode, can } = refund;
  const amount = rupees(refund.amountPaise);
  const approve = async (): Promise<void> => {
    const answer = await ask({
      kind: 'WARNING',
      title: t('approveTitle', { amount, mode }),
      text: t('approveText'),
      action: t('approve'),
    });
    if (answer === null) return;
    try {
      await approving.mutateAsync({ body: { refundId, version } });
      toast({ type: 'SUCCESS', msg: t('approved', { amount, labNo }) });
    } catch (thrown) {
      toastRefusal(thrown);
    }
  };
  const reject = async (): Promise<void> => {
    const answer = await ask({
      kind: 'DELETE',
      title: t('rejectTitle', { amount }),
      text: t('rejectText'),
      action: t('reject'),
      reason: true,
    });
    if (answer === null) return;
    try {
      await rejecting.mutateAsync({ body: { refundId, version, reason: answer.reason } });
      toast({ type: 'SUCCESS', msg: t('rejected') });
    } catch (thrown) {
      toastRefusal(thrown);
    }
  };
  return (
    <span className="row">
      {can.includes('approve') && (
        <Button kind="link" busy={approving.isPending} onClick={() => void approve()}>
          {t('approve')}
        </Button>
      )}
      {can.includes('reject') && (
        <Button kind="link" busy={rejecting.isPending} onClick={() => void reject()}>
          {t('reject')}
        </Button>
      )}
    </span>
  );
}
