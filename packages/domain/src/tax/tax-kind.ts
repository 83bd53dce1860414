import type { TaxKind } from '../enumerations/purchasing.ts';

/** Taxes of a supply, each with its share of the rate. */
export type TaxShare =
  | { readonly tax: 'CGST' | 'SGST'; readonly share: 0.5 }
  | { readonly tax: 'IGST'; readonly share: 1 };

const SHARES: Record<TaxKind, readonly TaxShare[]> = {
  INTRA_STATE: [
    { tax: 'CGST', share: 0.5 },
    { tax: 'SGST', share: 0.5 },
  ],
  INTER_STATE: [{ tax: 'IGST', share: 1 }],
};

/** INTRA_STATE when supplier and place of supply have the same state code (two digits, as a GST number begins), else INTER_STATE. */
export function taxKind(supplierState: string, placeOfSupply: string): TaxKind {
  return supplierState === placeOfSupply ? 'INTRA_STATE' : 'INTER_STATE';
}

/** The taxes of a kind: CGST and SGST by halves, or IGST. */
export function taxShares(kind: TaxKind): readonly TaxShare[] {
  return SHARES[kind];
}
