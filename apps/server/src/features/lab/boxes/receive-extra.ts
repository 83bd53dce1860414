import { physicalSample } from '@nidan/domain/status-sets/lab/physical-sample';
import { physicalSampleHint } from '@nidan/domain/status-sets/lab/sample-hint';
import { newId } from '../../../kernel/database/new-id.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import type { BoxTube } from '../samples/box-tubes.query.ts';
import { landTubes } from '../samples/land-tubes.ts';
import { rejectSample } from '../samples/reject-sample.ts';
import { sendTubes } from '../samples/send-tubes.ts';
import { insertItem, itemById, moveItems, openItemOf } from './box-item-rows.ts';
import type { LockedBox } from './box-rows.ts';
import { closeMissing } from './close-missing.ts';
import { createTransfers } from './create-transfers.ts';
import { insertDiscrepancies } from './discrepancy-rows.ts';
import { cancelItems } from './unpack-tube.ts';

/** A tube that came in a locked box. */
export interface Arrival {
  readonly box: LockedBox;
  readonly tube: BoxTube;
  readonly isLeaked: boolean;
  /** Why it is taken although it is too old for a test. */
  readonly oldReason: string | undefined;
}

const LEAKED = 'Leaked on the way';

/** Rejects a tube on the road of which nothing can be run. */
export async function rejectLeaked(
  ctx: Ctx,
  { sampleId, version }: Pick<BoxTube, 'sampleId' | 'version'>,
): Promise<void> {
  await rejectSample(ctx, { sampleId, version, reason: LEAKED });
}

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
 * transit where that ends elsewhere; any other is noted as of this box. One that leaked is rejected. Answers its item.
 */
export async function receiveExtra(ctx: Ctx, arrival: Arrival): Promise<string> {
  const { box, tube } = arrival;
  requireComing(box, tube);
  const { barcode, sampleId, billId } = tube;
  const held = await openItemOf(ctx, sampleId);
  if (held?.state === 'inTransit' && held.toId !== box.toId) {
    throw refuse('tube-on-other-road', { details: { barcode, box: held.box, place: held.to } });
  }
  const itemId = held?.state === 'inTransit' ? held.itemId : newId();
  if (held?.state === 'inTransit') {
    await moveItems(ctx, { action: 'receive', items: [held] });
    await closeMissing(ctx, held.batchId, sampleId);
    await takeOver(ctx, arrival);
  } else {
    if (held !== null) await cancelItems(ctx, [held], { reason: `Came in ${box.code}`, box: held.box });
    await insertItem(ctx, { itemId, batchId: box.batchId, sampleId, billId });
    await sendAndReceive(ctx, itemId);
    await sendTubes(ctx, [tube], box.code);
    const sent = { ...tube, state: 'inTransit', version: tube.version + 1 } as const;
    await takeOver(ctx, { ...arrival, tube: sent });
    await createTransfers(ctx, box, [billId]);
  }
  const kinds = arrival.isLeaked ? (['extra', 'leaked'] as const) : (['extra'] as const);
  await insertDiscrepancies(
    ctx,
    box,
    kinds.map((kind) => ({ kind, sampleId, barcode })),
  );
  return itemId;
}

/** Takes a tube on the road over where its box ends, or rejects it where it leaked. */
async function takeOver(ctx: Ctx, { box, tube, isLeaked, oldReason }: Arrival): Promise<void> {
  if (isLeaked) return rejectLeaked(ctx, tube);
  return landTubes(ctx, { tubes: [tube], locationId: box.toId, boxCode: box.code, oldReason });
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
