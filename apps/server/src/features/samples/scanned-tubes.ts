import { barcodeOf, parseBarcode } from '@nidan/domain/billing/barcode';
import { physicalSample, type PhysicalSampleAction } from '@nidan/domain/status-sets/physical-sample';
import { physicalSampleHint } from '@nidan/domain/status-sets/sample-hint';
import type { Ctx } from '../../kernel/http/context.ts';
import { refuse } from '../../kernel/http/refuse.ts';
import { type LockedSample, lockSamplesByBarcode } from './sample-rows.ts';

/** The barcode as the database keeps it, whichever form the scanner read. */
export function barcodeOfScan(scanned: string): string {
  const read = parseBarcode(scanned);
  if (read === null || read.tube === null) return scanned.trim().toUpperCase();
  return barcodeOf({ labNo: read.labNo, tube: read.tube });
}

/** Locks the tubes of scanned barcodes; refuses the first one that is unknown. */
export async function lockScannedTubes(
  ctx: Ctx,
  scanned: readonly string[],
): Promise<readonly LockedSample[]> {
  const barcodes = [...new Set(scanned.map(barcodeOfScan))];
  const tubes = await lockSamplesByBarcode(ctx, barcodes);
  const found = new Set(tubes.map((tube) => tube.barcode));
  const unknown = barcodes.find((barcode) => !found.has(barcode));
  if (unknown !== undefined) throw refuse('sample-unknown', { details: { barcode: unknown } });
  return tubes;
}

/** Refuses a scan of a tube that cannot take the step, with the hint of the specification where it has one (§4). */
export function requireStep(tube: LockedSample, action: PhysicalSampleAction): void {
  const state = physicalSample.stateOf(tube.status);
  const outcome = physicalSample.step(action, state);
  if (outcome.ok) return;
  const hint = physicalSampleHint(state) ?? `Tube ${tube.barcode} is ${physicalSample.labelOf(state)}`;
  throw refuse('sample-hint', { details: { hint }, state, can: outcome.refusal.possible });
}
