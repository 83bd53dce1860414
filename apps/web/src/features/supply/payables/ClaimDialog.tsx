import { makeVendorDebitNote } from '@nidan/contract/supply/payables/payable-endpoints';
import type { VendorInvoiceView } from '@nidan/contract/supply/payables/payable-view';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { paiseOfText } from '../orders/order-draft.ts';
import { useSupplyChange } from '../orders/use-supply-change.ts';
import { AmountField } from './AmountField.tsx';
import { payableTexts } from './texts/payable-texts.ts';

interface ClaimDialogProps {
  readonly invoice: VendorInvoiceView;
  readonly onClose: () => void;
}

/** Claims something of an invoice back from its vendor. */
export function ClaimDialog({ invoice: { invoiceId, invoiceNo }, onClose }: ClaimDialogProps) {
  const t = useTexts(payableTexts);
  const [noteId] = useState(newId);
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const claiming = useSupplyChange(makeVendorDebitNote, () => {
    toast({ type: 'SUCCESS', msg: t('claimMade') });
    onClose();
  });
  const amountPaise = paiseOfText(amount);
  const submit = (): void => {
    setTried(true);
    if (amountPaise === null || claiming.isPending) return;
    claiming.mutate({ body: { noteId, invoiceId, amountPaise, reason } });
  };
  return (
    <FormDialog
      title={t('claimOf', { invoice: invoiceNo })}
      action={t('claim')}
      busy={claiming.isPending}
      refusal={claiming.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <AmountField
        value={amount}
        isWrong={isTried && amountPaise === null}
        onChange={setAmount}
        onEnter={submit}
      />
      <TextField label={t('reason')} value={reason} maxLength={500} onChange={setReason} />
    </FormDialog>
  );
}
