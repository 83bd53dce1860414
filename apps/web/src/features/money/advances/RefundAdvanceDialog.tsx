import { refundAdvance } from '@nidan/contract/money/advances/advance-endpoints';
import type { AdvanceView } from '@nidan/contract/money/advances/advance-view';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { advanceTexts } from './texts/advance-texts.ts';
import {
  lacksReason,
  type PayingBack,
  payingBackBody,
  PayingBackFields,
} from '../refunds/PayingBackFields.tsx';
import { useBillChange } from '../bills/use-bill-change.ts';

interface RefundAdvanceDialogProps {
  readonly advance: AdvanceView;
  readonly onClose: () => void;
}

/** Gives what is left of an advance back to the patient. */
export function RefundAdvanceDialog({ advance, onClose }: RefundAdvanceDialogProps) {
  const t = useTexts(advanceTexts);
  const { advanceId, version, number } = advance;
  const amount = rupees(advance.balancePaise);
  const [returnId] = useState(newId);
  const [back, setBack] = useState<PayingBack>({ mode: 'Cash', reference: '', reason: '' });
  const [isTried, setTried] = useState(false);
  const change = useBillChange(refundAdvance, () => {
    toast({ type: 'SUCCESS', msg: t('refunded', { amount, number }) });
    onClose();
  });
  const submit = (): void => {
    setTried(true);
    if (lacksReason(back) || change.isPending) return;
    change.mutate({
      body: { advanceId, version, returnId, ...payingBackBody(back) },
    });
  };
  return (
    <FormDialog
      title={t('refund')}
      action={t('refundDo', { amount })}
      busy={change.isPending}
      refusal={change.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <PayingBackFields value={back} isTried={isTried} onChange={setBack} />
    </FormDialog>
  );
}
