import * as boxEndpoints from '@nidan/contract/lab/boxes/box-endpoints';
import { BOX_LIFE_LABELS, isPacking } from '@nidan/domain/boxes/box-life';
import { faultOfPacking, MOST_TUBES, type PackingFault } from '@nidan/domain/boxes/judge-packing';
import { physicalSample } from '@nidan/domain/status-sets/lab/physical-sample';
import { newId } from '../../../kernel/database/new-id.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import { type Refusal, refuse } from '../../../kernel/http/refuse.ts';
import { type BoxTube, lockSeenTube } from '../samples/box-tubes.query.ts';
import { insertItem, openItemOf } from './box-item-rows.ts';
import { readItem } from './box-items.query.ts';
import { type LockedBox, lockBox } from './box-rows.ts';
import { boxNow } from './read-box.ts';
import { requireAtStart } from './require-place.ts';
import { requireTubeScan } from './require-tube-scan.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** The refusal of a scan, with what to do about it. */
function refusalOf(fault: PackingFault, tube: BoxTube, heldBy: string): Refusal {
  const { barcode, at, department } = tube;
  switch (fault) {
    case 'in this box':
      return refuse('tube-in-this-box', { details: { barcode } });
    case 'in another box':
      return refuse('tube-in-other-box', { details: { barcode, box: heldBy } });
    case 'of a cancelled bill':
      return refuse('tube-of-cancelled-bill', { details: { barcode } });
    case 'not collected':
      return refuse('tube-not-collected', { details: { barcode } });
    case 'not to be sent':
      return refuse('tube-not-sendable', {
        details: { barcode, label: physicalSample.labelOf(tube.state) },
        state: tube.state,
      });
    case 'without label':
      return refuse('tube-without-label', { details: { barcode } });
    case 'at another place':
      return refuse('tube-at-other-place', { details: { barcode, place: at } });
    case 'goes elsewhere':
      return refuse('tube-goes-elsewhere', {
        details: { barcode, department, place: tube.belongsTo ?? '' },
      });
  }
}

function requireRoom({ code, life, acceptance, tubes }: LockedBox): void {
  if (acceptance !== 'created' || !isPacking(life)) {
    throw refuse('box-not-packing', { details: { code, label: BOX_LIFE_LABELS[life] } });
  }
  if (tubes >= MOST_TUBES) {
    throw refuse('box-full', { details: { code, most: String(MOST_TUBES) } });
  }
}

/** Packs a scanned tube into a box: the verdict of one scan. */
export const packTube = serve(boxEndpoints.packTube, async (ctx, { batchId, scan }) => {
  const barcode = requireTubeScan(scan);
  const box = await lockBox(ctx, batchId);
  requireAtStart(ctx, box);
  requireRoom(box);
  const tube = await lockSeenTube(ctx, barcode);
  if (tube === null) throw refuse('sample-unknown', { details: { barcode } });
  const held = await openItemOf(ctx, tube.sampleId);
  const facts = { ...tube, at: tube.atId, belongsTo: tube.belongsToId, heldBy: held?.batchId ?? null };
  const fault = faultOfPacking(facts, { batchId, from: box.fromId, to: box.toId });
  if (fault !== null) throw refusalOf(fault, tube, held?.box ?? '');
  const itemId = newId();
  await insertItem(ctx, { itemId, batchId, sampleId: tube.sampleId, billId: tube.billId });
  recordEvent(ctx, {
    entityKind: 'BILL_SAMPLE',
    entityId: tube.sampleId,
    billId: tube.billId,
    action: 'pack',
    after: { box: box.code },
  });
  recordEvent(ctx, {
    entityKind: 'SAMPLE_BATCH',
    entityId: batchId,
    action: 'pack',
    after: { code: box.code, barcode },
  });
  const [item, now] = await Promise.all([readItem(ctx, itemId), boxNow(ctx, batchId)]);
  return { item, box: now, discrepancy: null };
});
