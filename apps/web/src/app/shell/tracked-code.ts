import { parseBarcode } from '@nidan/domain/billing/barcode';

const BOX = /^BOX-\d{6,9}$/iu;
/** A rack with or without a position: 'C-04', 'C-04.E7'. */
const RACK = /^[A-Z][A-Z0-9]{0,11}(?:-[A-Z0-9]{1,8}){1,3}(?:\.[A-Z]\d{1,2})?$/iu;

/** The code as the tracker takes it, of a text that can be that of a tube or a box alone; null for all else. */
export function trackedCode(text: string): string | null {
  const code = text.trim();
  if (BOX.test(code)) return code.toUpperCase();
  const scanned = parseBarcode(code);
  return scanned === null || scanned.tube === null ? null : code.toUpperCase();
}

/** True for what can be the code of a rack: patients' codes look the same, so they are asked first. */
export function mayBeRack(text: string): boolean {
  return RACK.test(text.trim()) && /\d/u.test(text);
}

/** The box or the rack that a text can name, with the tab that shows it; null for all else. */
export function holderOf(
  text: string,
): { readonly tab: 'batches' | 'storage'; readonly code: string } | null {
  const code = text.trim().toUpperCase();
  if (BOX.test(code)) return { tab: 'batches', code };
  return mayBeRack(code) && trackedCode(code) === null
    ? { tab: 'storage', code: code.replace(/\..*$/u, '') }
    : null;
}
