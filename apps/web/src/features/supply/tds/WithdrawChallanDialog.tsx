import { type ChallanView, listTds, withdrawChallan } from '@nidan/contract/supply/tds/tds-endpoints';
import { useState } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { tdsTexts } from './texts/tds-texts.ts';

interface WithdrawChallanDialogProps {
  readonly challan: ChallanView;
  readonly onClose: () => void;
}

/** Withdraws a challan that was recorded wrongly. */
export function WithdrawChallanDialog({ challan, onClose }: WithdrawChallanDialogProps) {
  const t = useTexts(tdsTexts);
  const { challanId, number, version } = challan;
  const [reason, setReason] = useState('');
  const withdrawing = useApiMutation(withdrawChallan, {
    outdates: [listTds],
    onDone: () => {
      toast({ type: 'SUCCESS', msg: t('withdrawn', { number }) });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('withdraw', { number })}
      action={t('withdraw', { number })}
      busy={withdrawing.isPending}
      refusal={withdrawing.error}
      onSubmit={() => withdrawing.mutate({ body: { challanId, version, reason } })}
      onClose={onClose}
    >
      <p>{t('withdrawText')}</p>
      <TextField label={t('reason')} value={reason} maxLength={500} data-autofocus onChange={setReason} />
    </FormDialog>
  );
}
