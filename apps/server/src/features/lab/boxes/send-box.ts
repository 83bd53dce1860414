import * as boxEndpoints from '@nidan/contract/lab/boxes/box-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { PACKED_STATES } from '@nidan/domain/boxes/box-life';
import { physicalSample } from '@nidan/domain/status-sets/lab/physical-sample';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { type BoxTube, lockTubesOfBox } from '../samples/box-tubes.query.ts';
import { sendTubes } from '../samples/send-tubes.ts';
import { type BoxItem, itemsIn, moveItems } from './box-item-rows.ts';
import { changeBox, type LockedBox, lockBox } from './box-rows.ts';
import { createTransfers } from './create-transfers.ts';
import { boxDetails } from './read-box.ts';
import { requireAtStart } from './require-place.ts';
import { serve } from '../../../kernel/http/serve.ts';

function requireSendable({ fromId }: LockedBox, tubes: readonly BoxTube[]): void {
  for (const { barcode, state, atId, at } of tubes) {
    if (!physicalSample.step('send', state).ok) {
      throw refuse('tube-not-sendable', {
        details: { barcode, label: physicalSample.labelOf(state) },
        state,
      });
    }
    if (atId !== fromId) throw refuse('tube-at-other-place', { details: { barcode, place: at } });
  }
}

/** Items of a locked box leave: the tubes are in transit, and their bills are handed over with them. */
export async function sendItems(ctx: Ctx, box: LockedBox, items: readonly BoxItem[]): Promise<void> {
  if (items.length === 0) throw refuse('box-empty', { details: { code: box.code } });
  const tubes = await lockTubesOfBox(
    ctx,
    items.map(({ sampleId }) => sampleId),
  );
  requireSendable(box, tubes);
  await moveItems(ctx, { action: 'markInTransit', items });
  await sendTubes(ctx, tubes, box.code);
  await changeBox(ctx, box.batchId, { isSentNow: true });
  await createTransfers(ctx, box, [...new Set(tubes.map(({ billId }) => billId))]);
  recordEvent(ctx, {
    entityKind: 'SAMPLE_BATCH',
    entityId: box.batchId,
    action: 'send',
    after: { code: box.code, tubes: items.length },
  });
}

/** Items that are packed and have not left. */
export async function packedItems(ctx: Ctx, batchId: string): Promise<BoxItem[]> {
  const items = await itemsIn(ctx, batchId);
  return items.filter(({ state }) => PACKED_STATES.some((packed) => packed === state));
}

async function lockToSend(
  ctx: Ctx,
  { batchId, version }: BodyOf<typeof boxEndpoints.markBoxInTransit>,
): Promise<LockedBox> {
  const box = await lockBox(ctx, batchId);
  requireAtStart(ctx, box);
  await expectVersion(ctx, { entityId: batchId, expected: version, found: box.version });
  return box;
}

/** A box leaves with all that is packed in it. */
export const markBoxInTransit = serve(boxEndpoints.markBoxInTransit, async (ctx, body) => {
  const box = await lockToSend(ctx, body);
  await sendItems(ctx, box, await packedItems(ctx, box.batchId));
  return boxDetails(ctx, box.batchId);
});

/** Some tubes of a box leave. */
export const markItemsInTransit = serve(
  boxEndpoints.markItemsInTransit,
  async (ctx, { itemIds, ...body }) => {
    const box = await lockToSend(ctx, body);
    const named = (await itemsIn(ctx, box.batchId)).filter(({ itemId }) => itemIds.includes(itemId));
    if (named.length !== itemIds.length) throw refuse('items-of-other-box');
    await sendItems(ctx, box, named);
    return boxDetails(ctx, box.batchId);
  },
);
