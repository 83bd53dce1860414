import { parseBarcode } from '@nidan/domain/billing/barcode';

/** True for what a scanner would read: a tube's barcode, a lab ID, or a link of a report. Names and commands are none. */
export function looksLikeCode(text: string): boolean {
  return parseBarcode(text) !== null || /^https?:\/\//.test(text);
}
