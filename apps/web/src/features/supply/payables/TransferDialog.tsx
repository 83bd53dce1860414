import { recordTransfer } from '@nidan/contract/supply/payables/payable-endpoints';
import type { VendorPaymentView } from '@nidan/contract/supply/payables/payable-view';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { useState } from 'react';
import { useZone } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { MaskedDate } from '../../../kernel/ui/fields/MaskedDate.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { useNow } from '../../../kernel/ui/values/use-now.ts';
import { useSupplyChange } from '../orders/use-supply-change.ts';
import { payableTexts } from './texts/payable-texts.ts';

interface TransferDialogProps {
  readonly payment: VendorPaymentView;
  readonly onClose: () => void;
}

/** Records the bank transfer of a payment, or corrects it. */
export function TransferDialog({ payment, onClose }: TransferDialogProps) {
  const t = useTexts(payableTexts);
  const today = calendarDateIn(useZone(), useNow(60_000));
  const { paymentId, number, transfer } = payment;
  const [utr, setUtr] = useState(transfer?.utr ?? '');
  const [transferredOn, setTransferredOn] = useState<string | null>(transfer?.transferredOn ?? today);
  const recording = useSupplyChange(recordTransfer, () => {
    toast({ type: 'SUCCESS', msg: t('transferDone', { number }) });
    onClose();
  });
  const submit = (): void => {
    if (recording.isPending) return;
    const body = { paymentId, version: transfer?.version ?? 0, transferredOn: transferredOn ?? '', utr };
    recording.mutate({ body });
  };
  return (
    <FormDialog
      title={t('recordTransfer', { number })}
      action={t('recordTransfer', { number })}
      busy={recording.isPending}
      refusal={recording.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <MaskedDate
        label={t('transferredOn')}
        value={transferredOn}
        today={today}
        onChange={({ value }) => setTransferredOn(value)}
      />
      <TextField label={t('utr')} value={utr} maxLength={22} data-autofocus onChange={setUtr} />
    </FormDialog>
  );
}
