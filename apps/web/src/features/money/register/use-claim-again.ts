import { claimAgain } from '@nidan/contract/money/payments/write-off-endpoints';
import type { BillView } from '@nidan/contract/money/bills/bill-view';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { ask } from '../../../kernel/ui/overlays/ask.ts';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { toast, toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import { billTexts } from '../bills/texts/bill-texts.ts';
import { useBillChange } from '../bills/use-bill-change.ts';

/** Asks, then makes what was written off of a bill due again. */
export function useClaimAgain({ billId, version, labNo, dues }: BillView): () => Promise<void> {
  const t = useTexts(billTexts);
  const change = useBillChange(claimAgain);
  return async () => {
    const amount = rupees(dues.writtenOffPaise);
    const answer = await ask({
      kind: 'WARNING',
      title: t('claimTitle', { amount }),
      text: t('claimText'),
      action: t('claimDo'),
      reason: true,
    });
    if (answer === null) return;
    try {
      await change.mutateAsync({ body: { billId, version, reason: answer.reason } });
      toast({ type: 'SUCCESS', msg: t('claimDone', { amount, labNo }) });
    } catch (thrown) {
      toastRefusal(thrown);
    }
  };
}
