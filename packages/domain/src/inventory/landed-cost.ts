import { allocate } from '../money/allocate.ts';

/** A line of an order or an invoice. Money in paise, quantity in thousandths of the base unit. */
export interface CostLine {
  readonly quantity: number;
  /** Came without charge beside it; it shares the cost. */
  readonly freeQuantity: number;
  /** Of the whole line, before discount and tax. */
  readonly amount: number;
  readonly discount: number;
  readonly tax: number;
}

/** What a line costs once it stands on the shelf. Exempt work gives no input credit, so that tax is a cost (CGST Act s.17(2)). */
export interface LandedLine {
  readonly total: number;
  /** Paise for one base unit, not rounded. */
  readonly perBaseUnit: number;
}

function net({ amount, discount, tax }: CostLine): number {
  return amount - discount + tax;
}

/** Landed costs of lines with the charges of their document (freight, packing, others, round off), shared by value. */
export function landedCosts(lines: readonly CostLine[], charges: number): LandedLine[] {
  const shares = allocate(charges, lines.map(net));
  return lines.map((line, at) => {
    const total = net(line) + (shares[at] ?? 0);
    const counted = (line.quantity + line.freeQuantity) / 1_000;
    return { total, perBaseUnit: counted === 0 ? 0 : total / counted };
  });
}
