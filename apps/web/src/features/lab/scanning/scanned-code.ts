import { barcodeOf, parseBarcode } from '@nidan/domain/billing/barcode';

/** What a code names: a tube by its stored barcode, a bill by its lab ID, or nothing of ours. */
export type ScannedCode =
  | { readonly is: 'tube'; readonly barcode: string }
  | { readonly is: 'bill'; readonly labNo: string }
  | { readonly is: 'other'; readonly text: string };

/** Reads a scanned or typed code in either form of the barcode. */
export function scannedCode(text: string): ScannedCode {
  const read = parseBarcode(text);
  if (read === null) return { is: 'other', text: text.trim().toUpperCase() };
  if (read.tube === null) return { is: 'bill', labNo: read.labNo };
  return { is: 'tube', barcode: barcodeOf({ labNo: read.labNo, tube: read.tube }) };
}

/** The code as people read it: a tube's barcode with its hyphen. */
export function shownCode(text: string): string {
  const code = scannedCode(text);
  if (code.is === 'tube') return code.barcode;
  return code.is === 'bill' ? code.labNo : code.text;
}
