import type { TaxKind } from '../enumerations/purchasing.ts';
import { lineTotal, type PricedLine } from './order-totals.ts';

/** A line of an order as a return finds it, in thousandths of its unit. */
export interface ReturnedLine {
  readonly lineId: string;
  readonly received: number;
  /** Sent back before and with this return. */
  readonly returnedBefore: number;
  readonly returned: number;
}

/** A line of an invoice that was posted for the order. */
export interface InvoicedLine extends PricedLine {
  readonly invoiceId: string;
  readonly orderLineId: string;
}

/**
 * What a return claims back of each invoice, in paise with GST: the units that were billed and are no longer kept, at the rate of the
 * invoice, the latest invoice first. `invoiced` is in the order of booking. Units that were not billed claim nothing.
 */
export function returnClaims(
  lines: readonly ReturnedLine[],
  invoiced: readonly InvoicedLine[],
  kind: TaxKind,
): ReadonlyMap<string, number> {
  const claims = new Map<string, number>();
  for (const { lineId, received, returnedBefore, returned } of lines) {
    const own = invoiced.filter(({ orderLineId }) => orderLineId === lineId);
    const billed = own.reduce((sum, { quantity }) => sum + quantity, 0);
    const excess = (back: number): number => Math.max(0, billed - (received - back));
    let left = excess(returned) - excess(returnedBefore);
    for (const line of own.toReversed()) {
      const quantity = Math.min(left, line.quantity);
      if (quantity <= 0) continue;
      left -= quantity;
      const { total } = lineTotal({ ...line, quantity }, kind);
      claims.set(line.invoiceId, (claims.get(line.invoiceId) ?? 0) + total);
    }
  }
  return claims;
}
