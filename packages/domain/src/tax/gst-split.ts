import { stateOfGstin } from './gstin.ts';
import { GST_RATES, type GstRate, includedGst } from './gst-of-test.ts';
import { taxKind, type TaxShare, taxShares } from './tax-kind.ts';

/** A line of a bill, or what a note gives of one; its price includes the tax. */
export interface SuppliedLine {
  readonly ratePercent: GstRate | null;
  readonly netPaise: number;
  /** The tax in it where that is not what the price alone includes: a note adds up with the other documents of its bill. */
  readonly taxPaise?: number;
}

export interface Supply {
  readonly supplierGstin: string | null;
  /** Null: not registered, then the place of supply is where the lab is. */
  readonly recipientGstin: string | null;
  readonly lines: readonly SuppliedLine[];
}

/** What lines of one rate include. */
export interface GstSplit {
  readonly ratePercent: GstRate;
  readonly taxablePaise: number;
  readonly taxes: { readonly tax: TaxShare['tax']; readonly percent: number; readonly paise: number }[];
}

/** The GST that lines include, by rate: CGST and SGST by halves, or IGST to another state. Nothing for lines that are exempt. */
export function gstSplit({ supplierGstin, recipientGstin, lines }: Supply): GstSplit[] {
  const from = stateOfGstin(supplierGstin ?? '') ?? '';
  const shares = taxShares(taxKind(from, stateOfGstin(recipientGstin ?? '') ?? from));
  return GST_RATES.flatMap((ratePercent) => {
    const taxed = lines.filter((line) => line.ratePercent === ratePercent);
    if (taxed.length === 0) return [];
    const net = taxed.reduce((sum, { netPaise }) => sum + netPaise, 0);
    const included = taxed.reduce(
      (sum, { netPaise, taxPaise }) => sum + (taxPaise ?? includedGst(netPaise, ratePercent)),
      0,
    );
    const taxes = shares.map(({ tax, share }) => ({
      tax,
      percent: ratePercent * share,
      paise: included * share,
    }));
    return [{ ratePercent, taxablePaise: net - included, taxes }];
  });
}

function inRupees(paise: number): string {
  return `₹ ${(paise / 100).toFixed(2)}`;
}

/** 'taxable value ₹ 1000.00, CGST 9 % ₹ 90.00, SGST 9 % ₹ 90.00' */
export function gstSplitText({ taxablePaise, taxes }: GstSplit, taxable = 'taxable value'): string {
  const shares = taxes.map(({ tax, percent, paise }) => `${tax} ${percent} % ${inRupees(paise)}`);
  return `${taxable} ${inRupees(taxablePaise)}, ${shares.join(', ')}`;
}
