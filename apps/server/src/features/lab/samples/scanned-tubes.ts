import { barcodeOf, parseBarcode } from '@nidan/domain/billing/barcode';
import { physicalSample, type PhysicalSampleAction } from '@nidan/domain/status-sets/lab/physical-sample';
import { physicalSampleHint } from '@nidan/domain/status-sets/lab/sample-hint';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { type LockedSample, lockSamplesByBarcode } from './sample-rows.ts';
import type { SampleRow } from './sample-selection.ts';
import { readScannedRows } from './samples.query.ts';

/** The barcode as the database keeps it, whichever form the scanner read. */
export function barcodeOfScan(scanned: string): string {
  const read = parseBarcode(scanned);
  if (read === null || read.tube === null) return scanned.trim().toUpperCase();
  return barcodeOf({ labNo: read.labNo, tube: read.tube });
}

/** Each scanned tube once. */
export function barcodesOfScans(scanned: readonly string[]): string[] {
  return [...new Set(scanned.map(barcodeOfScan))];
}

interface ScannedTubes {
  readonly tubes: readonly LockedSample[];
  /** The same, in order of draw, as they are presented. */
  readonly rows: readonly SampleRow[];
}

/**
 * Locks the tubes of scanned barcodes and reads them; refuses the first one that is unknown. Both statements are sent at once, the
 * lock first: it may wait, and only a statement that begins after it sees what the others have written meanwhile.
 */
export async function lockAndReadScanned(ctx: Ctx, scanned: readonly string[]): Promise<ScannedTubes> {
  const barcodes = barcodesOfScans(scanned);
  const [tubes, rows] = await Promise.all([
    lockSamplesByBarcode(ctx, barcodes),
    readScannedRows(ctx, barcodes),
  ]);
  const found = new Set(tubes.map((tube) => tube.barcode));
  const unknown = barcodes.find((barcode) => !found.has(barcode));
  if (unknown !== undefined) throw refuse('sample-unknown', { details: { barcode: unknown } });
  return { tubes, rows };
}

/** Refuses a scan of a tube that cannot take the step, with the hint of the specification where it has one (§4). */
export function requireStep(tube: LockedSample, action: PhysicalSampleAction): void {
  const state = physicalSample.stateOf(tube.status);
  const outcome = physicalSample.step(action, state);
  if (outcome.ok) return;
  const hint = physicalSampleHint(state) ?? `Tube ${tube.barcode} is ${physicalSample.labelOf(state)}`;
  throw refuse('sample-hint', { details: { hint }, state, can: outcome.refusal.possible });
}
