/** A share of what was collected, from a volume of the period on. Volume and fixed amounts in paise. */
export interface PayoutSlab {
  readonly from: number;
  /** Per cent of what was collected; null: `fixed` for each test. */
  readonly percent: number | null;
  readonly fixed: number;
}

/** What was collected for one test of somebody's; refunds are below zero. */
export interface CollectedLine {
  readonly lineId: string;
  /** In paise, without tax. */
  readonly collected: number;
}

export interface PayoutLine {
  readonly lineId: string;
  readonly amount: number;
}

/** Half away from zero, as money is rounded. */
function rounded(amount: number): number {
  return Math.sign(amount) * Math.round(Math.abs(amount));
}

function slabFor(slabs: readonly PayoutSlab[], volume: number): PayoutSlab | null {
  return slabs.toSorted((a, b) => b.from - a.from).find(({ from }) => volume >= from) ?? null;
}

/**
 * What is owed for what was collected in a period: the slab of its whole volume holds for all of it. A refund takes back what its payment
 * brought: it is a line below zero. Nothing is owed for what was billed and not collected.
 */
export function payoutOf(
  slabs: readonly PayoutSlab[],
  lines: readonly CollectedLine[],
): { readonly volume: number; readonly lines: readonly PayoutLine[]; readonly total: number } {
  const volume = lines.reduce((sum, { collected }) => sum + collected, 0);
  const slab = slabFor(slabs, volume);
  const owed = lines.flatMap(({ lineId, collected }): PayoutLine[] => {
    if (slab === null || collected === 0) return [];
    const amount =
      slab.percent === null ? Math.sign(collected) * slab.fixed : rounded((collected * slab.percent) / 100);
    return [{ lineId, amount }];
  });
  return { volume, lines: owed, total: owed.reduce((sum, { amount }) => sum + amount, 0) };
}

/** A section by which tax is deducted at the source: its rate in per cent, and what a year may bring without it, in paise. */
export interface TdsSection {
  readonly percent: number;
  readonly threshold: number;
}

/** Income Tax Act, commission or brokerage (194H) and fees of professionals (194J), as of the financial year 2025-26. */
export const TDS_SECTIONS = {
  '194H': { percent: 2, threshold: 2_000_000 },
  '194J': { percent: 10, threshold: 5_000_000 },
} as const satisfies Readonly<Record<string, TdsSection>>;

/** What a year brought somebody so far, in paise. */
export interface TdsYear {
  readonly paid: number;
  readonly deducted: number;
}

/**
 * Tax to deduct from a payment, in paise: nothing while the year stays within the threshold; once it is beyond, of all that the year brought,
 * less what was deducted. In whole rupees, upwards.
 */
export function tdsOf({ percent, threshold }: TdsSection, year: TdsYear, payment: number): number {
  const all = year.paid + payment;
  if (all <= threshold || payment <= 0) return 0;
  const due = Math.ceil((all * percent) / 100 / 100) * 100 - year.deducted;
  return Math.min(payment, Math.max(0, due));
}
