import type { TaxKind } from '../enumerations/purchasing.ts';
import { lineTotal, type PricedLine } from './order-totals.ts';

/** A line of an invoice beside what was agreed for it; `short`: billed units that did not come, in thousandths. */
export interface BilledLine {
  readonly billed: PricedLine;
  readonly agreed: Omit<PricedLine, 'quantity'>;
  readonly short: number;
}

/** What an invoice charges too much with its GST, in paise: units that did not come, and rates above the agreed ones; a line below counts as nothing. */
export function overchargeOf(lines: readonly BilledLine[], kind: TaxKind): number {
  return lines.reduce((sum, { billed, agreed, short }) => {
    const owed = lineTotal({ ...agreed, quantity: billed.quantity - short }, kind).total;
    return sum + Math.max(0, lineTotal(billed, kind).total - owed);
  }, 0);
}

/** What came of a line and was billed before, in thousandths of its unit, and what its receipts are worth in paise. */
export interface ReceivedForBill {
  readonly received: number;
  readonly receivedValue: number;
  readonly billedBefore: number;
}

/**
 * The value of received goods that a bill of so many units is for, in paise: the part of the receipts between the units billed before and after,
 * so that bills of all that came clear the value of the receipts to the paisa.
 */
export function clearedValue(
  { received, receivedValue, billedBefore }: ReceivedForBill,
  quantity: number,
): number {
  if (received === 0) return 0;
  const shareOf = (units: number): number =>
    Math.round((receivedValue * Math.min(units, received)) / received);
  return shareOf(billedBefore + quantity) - shareOf(billedBefore);
}
