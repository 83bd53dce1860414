import {
  cancelAgencyInvoice,
  discardAgencyInvoice,
  exportAgencyInvoiceLines,
  recutAgencyInvoice,
} from '@nidan/contract/money/agency-invoices/agency-invoice-endpoints';
import type { AgencyInvoiceView } from '@nidan/contract/money/agency-invoices/agency-invoice-view';
import { agencyInvoicePdf } from '@nidan/contract/money/agency-invoices/agency-paper-endpoints';
import { rupeesAndPaise } from '@nidan/domain/money/rupees';
import { useState } from 'react';
import { apiFile } from '../../../kernel/api/api.ts';
import { newId } from '../../../kernel/api/new-id.ts';
import { ExportMenu } from '../../../kernel/exports/ExportMenu.tsx';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { printFile } from '../../../kernel/print/print-file.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ask } from '../../../kernel/ui/overlays/ask.ts';
import { toast, toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import paneStyles from '../../../kernel/ui/Pane.module.css';
import { invoiceKeys } from './invoice-keys.ts';
import { PayDialog } from './PayDialog.tsx';
import { useSendInvoices } from './SendDrafts.tsx';
import { invoiceTexts } from './texts/invoice-texts.ts';
import { useInvoiceChange } from './use-invoice-change.ts';

/** Takes a draft away, or cancels an invoice that was sent, after a question and with a reason. */
function useUndo({ invoiceId, version, agency, number }: AgencyInvoiceView) {
  const t = useTexts(invoiceTexts);
  const discarding = useInvoiceChange(discardAgencyInvoice, () =>
    toast({ type: 'SUCCESS', msg: t('discardDone') }),
  );
  const canceling = useInvoiceChange(cancelAgencyInvoice, ({ cancel }) => {
    const key = cancel?.number == null ? 'cancelAsked' : 'cancelDone';
    toast({ type: 'SUCCESS', msg: t(key, { number: number ?? '' }) });
  });
  const discard = async (): Promise<void> => {
    const title = t('discardTitle', { agency });
    const answer = await ask({
      kind: 'DELETE',
      title,
      text: t('discardText'),
      action: t('discard'),
      reason: true,
    });
    if (answer === null) return;
    const body = { invoiceId, version, reason: answer.reason };
    await discarding.mutateAsync({ body }).catch(toastRefusal);
  };
  const cancel = async (): Promise<void> => {
    const title = t('cancelTitle', { number: number ?? '' });
    const answer = await ask({
      kind: 'DELETE',
      title,
      text: t('cancelText'),
      action: t('cancel'),
      reason: true,
    });
    if (answer === null) return;
    const body = { invoiceId, version, noteId: newId(), reason: answer.reason };
    await canceling.mutateAsync({ body }).catch(toastRefusal);
  };
  return { discard, cancel };
}

/** What may be done with an invoice. */
export function InvoiceActions({ invoice }: { readonly invoice: AgencyInvoiceView }) {
  const t = useTexts(invoiceTexts);
  const [isPaying, setPaying] = useState(false);
  const { invoiceId, version, can, agencyId, agency, number } = invoice;
  const { send, isPending } = useSendInvoices();
  const { discard, cancel } = useUndo(invoice);
  const recutting = useInvoiceChange(recutAgencyInvoice, ({ totalPaise }) =>
    toast({ type: 'SUCCESS', msg: t('recutDone', { amount: rupeesAndPaise(totalPaise) }) }),
  );
  const recut = (): void => {
    recutting.mutateAsync({ body: { invoiceId, version } }).catch(toastRefusal);
  };
  const print = async (): Promise<void> => {
    try {
      printFile(await apiFile(agencyInvoicePdf, { query: { invoiceId } }));
    } catch (thrown) {
      toastRefusal(thrown);
    }
  };
  const pay = can.includes('pay') ? () => setPaying(true) : undefined;
  useShortcuts(invoiceKeys, { pay, print: () => void print() });
  return (
    <div className={paneStyles.buttons}>
      {can.includes('send') && (
        <Button kind="primary" busy={isPending} onClick={() => void send([invoice])}>
          {t('send')}
        </Button>
      )}
      {pay && (
        <Button kind="primary" shortcut={invoiceKeys.shortcuts.pay} onClick={pay}>
          {t('pay')}
        </Button>
      )}
      {can.includes('recut') && (
        <Button busy={recutting.isPending} onClick={recut}>
          {t('recut')}
        </Button>
      )}
      {can.includes('discard') && (
        <Button kind="danger-outline" onClick={() => void discard()}>
          {t('discard')}
        </Button>
      )}
      {can.includes('cancel') && (
        <Button kind="danger-outline" onClick={() => void cancel()}>
          {t('cancel')}
        </Button>
      )}
      <Button icon="print" shortcut={invoiceKeys.shortcuts.print} onClick={() => void print()}>
        {t('print')}
      </Button>
      <ExportMenu
        name={`invoice-${number ?? 'draft'}`}
        off={undefined}
        fetchFile={(format) => apiFile(exportAgencyInvoiceLines, { query: { invoiceId, format } })}
      />
      {isPaying && <PayDialog agencyId={agencyId} agency={agency} onClose={() => setPaying(false)} />}
    </div>
  );
}
