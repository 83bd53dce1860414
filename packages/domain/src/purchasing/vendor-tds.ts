interface TdsRule {
  /** In tenths of a per cent. */
  readonly perMille: number;
  /** What a year may bring without it, in paise. */
  readonly threshold: number;
  /** Of what is beyond the threshold alone, and not of all that the year brought. */
  readonly onExcess: boolean;
}

/** Income Tax Act: contractors (194C, companies), fees of professionals (194J), goods beyond ₹50 lakh a year (194Q), as of 2025-26. */
export const VENDOR_TDS = {
  '194C': { perMille: 20, threshold: 10_000_000, onExcess: false },
  '194J': { perMille: 100, threshold: 5_000_000, onExcess: false },
  '194Q': { perMille: 1, threshold: 500_000_000, onExcess: true },
} as const satisfies Readonly<Record<string, TdsRule>>;
export type VendorTdsSection = keyof typeof VENDOR_TDS;
export const VENDOR_TDS_SECTIONS = ['194C', '194J', '194Q'] as const satisfies readonly VendorTdsSection[];

/** What a financial year brought a vendor so far, in paise. */
export interface VendorYear {
  /** Before TDS. */
  readonly paid: number;
  readonly deducted: number;
}

/** Tax to deduct from a payment in paise, in whole rupees upwards, at most the payment; 0 for a vendor without a section. */
export function vendorTds(section: VendorTdsSection | null, year: VendorYear, payment: number): number {
  if (section === null || payment <= 0) return 0;
  const { perMille, threshold, onExcess } = VENDOR_TDS[section];
  const all = year.paid + payment;
  if (all <= threshold) return 0;
  const liable = onExcess ? all - threshold : all;
  const due = Math.ceil((liable * perMille) / 1_000 / 100) * 100 - year.deducted;
  return Math.min(payment, Math.max(0, due));
}
