import type { TaxKind } from '../enumerations/purchasing.ts';
import { taxKind } from '../tax/tax-kind.ts';

/** GST that goods and services are bought with, in per cent (Notification 9/2025, from 22/09/2025). */
export const PURCHASE_GST_RATES = [0, 5, 18, 40] as const;
export type PurchaseGstRate = (typeof PURCHASE_GST_RATES)[number];

/** True for a rate that orders and invoices take. */
export function isPurchaseGstRate(percent: number): percent is PurchaseGstRate {
  return PURCHASE_GST_RATES.some((rate) => rate === percent);
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
