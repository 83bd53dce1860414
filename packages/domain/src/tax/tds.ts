interface TdsRule {
  /** In thousandths of what is paid. */
  readonly perMille: number;
  /** The same for somebody without a PAN (Income Tax Act, section 206AA). */
  readonly perMilleWithoutPan: number;
  /** What a year may bring without it, in paise. */
  readonly threshold: number;
  /** Of what is beyond the threshold alone, and not of all that the year brought. */
  readonly onExcess: boolean;
}

/**
 * Sections of the Income Tax Act by which tax is deducted at the source: contractors (194C, companies), commission or brokerage (194H), fees of
 * professionals (194J), goods beyond ₹50 lakh a year (194Q), as of the financial year 2025-26.
 */
const TDS = {
  '194C': { perMille: 20, perMilleWithoutPan: 200, threshold: 10_000_000, onExcess: false },
  '194H': { perMille: 20, perMilleWithoutPan: 200, threshold: 2_000_000, onExcess: false },
  '194J': { perMille: 100, perMilleWithoutPan: 200, threshold: 5_000_000, onExcess: false },
  '194Q': { perMille: 1, perMilleWithoutPan: 50, threshold: 500_000_000, onExcess: true },
} as const satisfies Readonly<Record<string, TdsRule>>;
export type TdsSection = keyof typeof TDS;

/** Sections that a vendor may be under. */
export const VENDOR_TDS_SECTIONS = ['194C', '194J', '194Q'] as const satisfies readonly TdsSection[];
/** Sections by which the lab deducts of shares for referrals, and agencies deduct of what they pay the lab (facts 2.3). */
export const COMMISSION_TDS_SECTIONS = ['194H', '194J'] as const satisfies readonly TdsSection[];

/** Whose payments tax is deducted of; without a section none is: it needs none, or goes with the salary. */
export interface TdsPayee {
  readonly section: TdsSection | null;
  readonly pan: string | null;
}

/** What a financial year brought somebody so far, in paise, before tax. */
export interface TdsYear {
  readonly paid: number;
  readonly deducted: number;
}

/**
 * Tax to deduct from a payment, in paise: nothing while the year stays within the threshold; once it is beyond, of all that the year brought or of
 * what is beyond it, as the section says, less what was deducted. In whole rupees, upwards, at most the payment.
 */
export function tdsOf({ section, pan }: TdsPayee, year: TdsYear, payment: number): number {
  if (section === null || payment <= 0) return 0;
  const { perMille, perMilleWithoutPan, threshold, onExcess } = TDS[section];
  const all = year.paid + payment;
  if (all <= threshold) return 0;
  const liable = onExcess ? all - threshold : all;
  const rate = pan === null ? perMilleWithoutPan : perMille;
  const due = Math.ceil((liable * rate) / 1_000 / 100) * 100 - year.deducted;
  return Math.min(payment, Math.max(0, due));
}
