import { physicalSample } from '@nidan/domain/status-sets/lab/physical-sample';
import { readStorageScan } from '@nidan/domain/storage/storage-scan';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import type { LockedTube } from '../samples/lock-tubes.ts';
import type { SampleRow } from '../samples/sample-selection.ts';
import { lockAndReadScanned } from '../samples/scanned-tubes.ts';

export interface TubeInHand {
  readonly tube: LockedTube;
  readonly row: SampleRow;
}

/** Locks the tube of a scan and reads it; refuses what is no tube by what it is. */
export async function lockScannedTube(ctx: Ctx, scanned: string): Promise<TubeInHand> {
  const scan = readStorageScan(scanned);
  switch (scan.kind) {
    case 'nothing':
      throw refuse('scan-empty');
    case 'too long':
      throw refuse('scan-too-long');
    case 'phone':
      throw refuse('scan-is-phone', { details: { text: scan.text } });
    case 'place':
      throw refuse('scan-is-place', { details: { text: scanned.trim().toUpperCase() } });
    case 'tube': {
      const { tubes, rows } = await lockAndReadScanned(ctx, [scan.text]);
      const [tube] = tubes;
      const [row] = rows;
      if (tube === undefined || row === undefined)
        throw refuse('sample-unknown', { details: { barcode: scan.text } });
      return { tube, row };
    }
  }
}

/** Refuses a tube that is in no position of the storage. */
export function requireStored(tube: LockedTube): void {
  const state = physicalSample.stateOf(tube.status);
  if (state === 'archival') return;
  throw refuse('tube-not-stored', {
    details: { barcode: tube.barcode, label: physicalSample.labelOf(state) },
    state,
    can: physicalSample.possible(state),
  });
}
