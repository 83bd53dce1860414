import { sendAgencyInvoices } from '@nidan/contract/money/agency-invoices/agency-invoice-endpoints';
import type { AgencyInvoiceView } from '@nidan/contract/money/agency-invoices/agency-invoice-view';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ask } from '../../../kernel/ui/overlays/ask.ts';
import { toast, toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import { invoiceTexts } from './texts/invoice-texts.ts';
import { useInvoiceChange } from './use-invoice-change.ts';

/** As many as are sent together. */
const MOST = 100;

/** Sends drafts after a question: each gets its number. */
export function useSendInvoices() {
  const t = useTexts(invoiceTexts);
  const sending = useInvoiceChange(sendAgencyInvoices, ({ invoices }) =>
    toast({ type: 'SUCCESS', msg: t('sendDone', { count: invoices.length }) }),
  );
  const send = async (drafts: readonly AgencyInvoiceView[]): Promise<void> => {
    const answer = await ask({
      kind: 'INFO',
      title: t('sendTitle', { count: drafts.length }),
      text: t('sendText'),
      action: t('send'),
    });
    if (answer === null) return;
    const invoices = drafts.map(({ invoiceId, version }) => ({ invoiceId, version }));
    await sending.mutateAsync({ body: { invoices } }).catch(toastRefusal);
  };
  return { send, isPending: sending.isPending };
}

/** Sends the drafts of a list, as many as go together. */
export function SendDrafts({ invoices }: { readonly invoices: readonly AgencyInvoiceView[] }) {
  const t = useTexts(invoiceTexts);
  const { send, isPending } = useSendInvoices();
  const drafts = invoices.filter(({ can }) => can.includes('send')).slice(0, MOST);
  if (drafts.length === 0) return null;
  return (
    <Button busy={isPending} onClick={() => void send(drafts)}>
      {t('sendAll', { count: drafts.length })}
    </Button>
  );
}
