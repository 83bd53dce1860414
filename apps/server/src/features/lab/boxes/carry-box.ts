import * as riderEndpoints from '@nidan/contract/lab/boxes/rider-endpoints';
import type { AnswerOf, BodyOf } from '@nidan/contract/kernel/endpoint';
import { BOX_LIFE_LABELS, isPacking } from '@nidan/domain/boxes/box-life';
import type {
  SampleBatchItemAction,
  SampleBatchItemState,
} from '@nidan/domain/status-sets/lab/sample-batch-item';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { itemsIn, moveItems } from './box-item-rows.ts';
import { type BoxChange, changeBox, type LockedBox, lockBox } from './box-rows.ts';
import { boxNow } from './read-box.ts';
import { requireAtStart } from './require-place.ts';
import { listRidersOf } from './riders.query.ts';
import { packedItems, sendItems } from './send-box.ts';
import { serve } from '../../../kernel/http/serve.ts';

type BoxAsSeen = BodyOf<typeof riderEndpoints.riderAccepts>;

async function lockAsSeen(ctx: Ctx, { batchId, version }: BoxAsSeen): Promise<LockedBox> {
  const box = await lockBox(ctx, batchId);
  await expectVersion(ctx, { entityId: batchId, expected: version, found: box.version });
  return box;
}

/** Asks a rider to carry a box with all that is packed in it. */
export const assignRider = serve(riderEndpoints.assignRider, async (ctx, { riderId, ...body }) => {
  const box = await lockAsSeen(ctx, body);
  requireAtStart(ctx, box);
  const { code, batchId, life } = box;
  if (!isPacking(life)) throw refuse('box-not-packing', { details: { code, label: BOX_LIFE_LABELS[life] } });
  const { riders } = await listRidersOf(ctx);
  if (!riders.some(({ userId }) => userId === riderId)) throw refuse('rider-unknown');
  const items = await packedItems(ctx, batchId);
  if (items.length === 0) throw refuse('box-empty', { details: { code } });
  await moveItems(ctx, { action: 'assign', items });
  await changeBox(ctx, batchId, { riderId, refusedBecause: null });
  recordEvent(ctx, {
    entityKind: 'SAMPLE_BATCH',
    entityId: batchId,
    action: 'assign',
    after: { code, riderId },
  });
  return boxNow(ctx, batchId);
});

interface RiderStep {
  readonly action: Extract<SampleBatchItemAction, 'accept' | 'reject' | 'collect'>;
  readonly from: SampleBatchItemState;
  readonly change: BoxChange;
  readonly reason?: string;
}

function requireOwn({ caller }: Ctx, { code, riderId }: LockedBox): void {
  if (riderId !== caller.userId) throw refuse('box-of-other-rider', { details: { code } });
}

/** A rider takes a step with all of their box that is in one state. */
async function stepOfRider(ctx: Ctx, body: BoxAsSeen, step: RiderStep) {
  const box = await lockAsSeen(ctx, body);
  requireOwn(ctx, box);
  const { batchId, code } = box;
  const packed = await packedItems(ctx, batchId);
  const ready = packed.filter(({ state }) => state === step.from);
  // With nothing in the state the step is refused by what is there instead.
  const items = ready.length > 0 ? ready : packed;
  if (items.length === 0) throw refuse('box-empty', { details: { code } });
  await moveItems(ctx, {
    action: step.action,
    items,
    ...(step.reason === undefined ? {} : { reason: step.reason }),
  });
  await changeBox(ctx, batchId, step.change);
  recordEvent(ctx, {
    entityKind: 'SAMPLE_BATCH',
    entityId: batchId,
    action: `rider.${step.action}`,
    after: { code, tubes: items.length },
    reason: step.reason ?? null,
  });
  return boxNow(ctx, batchId);
}

/** The rider will carry it. */
export const riderAccepts = serve(riderEndpoints.riderAccepts, (ctx, body: BoxAsSeen) => {
  return stepOfRider(ctx, body, { action: 'accept', from: 'assigned', change: {} });
});

/** The rider will not carry it. */
export const riderRefuses = serve(riderEndpoints.riderRefuses, (ctx, { reason, ...body }) => {
  const said = reason.trim();
  return stepOfRider(ctx, body, {
    action: 'reject',
    from: 'assigned',
    change: { refusedBecause: said },
    reason: said,
  });
});

/** The rider has it in the hand. */
export const riderCollects = serve(
  riderEndpoints.riderCollects,
  (ctx, body: BoxAsSeen): Promise<AnswerOf<typeof riderEndpoints.riderAccepts>> => {
    return stepOfRider(ctx, body, { action: 'collect', from: 'accepted', change: {} });
  },
);

/** The rider sets off: the tubes are in transit. */
export const riderLeaves = serve(
  riderEndpoints.riderLeaves,
  async (ctx, body: BoxAsSeen): Promise<AnswerOf<typeof riderEndpoints.riderAccepts>> => {
    const box = await lockAsSeen(ctx, body);
    requireOwn(ctx, box);
    await sendItems(ctx, box, await packedItems(ctx, box.batchId));
    return boxNow(ctx, box.batchId);
  },
);

/** The rider has left it where it ends; its tubes are in transit until they are scanned there. */
export const riderHandsOver = serve(
  riderEndpoints.riderHandsOver,
  async (ctx, body: BoxAsSeen): Promise<AnswerOf<typeof riderEndpoints.riderAccepts>> => {
    const box = await lockAsSeen(ctx, body);
    requireOwn(ctx, box);
    const { batchId, code, life } = box;
    const onTheRoad = (await itemsIn(ctx, batchId)).some(
      ({ state, isLost }) => state === 'inTransit' && !isLost,
    );
    if (!onTheRoad) throw refuse('box-not-on-the-road', { details: { code, label: BOX_LIFE_LABELS[life] } });
    await changeBox(ctx, batchId, { isHandedOverNow: true });
    recordEvent(ctx, {
      entityKind: 'SAMPLE_BATCH',
      entityId: batchId,
      action: 'rider.handOver',
      after: { code },
    });
    return boxNow(ctx, batchId);
  },
);
