import { invoicePaymentDetails } from '@nidan/contract/money/agency-invoices/agency-payment-endpoints';
import type { OpenInvoice } from '@nidan/contract/money/agency-invoices/agency-payment-view';
import {
  listAccountPayments,
  payAccountOnline,
} from '@nidan/contract/money/payment-orders/agency-order-endpoints';
import { PAISE_PER_RUPEE, parseRupees, rupeesAndPaise } from '@nidan/domain/money/rupees';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { NumberField } from '../../../kernel/ui/fields/NumberField.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { rowsOf } from '../../../kernel/ui/paged-query.ts';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { OpenInvoices } from '../agency-invoices/OpenInvoices.tsx';
import { partsOfPayment } from '../agency-invoices/parts-of-payment.ts';
import { accountPaymentTexts } from './texts/account-payment-texts.ts';

interface PayAccountDialogProps {
  readonly agencyId: string;
  /** Of all invoices. */
  readonly duePaise: number;
  readonly onClose: () => void;
}

function sumOf(invoices: readonly OpenInvoice[]): number {
  return invoices.reduce((sum, { duePaise }) => sum + duePaise, 0);
}

/** Begins a payment through the gateway: of the chosen invoices, or of those that are due first. */
export function PayAccountDialog({ agencyId, duePaise, onClose }: PayAccountDialogProps) {
  const t = useTexts(accountPaymentTexts);
  const [orderId] = useState(newId);
  const [typed, setTyped] = useState<string | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isTried, setTried] = useState(false);
  const query = useApiPages(invoicePaymentDetails, { query: { agencyId, limit: 200 } });
  const open = rowsOf(query);
  const picked = open.filter(({ invoiceId }) => chosen.has(invoiceId));
  const usual = picked.length === 0 ? duePaise : sumOf(picked);
  // Whole rupees are typed; what a part of a rupee is over is paid ahead.
  const amount = typed ?? rupees(Math.ceil(usual / PAISE_PER_RUPEE) * PAISE_PER_RUPEE);
  const amountPaise = parseRupees(amount) ?? 0;
  const parts = partsOfPayment(open, chosen, amountPaise);
  const isWrong = amountPaise < PAISE_PER_RUPEE;
  const paying = useApiMutation(payAccountOnline, { outdates: [listAccountPayments], onDone: onClose });
  const submit = (): void => {
    setTried(true);
    if (isWrong || paying.isPending) return;
    const invoiceIds = picked.map(({ invoiceId }) => invoiceId);
    paying.mutate({
      body: { orderId, agencyId, amountPaise, ...(invoiceIds.length === 0 ? {} : { invoiceIds }) },
    });
  };
  return (
    <FormDialog
      wide
      title={t('title')}
      action={t('begin')}
      busy={paying.isPending}
      refusal={paying.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <NumberField
        label={t('amount')}
        value={amount}
        maxLength={14}
        data-autofocus
        error={isTried && isWrong ? t('amountWrong') : undefined}
        onChange={setTyped}
      />
      <OpenInvoices query={query} chosen={chosen} onChoose={setChosen} parts={parts} />
      <p aria-live="polite">
        {amountPaise > usual && t('over', { amount: rupeesAndPaise(amountPaise - usual) })}
      </p>
    </FormDialog>
  );
}
