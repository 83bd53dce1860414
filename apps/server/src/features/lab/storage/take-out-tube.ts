import * as storageEndpoints from '@nidan/contract/lab/storage/storage-endpoints';
import type { SampleView } from '@nidan/contract/lab/samples/sample-view';
import type { Ctx } from '../../../kernel/http/context.ts';
import { requireStillGood } from '../samples/require-still-good.ts';
import { readSamples } from '../samples/samples.query.ts';
import { takeStorageStep } from '../samples/storage-steps.ts';
import { requireNotInDisposal } from './leave-storage.ts';
import { lockScannedTube, requireStored } from './scanned-tube.ts';
import { deleteStoredTubes } from './stored-tube-rows.ts';
import { positionOf } from './stored-tubes.query.ts';
import { insertReturn } from './tube-return-rows.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Locks a stored tube that no disposal run waits for, and says where it is. */
async function lockToTakeOut(ctx: Ctx, scan: string) {
  const inHand = await lockScannedTube(ctx, scan);
  const { tube, row } = inHand;
  requireStored(tube);
  await requireNotInDisposal(ctx, [tube.sample_id]);
  return { tube, row, position: await positionOf(ctx, tube.sample_id) };
}

async function readTube(ctx: Ctx, sampleId: string): Promise<SampleView> {
  const [tube] = await readSamples(ctx, [sampleId]);
  if (tube === undefined) throw new Error(`Tube ${sampleId} vanished`);
  return tube;
}

/** Takes a stored tube out for work on it. */
export const retrieveTube = serve(
  storageEndpoints.retrieveTube,
  async (ctx, { scan, reason, note, oldReason }) => {
    const { tube, row, position } = await lockToTakeOut(ctx, scan);
    const old = requireStillGood(ctx, [row], oldReason?.trim());
    const said = old.size > 0 ? (oldReason ?? note) : note;
    await deleteStoredTubes(ctx, [tube.sample_id]);
    await takeStorageStep(ctx, {
      action: 'retrieve',
      tubes: [tube],
      told: () => ({
        before: { position },
        after: { why: reason },
        reason: said.trim() === '' ? null : said.trim(),
      }),
    });
    return readTube(ctx, tube.sample_id);
  },
);

/** Gives a stored tube away for good. */
export const giveBackTube = serve(
  storageEndpoints.giveBackTube,
  async (ctx, { scan, returnedTo, reason, receivedBy }) => {
    const { tube, position } = await lockToTakeOut(ctx, scan);
    const given = { returnedTo: returnedTo.trim(), reason: reason.trim(), receivedBy: receivedBy.trim() };
    await deleteStoredTubes(ctx, [tube.sample_id]);
    await insertReturn(ctx, { sampleId: tube.sample_id, ...given });
    await takeStorageStep(ctx, {
      action: 'giveBack',
      tubes: [tube],
      told: () => ({
        before: { position },
        after: { returnedTo: given.returnedTo, receivedBy: given.receivedBy },
        reason: given.reason,
      }),
    });
    return readTube(ctx, tube.sample_id);
  },
);
