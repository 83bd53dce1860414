import {
  askVendorPayment,
  listVendorInvoices,
  payVendor,
} from '@nidan/contract/supply/payables/payable-endpoints';
import type { VendorInvoiceView } from '@nidan/contract/supply/payables/payable-view';
import { paiseOfRupees } from '@nidan/domain/money/rupees';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useLabSetting } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { useSupplyChange } from '../orders/use-supply-change.ts';
import { PaidLines } from './PaidLines.tsx';
import { paymentDraft } from './payment-draft.ts';
import { TdsPreview } from './TdsPreview.tsx';
import { payableTexts } from './texts/payable-texts.ts';

interface PayDialogProps {
  readonly invoice: VendorInvoiceView;
  readonly onClose: () => void;
}

const FEWEST = 3;
const MOST = 100;

/** Pays what is owed of invoices of a vendor, less claims on it, or asks for approval of that; the tax is deducted by the server. */
export function PayDialog({ invoice, onClose }: PayDialogProps) {
  const t = useTexts(payableTexts);
  const { invoiceId, vendorId, vendor, duePaise, pendingClaimPaise } = invoice;
  const owed = useApiQuery(listVendorInvoices, { query: { vendorId, due: true, limit: MOST } });
  const claimed = useApiQuery(listVendorInvoices, { query: { vendorId, credit: true, limit: MOST } });
  const [ids] = useState(() => ({ paymentId: newId(), approvalId: newId() }));
  const [amounts, setAmounts] = useState<Readonly<Record<string, string>>>({
    [invoiceId]: String(Math.max(0, duePaise - pendingClaimPaise) / 100),
  });
  const [reason, setReason] = useState('');
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
  const limitPaise = paiseOfRupees(useLabSetting('vendorPaymentLimitRupees'));
  const draft = paymentDraft(amounts, claimed.data?.rows ?? []);
  const needsApproval = draft.grossPaise > limitPaise;
  const lacksReason = needsApproval && reason.trim().length < FEWEST;
  const isBusy = paying.isPending || asking.isPending;
  const submit = (): void => {
    setTried(true);
    if (draft.isWrong || lacksReason || isBusy) return;
    const { paymentId, approvalId } = ids;
    const body = { paymentId, vendorId, invoices: draft.invoices, claims: draft.claims };
    if (needsApproval) asking.mutate({ body: { ...body, approvalId, reason: reason.trim() } });
    else paying.mutate({ body });
  };
  return (
    <FormDialog
      wide
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
      {isTried && draft.isWrong && <Note tone="warn">{t('amountWrong')}</Note>}
      <QueryView query={owed}>
        {({ rows }) => (
          <PaidLines
            rows={[...rows, ...(claimed.data?.rows ?? [])]}
            amounts={amounts}
            onChange={(id, text) => setAmounts({ ...amounts, [id]: text })}
            onEnter={submit}
          />
        )}
      </QueryView>
      <p>{t('payTotal', { amount: rupees(draft.grossPaise) })}</p>
      <TdsPreview
        vendorId={vendorId}
        draft={draft}
        invoices={[...(owed.data?.rows ?? []), ...(claimed.data?.rows ?? [])]}
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
