import * as receiptEndpoints from '@nidan/contract/lab/boxes/receipt-endpoints';
import type { DiscrepancyKind } from '@nidan/domain/boxes/discrepancy';
import { BOX_LIFE_LABELS, PACKED_STATES } from '@nidan/domain/boxes/box-life';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { type BoxTube, lockTubesOfBox, tubeIdOf } from '../samples/box-tubes.query.ts';
import { landTubes } from '../samples/land-tubes.ts';
import { acceptWhenComplete } from './accept-when-complete.ts';
import { type BoxItem, itemsIn, moveItems } from './box-item-rows.ts';
import { readItem } from './box-items.query.ts';
import { type LockedBox, lockBox } from './box-rows.ts';
import { closeMissing } from './close-missing.ts';
import { insertDiscrepancies } from './discrepancy-rows.ts';
import { boxNow } from './read-box.ts';
import { type Arrival, receiveExtra, rejectLeaked } from './receive-extra.ts';
import { requireAtEnd } from './require-place.ts';
import { requireTubeScan } from './require-tube-scan.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Refuses a box of which nothing is on the road. */
export function requireOnTheRoad({ code, life }: LockedBox): void {
  if (life === 'inTransit' || life === 'partlyReceived' || life === 'received') return;
  throw refuse('box-not-on-the-road', { details: { code, label: BOX_LIFE_LABELS[life] } });
}

async function lockScanned(ctx: Ctx, barcode: string): Promise<BoxTube> {
  const id = await tubeIdOf(ctx, barcode);
  const [tube] = id === null ? [] : await lockTubesOfBox(ctx, [id]);
  if (tube === undefined) throw refuse('sample-unknown', { details: { barcode } });
  return tube;
}

/** Receives a tube that is on the list: one that was cancelled or rejected on the road has arrived all the same, and stays so. */
async function receiveListed(
  ctx: Ctx,
  { box, tube, item, isLeaked, oldReason }: Arrival & { readonly item: BoxItem },
): Promise<DiscrepancyKind | null> {
  const { barcode, sampleId } = tube;
  if (item.isLost || item.state !== 'inTransit') {
    throw refuse('tube-received-already', { details: { barcode } });
  }
  await moveItems(ctx, { action: 'receive', items: [item] });
  const isUsable = tube.state === 'inTransit';
  if (isUsable && isLeaked) {
    await rejectLeaked(ctx, tube);
  } else if (isUsable) {
    await landTubes(ctx, { tubes: [tube], locationId: box.toId, boxCode: box.code, oldReason });
  }
  await closeMissing(ctx, box.batchId, sampleId);
  if (!isLeaked) return null;
  await insertDiscrepancies(ctx, box, [{ kind: 'leaked', sampleId, barcode }]);
  return 'leaked';
}

/** Receives a scanned tube where its box ends: the verdict of one scan. */
export const receiveTube = serve(
  receiptEndpoints.receiveTube,
  async (ctx, { batchId, scan, isLeaked, oldReason }) => {
    const barcode = requireTubeScan(scan);
    const box = await lockBox(ctx, batchId);
    requireAtEnd(ctx, box);
    requireOnTheRoad(box);
    const tube = await lockScanned(ctx, barcode);
    const listed = (await itemsIn(ctx, batchId)).findLast(
      ({ sampleId, state }) => sampleId === tube.sampleId && state !== 'canceled',
    );
    const wasSent = listed !== undefined && !PACKED_STATES.some((state) => state === listed.state);
    const arrival = { box, tube, isLeaked, oldReason };
    const verdict = wasSent
      ? {
          itemId: listed.itemId,
          discrepancy: await receiveListed(ctx, { ...arrival, item: listed }),
        }
      : {
          itemId: await receiveExtra(ctx, arrival),
          discrepancy: isLeaked ? ('leaked' as const) : ('extra' as const),
        };
    recordEvent(ctx, {
      entityKind: 'SAMPLE_BATCH',
      entityId: batchId,
      action: 'receive',
      after: { code: box.code, barcode, discrepancy: verdict.discrepancy },
    });
    if (box.isCounted) await acceptWhenComplete(ctx, box);
    const { itemId, discrepancy } = verdict;
    return { item: await readItem(ctx, itemId), box: await boxNow(ctx, batchId), discrepancy };
  },
);
