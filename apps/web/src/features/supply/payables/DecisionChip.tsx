import type { VendorInvoiceView } from '@nidan/contract/supply/payables/payable-view';
import type { Tone } from '@nidan/domain/status-sets/status-table';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import { payableTexts } from './texts/payable-texts.ts';

const TONES: Readonly<Record<VendorInvoiceView['state'], Tone>> = {
  waiting: 'info',
  posted: 'ok',
  rejected: 'danger',
};

/** How far a document is that a second person decides about. */
export function DecisionChip({ state }: Pick<VendorInvoiceView, 'state'>) {
  const t = useTexts(payableTexts);
  return <StatusChip tone={TONES[state]}>{t(state)}</StatusChip>;
}
