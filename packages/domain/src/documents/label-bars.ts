import { compactBarcodeOf, parseBarcode } from '../billing/barcode.ts';
import { packedBarcodeOf } from '../billing/packed-barcode.ts';
import { code128Modules } from './code128-modules.ts';
import { LABEL_SIZES, type LabelSize } from './label-document.ts';

/** Width of a module and the least blank beside the bars, in mm: two dots of a 203 dpi printer, and ten modules. */
export const LABEL_BARS = { module: 0.25, quietZone: 2.5 } as const;

/** True when bars that hold this text leave their quiet zones on a label. */
export function fitsLabel(text: string, size: LabelSize): boolean {
  const room = (LABEL_SIZES[size].width - 2 * LABEL_BARS.quietZone) / LABEL_BARS.module;
  return code128Modules(text) <= room;
}

/** What the bars of a tube hold: the barcode, or of its compact and its packed form the first that fits. */
export function labelBars(barcode: string, size: LabelSize): string {
  if (size === 'large' && fitsLabel(barcode, size)) return barcode;
  const tube = parseBarcode(barcode);
  if (tube?.tube == null) return barcode;
  const number = { labNo: tube.labNo, tube: tube.tube };
  const compact = compactBarcodeOf(number);
  return fitsLabel(compact, size) ? compact : (packedBarcodeOf(number) ?? compact);
}
