import { reverseAgencyReceipt } from '@nidan/contract/money/agency-billing/agency-account-endpoints';
import type { AgencyReceiptView } from '@nidan/contract/money/agency-billing/agency-account-view';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { agencyTexts } from './texts/agency-texts.ts';
import { useAgencyChange } from './use-agency-change.ts';

interface ReverseDialogProps {
  readonly receipt: AgencyReceiptView;
  readonly onClose: () => void;
}

const SHORTEST = 3;

/** Takes a receipt of an agency back, with a reason. */
export function ReverseDialog({ receipt: { receiptId, version, number }, onClose }: ReverseDialogProps) {
  const t = useTexts(agencyTexts);
  const [reversalId] = useState(newId);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const reversing = useAgencyChange(reverseAgencyReceipt, () => {
    toast({ type: 'SUCCESS', msg: t('reversed', { number }) });
    onClose();
  });
  const lacks = reason.trim().length < SHORTEST;
  const submit = (): void => {
    setTried(true);
    if (lacks || reversing.isPending) return;
    reversing.mutate({ body: { receiptId, reversalId, version, reason: reason.trim() } });
  };
  return (
    <FormDialog
      title={t('reverseTitle', { number })}
      action={t('reverse')}
      busy={reversing.isPending}
      refusal={reversing.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <Note tone="info">{t('reverseText')}</Note>
      <TextField
        label={t('reason')}
        value={reason}
        maxLength={500}
        data-autofocus
        error={isTried && lacks ? t('reasonWrong') : undefined}
        onChange={setReason}
      />
    </FormDialog>
  );
}
