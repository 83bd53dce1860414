import { chargesGst, isPurchaseGstRate, purchaseGstRatesOn } from '@nidan/domain/purchasing/gst-of-purchase';
import type { CalendarDate } from '@nidan/domain/time/calendar-date';
import { formatDate } from '@nidan/domain/time/indian-date';
import { refuse } from '../../../kernel/http/refuse.ts';
import type { LockedVendor } from './vendor-rows.ts';

type Taxed = readonly { readonly gstPercent: number | null }[];

/** Refuses a GST rate that does not apply on the day of a document, and any GST of a vendor that cannot charge it. */
export function requireGstOfVendor(
  { name, type }: Pick<LockedVendor, 'name' | 'type'>,
  amounts: Taxed,
  day: CalendarDate,
): void {
  const rates = purchaseGstRatesOn(day);
  for (const { gstPercent } of amounts) {
    if (gstPercent === null) continue;
    if (gstPercent > 0 && !chargesGst(type))
      throw refuse('vendor-without-gst', { details: { vendor: name } });
    if (!isPurchaseGstRate(gstPercent, rates)) {
      const details = { percent: String(gstPercent), day: formatDate(day), rates: rates.join(', ') };
      throw refuse('gst-rate-of-other-days', { details });
    }
  }
}
