import type { VendorInvoiceView } from '@nidan/contract/supply/payables/payable-view';
import { vendorTds } from '@nidan/contract/supply/tds/tds-endpoints';
import { tdsOf } from '@nidan/domain/tax/tds';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { type PaymentDraft, taxableOf } from './payment-draft.ts';
import { payableTexts } from './texts/payable-texts.ts';

interface TdsPreviewProps {
  readonly vendorId: string;
  readonly draft: PaymentDraft;
  readonly invoices: readonly VendorInvoiceView[];
}

/** The tax that a payment would have deducted today, and what is paid out; nothing for a vendor without a section. */
export function TdsPreview({ vendorId, draft, invoices }: TdsPreviewProps) {
  const t = useTexts(payableTexts);
  const { data } = useApiQuery(vendorTds, { query: { vendorId } });
  if (data === undefined || data.section === null) return null;
  const { section, pan, day, paidPaise, deductedPaise } = data;
  const tds = tdsOf(
    { section, pan, day },
    { paid: paidPaise, deducted: deductedPaise },
    taxableOf(draft, invoices),
  );
  return <p>{t('tdsPreview', { section, tds: rupees(tds), net: rupees(draft.grossPaise - tds) })}</p>;
}
