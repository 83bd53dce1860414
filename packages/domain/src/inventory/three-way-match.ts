/** What a lab lets pass without asking. In per cent. */
export interface MatchTolerance {
  readonly overReceipt: number;
  readonly rate: number;
}

/** A line as it was ordered, received and invoiced. Quantities in thousandths of the base unit; rates in paise for one of the order's unit. */
export interface MatchedLine {
  readonly ordered: number;
  /** Found good, of this and earlier receipts. */
  readonly accepted: number;
  /** Sent back to the vendor: not to be paid. */
  readonly returned: number;
  /** Of this and earlier invoices. */
  readonly invoiced: number;
  readonly orderedRate: number;
  readonly invoicedRate: number;
  readonly orderedTax: string;
  readonly invoicedTax: string;
}

export const MATCH_FAULTS = ['over-received', 'over-invoiced', 'rate-differs', 'tax-differs'] as const;
export type MatchFault = (typeof MATCH_FAULTS)[number];

function beyond(value: number, limit: number, percent: number): boolean {
  // Whole numbers on both sides: 100.002 of 100 is beyond no tolerance at all.
  return value * 100 > limit * (100 + percent);
}

/** What keeps an invoice from being paid without an approval (facts 2.11); empty: all three agree. */
export function matchFaults(line: MatchedLine, tolerance: MatchTolerance): MatchFault[] {
  const difference = Math.abs(line.invoicedRate - line.orderedRate);
  return [
    ...(beyond(line.accepted, line.ordered, tolerance.overReceipt) ? ['over-received' as const] : []),
    ...(line.invoiced > line.accepted - line.returned ? ['over-invoiced' as const] : []),
    ...(difference * 100 > line.orderedRate * tolerance.rate ? ['rate-differs' as const] : []),
    ...(line.orderedTax === line.invoicedTax ? [] : ['tax-differs' as const]),
  ];
}
