import type { CalendarDate } from '../time/calendar-date.ts';

interface TdsRule {
  /** The first day of payments that it holds for. */
  readonly from: CalendarDate;
  /** In thousandths of what is paid, without its GST. */
  readonly perMille: number;
  /** The same of an individual or a Hindu undivided family, where it differs. */
  readonly perMilleOfIndividual?: number;
  /** The same for somebody without a PAN (Income Tax Act, section 206AA). */
  readonly perMilleWithoutPan: number;
  /** What a year may bring without it, in paise. */
  readonly threshold: number;
  /** What a single payment may bring without it while the year is within its threshold, in paise. */
  readonly singleThreshold?: number;
  /** Of what is beyond the threshold alone, and not of all that the year brought. */
  readonly onExcess: boolean;
}

/**
 * Sections of the Income Tax Act, 1961 by which tax is deducted at the source, each with its rules, the newest first: contractors (194C),
 * commission or brokerage (194H), fees of professionals (194J), fees for technical services (194J(a)), goods beyond ₹50 lakh a year (194Q).
 * Finance Act 2020 (technical services), Finance (No. 2) Act 2024 (194H from 01/10/2024), Finance Act 2025 (thresholds from 01/04/2025).
 */
const TDS = {
  '194C': [
    {
      from: '2020-04-01',
      perMille: 20,
      perMilleOfIndividual: 10,
      perMilleWithoutPan: 200,
      threshold: 10_000_000,
      singleThreshold: 3_000_000,
      onExcess: false,
    },
  ],
  '194H': [
    { from: '2025-04-01', perMille: 20, perMilleWithoutPan: 200, threshold: 2_000_000, onExcess: false },
    { from: '2024-10-01', perMille: 20, perMilleWithoutPan: 200, threshold: 1_500_000, onExcess: false },
    { from: '2020-04-01', perMille: 50, perMilleWithoutPan: 200, threshold: 1_500_000, onExcess: false },
  ],
  '194J': [
    { from: '2025-04-01', perMille: 100, perMilleWithoutPan: 200, threshold: 5_000_000, onExcess: false },
    { from: '2020-04-01', perMille: 100, perMilleWithoutPan: 200, threshold: 3_000_000, onExcess: false },
  ],
  '194J(a)': [
    { from: '2025-04-01', perMille: 20, perMilleWithoutPan: 200, threshold: 5_000_000, onExcess: false },
    { from: '2020-04-01', perMille: 20, perMilleWithoutPan: 200, threshold: 3_000_000, onExcess: false },
  ],
  '194Q': [
    { from: '2021-07-01', perMille: 1, perMilleWithoutPan: 50, threshold: 500_000_000, onExcess: true },
  ],
} as const satisfies Readonly<Record<string, readonly TdsRule[]>>;
export type TdsSection = keyof typeof TDS;

/** Every section by which the lab deducts tax. */
export const TDS_SECTIONS = [
  '194C',
  '194H',
  '194J',
  '194J(a)',
  '194Q',
] as const satisfies readonly TdsSection[];

/** Sections that a vendor may be under. */
export const VENDOR_TDS_SECTIONS = [
  '194C',
  '194J',
  '194J(a)',
  '194Q',
] as const satisfies readonly TdsSection[];
/** Sections by which the lab deducts of shares for referrals, and agencies deduct of what they pay the lab (facts 2.3). */
export const COMMISSION_TDS_SECTIONS = ['194H', '194J'] as const satisfies readonly TdsSection[];

/** Whose payments tax is deducted of; without a section none is: it needs none, or goes with the salary. */
export interface TdsPayee {
  readonly section: TdsSection | null;
  readonly pan: string | null;
  /** The day of the payment in the zone of the lab; the rule of that day holds. */
  readonly day: CalendarDate;
}

/** What a financial year brought somebody so far, in paise, before tax and without GST. */
export interface TdsYear {
  readonly paid: number;
  readonly deducted: number;
}

/** Fourth letter of a PAN: a person or a Hindu undivided family. */
const INDIVIDUAL = /^[A-Z]{3}[PH]/u;

function rateOf({ perMille, perMilleOfIndividual, perMilleWithoutPan }: TdsRule, pan: string | null): number {
  if (pan === null) return perMilleWithoutPan;
  return INDIVIDUAL.test(pan) ? (perMilleOfIndividual ?? perMille) : perMille;
}

/** What of a payment in paise is without GST, by the sum of its invoice and the GST in it (CBDT circular 23/2017). */
export function withoutGst(
  paid: number,
  { total, gst }: { readonly total: number; readonly gst: number },
): number {
  return total === 0 ? paid : Math.round((paid * (total - gst)) / total);
}

/**
 * Tax to deduct from a payment without its GST, in paise: nothing while the year stays within the threshold and the payment within that of a
 * single one; once the year is beyond, of all that it brought or of what is beyond it, as the section says, less what was deducted. In whole
 * rupees, at most the payment.
 */
export function tdsOf({ section, pan, day }: TdsPayee, year: TdsYear, payment: number): number {
  if (section === null || payment <= 0) return 0;
  const rules: readonly TdsRule[] = TDS[section];
  const rule = rules.find(({ from }) => from <= day);
  if (rule === undefined) return 0;
  const { threshold, singleThreshold, onExcess } = rule;
  const taxOn = (liable: number): number => Math.round((liable * rateOf(rule, pan)) / 1_000 / 100) * 100;
  const all = year.paid + payment;
  if (all <= threshold) {
    return singleThreshold !== undefined && payment > singleThreshold ? Math.min(payment, taxOn(payment)) : 0;
  }
  return Math.min(payment, Math.max(0, taxOn(onExcess ? all - threshold : all) - year.deducted));
}
