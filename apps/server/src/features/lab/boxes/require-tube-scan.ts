import { readBoxScan } from '@nidan/domain/boxes/box-scan';
import { refuse } from '../../../kernel/http/refuse.ts';

const REFUSED = {
  nothing: 'scan-empty',
  'too long': 'scan-too-long',
  phone: 'scan-is-phone',
  box: 'scan-is-box',
  bill: 'scan-is-lab-id',
} as const;

/** The barcode of a scanned tube; refused, with what to do, when the scan is none. */
export function requireTubeScan(scan: string): string {
  const read = readBoxScan(scan);
  if (read.is === 'tube') return read.barcode;
  throw refuse(REFUSED[read.is], { details: { shown: read.shown } });
}
