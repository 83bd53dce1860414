import { parseBarcode } from '../billing/barcode.ts';
import { parsePosition, positionName, type RackPosition } from './rack-positions.ts';

/** Longer than any code that is printed on a tube or a rack. */
export const LONGEST_SCAN = 40;

const PLACE_CODE = /^[A-Z][A-Z0-9]{0,11}(?:-[A-Z0-9]{1,8}){0,3}$/u;

/** What a scanner or a hand gave at the storage desk. */
export type StorageScan =
  | { readonly kind: 'nothing' | 'too long' }
  | { readonly kind: 'phone'; readonly text: string }
  /** A code of a place, alone or with a position: 'C-04' or 'C-04.E7'. */
  | { readonly kind: 'place'; readonly code: string; readonly position: RackPosition | null }
  /** A tube, or what may be one. */
  | { readonly kind: 'tube'; readonly text: string };

/** Reads a scan, in any case and with blanks around. */
export function readStorageScan(scanned: string): StorageScan {
  const text = scanned.trim().toUpperCase();
  if (text === '') return { kind: 'nothing' };
  if (text.length > LONGEST_SCAN) return { kind: 'too long' };
  if (/^(?:\+?91[- ]?)?[6-9]\d{9}$/u.test(text)) return { kind: 'phone', text };
  if (parseBarcode(text) !== null) return { kind: 'tube', text };
  const [, code, at] = /^([^.]+)(?:\.([^.]+))?$/u.exec(text) ?? [];
  const position = at === undefined ? null : parsePosition(at);
  if (code !== undefined && PLACE_CODE.test(code) && (at === undefined || position !== null)) {
    return { kind: 'place', code, position };
  }
  return { kind: 'tube', text };
}

/** The scannable code of a position: 'C-04.E7'. */
export function positionCode(rackCode: string, position: RackPosition): string {
  return `${rackCode}.${positionName(position)}`;
}

/** True when a place may have this code: it is read back as that place, and not as a tube or a phone number. */
export function isPlaceCode(code: string): boolean {
  const scan = readStorageScan(code);
  return scan.kind === 'place' && scan.code === code && scan.position === null;
}
