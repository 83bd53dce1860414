import { parseBarcode } from '../billing/barcode.ts';

/** What a text in the search of the whole lab means: a bill by its lab ID, or people by anything else. */
export type WantedThing =
  | { readonly kind: 'labNo'; readonly labNo: string }
  | { readonly kind: 'person'; readonly text: string };

const REPORT = /^R-(?=[A-Z]{0,6}\d)/iu;

/** Reads a lab ID, the barcode of a tube in any form, or a report number; anything else is searched among people. */
export function wantedThing(text: string): WantedThing {
  const typed = text.trim();
  const code = typed.replace(REPORT, '');
  const scanned = parseBarcode(code);
  // Ten digits alone are a phone number as well: a lab ID without a prefix is longer.
  const isPhone = /^\d{10}$/u.test(code);
  if (scanned !== null && !isPhone) return { kind: 'labNo', labNo: scanned.labNo };
  return { kind: 'person', text: typed };
}
