import { barcodeOf, parseBarcode } from '../billing/barcode.ts';
import { isBoxCode } from './box-code.ts';

/** Longer than any code that is printed here. */
const LONGEST = 40;
/** An Indian mobile number with or without its prefix, as a patient's slip has one. */
const PHONE = /^(?:\+?91|0)?[6-9]\d{9}$/u;

/** What a scanner read at a box: a tube's barcode, as it is stored, or why it can be none. */
export type BoxScan =
  | { readonly is: 'tube'; readonly barcode: string }
  | { readonly is: 'nothing' | 'too long' | 'phone' | 'box' | 'bill'; readonly shown: string };

/**
 * Reads what was scanned or typed at a box. A code of another shape is taken as a tube's: a tube of another lab may have any, and one
 * that nobody knows is said to be unknown.
 */
export function readBoxScan(scanned: string): BoxScan {
  const text = scanned.trim().toUpperCase();
  if (text === '') return { is: 'nothing', shown: '' };
  if (text.length > LONGEST) return { is: 'too long', shown: `${text.slice(0, LONGEST)}…` };
  if (isBoxCode(text)) return { is: 'box', shown: text };
  if (PHONE.test(text.replaceAll(/[\s-]/gu, ''))) return { is: 'phone', shown: text };
  const read = parseBarcode(text);
  if (read === null) return { is: 'tube', barcode: text };
  if (read.tube === null) return { is: 'bill', shown: read.labNo };
  return { is: 'tube', barcode: barcodeOf({ labNo: read.labNo, tube: read.tube }) };
}
