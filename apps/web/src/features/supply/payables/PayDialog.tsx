import { payVendor } from '@nidan/contract/supply/payables/payable-endpoints';
import type { VendorInvoiceView } from '@nidan/contract/supply/payables/payable-view';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
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

/** Pays what is owed of an invoice, or a part of it; the tax is deducted by the server. */
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
  const amountPaise = paiseOfText(amount);
  const submit = (): void => {
    setTried(true);
    if (amountPaise === null || paying.isPending) return;
    paying.mutate({ body: { paymentId, vendorId, invoices: [{ invoiceId, amountPaise }] } });
  };
  return (
    <FormDialog
      title={t('payOf', { vendor })}
      action={t('pay')}
      busy={paying.isPending}
      refusal={paying.error}
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
    </FormDialog>
  );
}
