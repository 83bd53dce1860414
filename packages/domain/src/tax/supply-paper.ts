import { EXEMPT_SUPPLY } from './exempt-supply.ts';
import { stateOfGstin } from './gstin.ts';
import { GST_RATES, type GstRate, includedGst } from './gst-of-test.ts';
import { taxKind, taxShares } from './tax-kind.ts';

/** A line of a bill that is not cancelled; its price includes the tax. */
interface SuppliedLine {
  readonly ratePercent: GstRate | null;
  readonly netPaise: number;
}

interface Supply {
  readonly supplierGstin: string | null;
  /** Null: not registered, then the place of supply is where the lab is. */
  readonly recipientGstin: string | null;
  readonly lines: readonly SuppliedLine[];
}

/** What a bill says of GST. */
export interface SupplyPaper {
  /** What the law calls it (CGST rules 46, 46A and 49). */
  readonly title: 'Bill of supply' | 'Invoice-cum-bill of supply' | 'Tax invoice';
  /** One for each rate, by the mark of its lines. */
  readonly footnotes: readonly { readonly mark: string; readonly text: string }[];
  /** Of what is exempt. */
  readonly note: string;
}

const MARKS: Readonly<Record<GstRate, string>> = { 5: '§', 18: '‡' };

/** The mark of a line with GST; null for one that is exempt. */
export function gstMark(ratePercent: GstRate | null): string | null {
  return ratePercent === null ? null : MARKS[ratePercent];
}

function inRupees(paise: number): string {
  return `₹ ${(paise / 100).toFixed(2)}`;
}

function footnoteOf(rate: GstRate, { lines, supplierGstin, recipientGstin }: Supply): string {
  const taxed = lines.filter(({ ratePercent }) => ratePercent === rate);
  const net = taxed.reduce((sum, { netPaise }) => sum + netPaise, 0);
  const tax = taxed.reduce((sum, { netPaise }) => sum + includedGst(netPaise, rate), 0);
  const from = stateOfGstin(supplierGstin ?? '') ?? '';
  const to = stateOfGstin(recipientGstin ?? '') ?? from;
  const shares = taxShares(taxKind(from, to)).map(
    ({ tax: name, share }) => `${name} ${rate * share} % ${inRupees(tax * share)}`,
  );
  return `The price includes GST: taxable value ${inRupees(net - tax)}, ${shares.join(', ')}.`;
}

/** Says of the lines of a bill which tax they include, and what the bill is then called. */
export function supplyPaper(supply: Supply): SupplyPaper {
  const { lines } = supply;
  const rates = GST_RATES.filter((rate) => lines.some(({ ratePercent }) => ratePercent === rate));
  if (rates.length === 0) return { title: 'Bill of supply', footnotes: [], note: EXEMPT_SUPPLY };
  const footnotes = rates.map((rate) => ({ mark: MARKS[rate], text: footnoteOf(rate, supply) }));
  return lines.some(({ ratePercent }) => ratePercent === null)
    ? { title: 'Invoice-cum-bill of supply', footnotes, note: `Without mark: ${EXEMPT_SUPPLY}` }
    : { title: 'Tax invoice', footnotes, note: 'Amounts in rupees.' };
}
