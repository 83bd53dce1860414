import * as boxEndpoints from '@nidan/contract/lab/boxes/box-endpoints';
import { PACKED_STATES } from '@nidan/domain/boxes/box-life';
import { simpleAcceptance } from '@nidan/domain/status-sets/lab/simple-acceptance';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import { type BoxItem, itemById, itemsIn, moveItems } from './box-item-rows.ts';
import { changeBox, lockBox } from './box-rows.ts';
import { boxDetails, boxNow } from './read-box.ts';
import { requireAtStart } from './require-place.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Takes items out of a locked box, each with an event of its tube. */
export async function cancelItems(
  ctx: Ctx,
  items: readonly BoxItem[],
  { reason, box }: { readonly reason: string; readonly box: string },
): Promise<void> {
  await moveItems(ctx, { action: 'cancel', items, reason });
  for (const { sampleId, billId } of items) {
    recordEvent(ctx, {
      entityKind: 'BILL_SAMPLE',
      entityId: sampleId,
      billId,
      action: 'unpack',
      before: { box },
      reason,
    });
  }
}

/** Takes a tube out of a box that is still where it was packed. */
export const unpackTube = serve(boxEndpoints.unpackTube, async (ctx, { itemId, reason }) => {
  const named = await itemById(ctx, itemId);
  if (named === null) throw refuse('not-found');
  const box = await lockBox(ctx, named.batchId);
  requireAtStart(ctx, box);
  const item = await itemById(ctx, itemId);
  if (item === null) throw refuse('not-found');
  if (item.state === 'inTransit') throw refuse('box-on-the-road', { details: { code: box.code } });
  await cancelItems(ctx, [item], { reason: reason.trim(), box: box.code });
  recordEvent(ctx, {
    entityKind: 'SAMPLE_BATCH',
    entityId: box.batchId,
    action: 'unpack',
    after: { code: box.code, barcode: item.barcode },
    reason: reason.trim(),
  });
  return boxDetails(ctx, box.batchId);
});

/** Gives up a box of which nothing is on the road yet. */
export const cancelBox = serve(boxEndpoints.cancelBox, async (ctx, { batchId, version, reason }) => {
  const box = await lockBox(ctx, batchId);
  requireAtStart(ctx, box);
  await expectVersion(ctx, { entityId: batchId, expected: version, found: box.version });
  stepOrRefuse(`Box ${box.code}`, simpleAcceptance.step('reject', box.acceptance));
  const items = (await itemsIn(ctx, batchId)).filter(({ state }) => state !== 'canceled');
  if (items.some(({ state }) => !PACKED_STATES.some((packed) => packed === state))) {
    throw refuse('box-on-the-road', { details: { code: box.code } });
  }
  await cancelItems(ctx, items, { reason: reason.trim(), box: box.code });
  await changeBox(ctx, batchId, { decided: { as: 'rejected', reason: reason.trim() } });
  recordEvent(ctx, {
    entityKind: 'SAMPLE_BATCH',
    entityId: batchId,
    action: 'cancel',
    before: { status: box.acceptance },
    after: { status: 'rejected' },
    reason: reason.trim(),
  });
  return boxNow(ctx, batchId);
});
