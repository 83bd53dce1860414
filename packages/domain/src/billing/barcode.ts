import type { TubeNumber } from './tube-number.ts';
import { unpackBarcode } from './packed-barcode.ts';

/** What a scanner read: a tube, or a lab ID when there is no tube number. */
export interface ScannedBarcode {
  readonly labNo: string;
  readonly tube: number | null;
}

const LAB_NO = '[A-Z]{0,6}\\d{10,}';
/** The date has 6 digits and a serial 4 or 5; 2 more are the number of a tube. */
const COMPACT = /^([A-Z]{0,6}\d{10,11})(\d{2})$/u;
const HYPHENED = new RegExp(`^(${LAB_NO})-(\\d{1,3})$`, 'u');
const LAB_NO_ALONE = new RegExp(`^${LAB_NO}$`, 'u');

/** Barcode of a tube as it is printed and stored: 'KT2011260042-1'. */
export function barcodeOf({ labNo, tube }: TubeNumber): string {
  return `${labNo}-${tube}`;
}

/**
 * The form whose bars fit a small label: no hyphen, tube as two digits: 'KT201126004201'. A barcode that would not be read back
 * (tube over 99, serial over 99999, another shape of lab ID) keeps its hyphen.
 */
export function compactBarcodeOf({ labNo, tube }: TubeNumber): string {
  const compact = `${labNo}${String(tube).padStart(2, '0')}`;
  const read = parseBarcode(compact);
  return read?.labNo === labNo && read.tube === tube ? compact : barcodeOf({ labNo, tube });
}

/** Reads scanned text, in any case and with blanks around: the hyphened, the packed or the compact form, or a lab ID; null for anything else. */
export function parseBarcode(scanned: string): ScannedBarcode | null {
  const text = scanned.trim().toUpperCase();
  const packed = unpackBarcode(text);
  if (packed !== null) return packed;
  const match = HYPHENED.exec(text) ?? COMPACT.exec(text);
  if (match?.[1] !== undefined && Number(match[2]) > 0) return { labNo: match[1], tube: Number(match[2]) };
  return match === null && LAB_NO_ALONE.test(text) ? { labNo: text, tube: null } : null;
}
