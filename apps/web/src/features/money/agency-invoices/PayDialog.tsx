import {
  invoicePaymentDetails,
  payAgencyInvoices,
} from '@nidan/contract/money/agency-invoices/agency-payment-endpoints';
import { rupeesAndPaise } from '@nidan/domain/money/rupees';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { rowsOf } from '../../../kernel/ui/paged-query.ts';
import { moneyBody, NO_MONEY, worthOf } from '../agency-billing/money-draft.ts';
import { MoneyFields } from '../agency-billing/MoneyFields.tsx';
import { OpenInvoices } from './OpenInvoices.tsx';
import { partsOfPayment } from './parts-of-payment.ts';
import { invoiceTexts } from './texts/invoice-texts.ts';
import { useInvoiceChange } from './use-invoice-change.ts';

interface PayDialogProps {
  readonly agencyId: string;
  readonly agency: string;
  readonly onClose: () => void;
}

/** Takes money of an agency and says which invoices it pays. */
export function PayDialog({ agencyId, agency, onClose }: PayDialogProps) {
  const t = useTexts(invoiceTexts);
  const [receiptId] = useState(newId);
  const [draft, setDraft] = useState(NO_MONEY);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isTried, setTried] = useState(false);
  const query = useApiPages(invoicePaymentDetails, { query: { agencyId, limit: 200 } });
  const open = rowsOf(query);
  const worth = worthOf(draft);
  const parts = partsOfPayment(open, chosen, worth);
  const ahead = worth - [...parts.values()].reduce((sum, part) => sum + part, 0);
  const paying = useInvoiceChange(payAgencyInvoices, ({ receipt, allocations, unallocatedPaise }) => {
    const amount = rupeesAndPaise(unallocatedPaise);
    toast({
      type: 'SUCCESS',
      msg: t('payDone', { number: receipt.number, count: allocations.length, amount }),
    });
    onClose();
  });
  const submit = (): void => {
    setTried(true);
    if (worth <= 0 || paying.isPending) return;
    const invoices = [...parts].map(([invoiceId, amountPaise]) => ({ invoiceId, amountPaise }));
    const picked = chosen.size === 0 || invoices.length === 0 ? {} : { invoices };
    paying.mutate({ body: { receiptId, agencyId, ...moneyBody(draft), ...picked } });
  };
  return (
    <FormDialog
      wide
      title={t('payTitle', { agency })}
      action={t('payDo')}
      busy={paying.isPending}
      refusal={paying.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <MoneyFields draft={draft} isTried={isTried} onChange={setDraft} onSubmit={submit} />
      <OpenInvoices query={query} chosen={chosen} onChoose={setChosen} parts={parts} />
      <p aria-live="polite">{t('ahead', { amount: rupeesAndPaise(ahead) })}</p>
    </FormDialog>
  );
}
