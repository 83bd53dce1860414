import { physicalSample } from '@nidan/domain/status-sets/lab/physical-sample';
import { physicalSampleHint } from '@nidan/domain/status-sets/lab/sample-hint';
import { newId } from '../../../kernel/database/new-id.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import type { BoxTube } from '../samples/box-tubes.query.ts';
import { landTubes } from '../samples/land-tubes.ts';
import { sendTubes } from '../samples/send-tubes.ts';
import { insertItem, itemById, moveItems, openItemOf } from './box-item-rows.ts';
import type { LockedBox } from './box-rows.ts';
import { closeMissing } from './close-missing.ts';
import { createTransfers } from './create-transfers.ts';
import { insertDiscrepancies } from './discrepancy-rows.ts';
import { cancelItems } from './unpack-tube.ts';

/** Refuses a tube that cannot have come in the box, and says where it belongs. */
function requireComing(box: LockedBox, tube: BoxTube): void {
  const { barcode, state, atId, at, belongsToId, belongsTo, department } = tube;
  if (state === 'notCollected') throw refuse('tube-not-collected', { details: { barcode } });
  if (state !== 'inTransit' && !physicalSample.step('send', state).ok) {
    const hint = physicalSampleHint(state) ?? `Tube ${barcode} is ${physicalSample.labelOf(state)}`;
    throw refuse('sample-hint', { details: { hint }, state });
  }
  if (belongsToId !== null && belongsToId !== box.toId) {
    throw refuse('tube-goes-elsewhere', { details: { barcode, department, place: belongsTo ?? '' } });
  }
  if (state !== 'inTransit' && atId === box.toId) {
    throw refuse('tube-is-here', { details: { barcode, place: at } });
  }
}

/**
 * Receives a tube that is not on the list of a locked box, as extra: it goes on with its own box where that ends here, and stays in
 * transit where that ends elsewhere; any other is noted as of this box. Answers its item.
 */
export async function receiveExtra(ctx: Ctx, box: LockedBox, tube: BoxTube): Promise<string> {
  requireComing(box, tube);
  const { barcode, sampleId, billId } = tube;
  const held = await openItemOf(ctx, sampleId);
  if (held?.state === 'inTransit' && held.toId !== box.toId) {
    throw refuse('tube-on-other-road', { details: { barcode, box: held.box, place: held.to } });
  }
  const landing = { locationId: box.toId, boxCode: box.code };
  const itemId = held?.state === 'inTransit' ? held.itemId : newId();
  if (held?.state === 'inTransit') {
    await moveItems(ctx, { action: 'receive', items: [held] });
    await closeMissing(ctx, held.batchId, sampleId);
    await landTubes(ctx, { ...landing, tubes: [tube] });
  } else {
    if (held !== null) await cancelItems(ctx, [held], { reason: `Came in ${box.code}`, box: held.box });
    await insertItem(ctx, { itemId, batchId: box.batchId, sampleId, billId });
    await sendAndReceive(ctx, itemId);
    await sendTubes(ctx, [tube], box.code);
    await landTubes(ctx, { ...landing, tubes: [{ ...tube, state: 'inTransit' }] });
    await createTransfers(ctx, box, [billId]);
  }
  await insertDiscrepancies(ctx, box, [{ kind: 'extra', sampleId, barcode }]);
  return itemId;
}

/** What came without being sent takes both steps at once. */
async function sendAndReceive(ctx: Ctx, itemId: string): Promise<void> {
  for (const action of ['markInTransit', 'receive'] as const) {
    // oxlint-disable-next-line no-await-in-loop -- the second step begins where the first ended
    const item = await itemById(ctx, itemId);
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (item !== null) await moveItems(ctx, { action, items: [item] });
  }
}
