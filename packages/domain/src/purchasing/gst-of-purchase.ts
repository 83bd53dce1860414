import type { TaxKind, VendorType } from '../enumerations/purchasing.ts';
import { taxKind } from '../tax/tax-kind.ts';
import type { CalendarDate } from '../time/calendar-date.ts';

/** Every GST rate that goods and services were or are bought with, in per cent. */
export const PURCHASE_GST_RATES = [0, 5, 12, 18, 28, 40] as const;
export type PurchaseGstRate = (typeof PURCHASE_GST_RATES)[number];

interface PurchaseGstLaw {
  /** The first day of invoices that it applies to. */
  readonly from: CalendarDate;
  readonly rates: readonly PurchaseGstRate[];
}

const CURRENT_LAW: PurchaseGstLaw = { from: '2025-09-22', rates: [0, 5, 18, 40] };

/** GST rates by date, the newest first (Notification 1/2017; Notification 9/2025, from 22/09/2025). */
const PURCHASE_GST_LAWS: readonly PurchaseGstLaw[] = [
  CURRENT_LAW,
  { from: '2017-07-01', rates: [0, 5, 12, 18, 28] },
];

/** The newest GST rates, which masters take. */
export const CURRENT_PURCHASE_GST_RATES = CURRENT_LAW.rates;

/** GST rates of a day; empty before GST began on 01/07/2017. */
export function purchaseGstRatesOn(day: CalendarDate): readonly PurchaseGstRate[] {
  return PURCHASE_GST_LAWS.find(({ from }) => from <= day)?.rates ?? [];
}

/** True for a rate that applies on a day. */
export function isPurchaseGstRate(
  percent: number,
  rates: readonly PurchaseGstRate[],
): percent is PurchaseGstRate {
  return rates.some((rate) => rate === percent);
}

/** True for a vendor that charges GST: a registered business, or one overseas by IGST. A composition taxpayer is of type `other` and charges none (CGST Act s.10(4), s.32). */
export function chargesGst(type: VendorType): boolean {
  return type === 'business_gst' || type === 'overseas';
}

/** What is charged of GST on an amount in paise; the two halves of INTRA_STATE are equal, so that CGST is SGST to the paisa. */
export interface PurchaseTax {
  readonly cgst: number;
  readonly sgst: number;
  readonly igst: number;
}

/** GST of a taxable amount in paise, rounded to the paisa. */
export function purchaseTax(taxable: number, ratePercent: number, kind: TaxKind): PurchaseTax {
  if (kind === 'INTER_STATE') return { cgst: 0, sgst: 0, igst: Math.round((taxable * ratePercent) / 100) };
  const half = Math.round((taxable * ratePercent) / 200);
  return { cgst: half, sgst: half, igst: 0 };
}

/** The sum of what is charged, in paise. */
export function taxSum({ cgst, sgst, igst }: PurchaseTax): number {
  return cgst + sgst + igst;
}

/** The tax of a purchase, by the states of the vendor and of the firm whose store receives; a vendor overseas has none ('') and pays IGST (IGST Act s.5). */
export function purchaseTaxKind(vendorState: string, storeState: string): TaxKind {
  return vendorState === '' ? 'INTER_STATE' : taxKind(vendorState, storeState);
}
