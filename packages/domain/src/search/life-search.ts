import { barcodeOf, parseBarcode } from '../billing/barcode.ts';
import { wantedThing } from './wanted-thing.ts';

/** Longer than any code, phone number or name. */
export const LONGEST_LIFE_SEARCH = 120;

/** What somebody looks for whose tube is missing. */
export type LifeSearch =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'too long' }
  | { readonly kind: 'tube'; readonly barcode: string }
  | { readonly kind: 'bill'; readonly labNo: string }
  /** The code of a box or a rack, or of a tube that was labelled elsewhere, else a person by phone, code or name. */
  | { readonly kind: 'text'; readonly text: string };

/** Reads a scan or a typed text in any case: a barcode in every form, a lab ID, a report number, or a text. */
export function readLifeSearch(typed: string): LifeSearch {
  const text = typed.trim();
  if (text === '') return { kind: 'nothing' };
  if (text.length > LONGEST_LIFE_SEARCH) return { kind: 'too long' };
  const wanted = wantedThing(text);
  if (wanted.kind !== 'labNo') return { kind: 'text', text };
  const tube = parseBarcode(text)?.tube ?? null;
  return tube === null
    ? { kind: 'bill', labNo: wanted.labNo }
    : { kind: 'tube', barcode: barcodeOf({ labNo: wanted.labNo, tube }) };
}
