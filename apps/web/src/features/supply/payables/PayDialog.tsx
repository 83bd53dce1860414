import { askVendorPayment, payVendor } from '@nidan/contract/supply/payables/payable-endpoints';
import type { VendorInvoiceView } from '@nidan/contract/supply/payables/payable-view';
import { paiseOfRupees } from '@nidan/domain/money/rupees';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useLabSetting } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { Note } from '../../../kernel/ui/Note.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { paiseOfText } from '../orders/order-draft.ts';
import { useSupplyChange } from '../orders/use-supply-change.ts';
import { AmountField } from './AmountField.tsx';
import { payableTexts } from './texts/payable-texts.ts';

interface PayDialogProps {
  readonly invoice: VendorInvoiceView;
  readonly onClose: () => void;
}

const FEWEST = 3;

/** Pays what is owed of an invoice, or a part of it, or asks for approval of it; the tax is deducted by the server. */
export function PayDialog({ invoice, onClose }: PayDialogProps) {
  const t = useTexts(payableTexts);
  const { invoiceId, vendorId, vendor, duePaise, pendingClaimPaise } = invoice;
  const [paymentId] = useState(newId);
  const [amount, setAmount] = useState(String(Math.max(0, duePaise - pendingClaimPaise) / 100));
  const [isTried, setTried] = useState(false);
  const paying = useSupplyChange(payVendor, ({ number, netPaise, tdsPaise }) => {
    toast({
      type: 'SUCCESS',
      msg: t('paidDone', { number, amount: rupees(netPaise), tds: rupees(tdsPaise) }),
    });
    onClose();
  });
  const asking = useSupplyChange(askVendorPayment, () => {
    toast({ type: 'SUCCESS', msg: t('payAsked', { vendor }) });
    onClose();
  });
  const [approvalId] = useState(newId);
  const [reason, setReason] = useState('');
  const limitPaise = paiseOfRupees(useLabSetting('vendorPaymentLimitRupees'));
  const amountPaise = paiseOfText(amount);
  const needsApproval = amountPaise !== null && amountPaise > limitPaise;
  const lacksReason = needsApproval && reason.trim().length < FEWEST;
  const isBusy = paying.isPending || asking.isPending;
  const submit = (): void => {
    setTried(true);
    if (amountPaise === null || lacksReason || isBusy) return;
    const body = { paymentId, vendorId, invoices: [{ invoiceId, amountPaise }] };
    if (needsApproval) asking.mutate({ body: { ...body, approvalId, reason: reason.trim() } });
    else paying.mutate({ body });
  };
  return (
    <FormDialog
      title={t('payOf', { vendor })}
      action={needsApproval ? t('payAsk') : t('pay')}
      busy={isBusy}
      refusal={paying.error ?? asking.error}
      onSubmit={submit}
      onClose={onClose}
    >
      {pendingClaimPaise > 0 && (
        <Note tone="warn">
          {t('claimPendingOf', { amount: rupees(pendingClaimPaise), due: rupees(duePaise) })}
        </Note>
      )}
      <AmountField
        value={amount}
        isWrong={isTried && amountPaise === null}
        onChange={setAmount}
        onEnter={submit}
      />
      {needsApproval && (
        <TextField
          label={t('payReason', { limit: rupees(limitPaise) })}
          value={reason}
          maxLength={500}
          error={isTried && lacksReason ? t('payReasonShort') : undefined}
          onChange={setReason}
        />
      )}
    </FormDialog>
  );
}
