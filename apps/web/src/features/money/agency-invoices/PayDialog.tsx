import {
  invoicePaymentDetails,
  payAgencyInvoices,
} from '@nidan/contract/money/agency-invoices/agency-payment-endpoints';
import type { OpenInvoice } from '@nidan/contract/money/agency-invoices/agency-payment-view';
import { payInOrder } from '@nidan/domain/agencies/pay-invoices';
import { rupeesAndPaise } from '@nidan/domain/money/rupees';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { showDay } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { rowsOf } from '../../../kernel/ui/paged-query.ts';
import { moneyBody, NO_MONEY, worthOf } from '../agency-billing/money-draft.ts';
import { MoneyFields } from '../agency-billing/MoneyFields.tsx';
import { invoiceTexts } from './texts/invoice-texts.ts';
import { useInvoiceChange } from './use-invoice-change.ts';

interface PayDialogProps {
  readonly agencyId: string;
  readonly agency: string;
  readonly onClose: () => void;
}

/** The invoices that an amount in paise pays: those that are chosen, else all, each to what is due. */
function partsOf(open: readonly OpenInvoice[], chosen: ReadonlySet<string>, amount: number) {
  const due = open
    .filter(({ invoiceId }) => chosen.size === 0 || chosen.has(invoiceId))
    .map(({ invoiceId, duePaise }) => ({ id: invoiceId, most: duePaise }));
  return new Map(payInOrder([{ id: '', most: amount }], due).map((part) => [part.invoiceId, part.amount]));
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
  const parts = partsOf(open, chosen, worth);
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
      <p className="muted">{t('paysWhich')}</p>
      <PagedTable
        label={t('paysWhich')}
        keys="focus"
        flush
        lines={3}
        query={query}
        rowKey={({ invoiceId }) => invoiceId}
        rowName={({ number }) => number}
        selected={chosen}
        onSelect={setChosen}
        empty={<p>{t('noOpen')}</p>}
        columns={[
          { key: 'number', head: t('number'), cell: ({ number }) => number },
          { key: 'dueOn', head: t('dueOn'), width: 96, cell: ({ dueOn }) => showDay(dueOn) },
          {
            key: 'due',
            head: t('due'),
            width: 110,
            align: 'end',
            cell: ({ duePaise }) => rupeesAndPaise(duePaise),
          },
          {
            key: 'pays',
            head: t('pays'),
            width: 110,
            align: 'end',
            cell: ({ invoiceId }) => <b>{rupeesAndPaise(parts.get(invoiceId) ?? 0)}</b>,
          },
        ]}
      />
      <p aria-live="polite">{t('ahead', { amount: rupeesAndPaise(ahead) })}</p>
    </FormDialog>
  );
}
