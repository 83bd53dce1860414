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

/** Parts of a sum by weights, whole paise that add up to it: the largest remainders get what is left. */
export function shared(sum: number, weights: readonly number[]): number[] {
  const all = weights.reduce((total, weight) => total + weight, 0);
  if (all === 0) return weights.map((_, at) => (at === 0 ? sum : 0));
  const exact = weights.map((weight) => (sum * weight) / all);
  const parts = exact.map(Math.floor);
  const left = sum - parts.reduce((total, part) => total + part, 0);
  const byRemainder = exact
    .map((value, at) => ({ at, rest: value - Math.floor(value) }))
    .toSorted((a, b) => b.rest - a.rest || a.at - b.at);
  for (const { at } of byRemainder.slice(0, left)) parts[at] = (parts[at] ?? 0) + 1;
  return parts;
}

/** Landed costs of lines with the charges of their document (freight, packing, others, round off), shared by value. */
export function landedCosts(lines: readonly CostLine[], charges: number): LandedLine[] {
  const shares = shared(charges, lines.map(net));
  return lines.map((line, at) => {
    const total = net(line) + (shares[at] ?? 0);
    const counted = (line.quantity + line.freeQuantity) / 1_000;
    return { total, perBaseUnit: counted === 0 ? 0 : total / counted };
  });
}
