import { invoice, type InvoiceState } from '@nidan/domain/status-sets/money/invoice';
import { stateKey } from '../../../kernel/text/english-labels.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import { invoiceStateTexts } from './texts/invoice-state-texts.ts';

/** The state of an invoice: a draft, or how far it is paid. */
export function InvoiceChip({ state }: { readonly state: InvoiceState }) {
  const label = useTexts(invoiceStateTexts);
  return <StatusChip tone={invoice.states[state].tone}>{label(stateKey(invoice, state))}</StatusChip>;
}
