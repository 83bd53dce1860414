import * as incomingEndpoints from '@nidan/contract/lab/incoming/incoming-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type { IncomingOrderView } from '@nidan/contract/lab/incoming/incoming-view';
import { incomingOrder, type IncomingOrderAction } from '@nidan/domain/status-sets/lab/incoming-order';
import { incomingSample } from '@nidan/domain/status-sets/lab/incoming-sample';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import { readOrder } from './announced.query.ts';
import { lockSamplesOfOrder, moveIncoming } from './incoming-rows.ts';
import { landTubesOfBill } from './land-tubes-of-bill.ts';
import { type LockedOrder, lockOrder, moveOrder } from './order-rows.ts';
import { serve } from '../../../kernel/http/serve.ts';

async function lockAsSeen(
  ctx: Ctx,
  { orderId, version }: BodyOf<typeof incomingEndpoints.acceptOrder>,
): Promise<LockedOrder> {
  // What an agency announced is the lab's to take.
  const isSeen = ctx.caller.scope.agencyId === null && (await readOrder(ctx, orderId)) !== null;
  const order = isSeen ? await lockOrder(ctx, orderId) : null;
  if (order === null) throw refuse('not-found');
  await expectVersion(ctx, { entityId: orderId, expected: version, found: order.version });
  return order;
}

interface Move {
  readonly action: IncomingOrderAction;
  readonly billId?: string;
  readonly reason?: string;
}

async function move(ctx: Ctx, order: LockedOrder, { action, ...step }: Move): Promise<IncomingOrderView> {
  const { orderId, requestNo } = order;
  const to = stepOrRefuse(`Order ${requestNo}`, incomingOrder.step(action, order.state));
  await moveOrder(ctx, orderId, { to, ...step });
  recordEvent(ctx, {
    entityKind: 'INCOMING_ORDER',
    entityId: orderId,
    billId: step.billId ?? null,
    action,
    before: { status: order.state },
    after: { requestNo, status: to },
    reason: step.reason ?? null,
  });
  const view = await readOrder(ctx, orderId);
  if (view === null) throw refuse('not-found');
  return view;
}

/** Accepts an announced order. */
export const acceptOrder = serve(incomingEndpoints.acceptOrder, async (ctx, body) => {
  return move(ctx, await lockAsSeen(ctx, body), { action: 'accept' });
});

/** Cancels an announced order; its samples are rejected with the same words. */
export const cancelOrder = serve(incomingEndpoints.cancelOrder, async (ctx, { reason, ...body }) => {
  const order = await lockAsSeen(ctx, body);
  const said = reason.trim();
  const open = (await lockSamplesOfOrder(ctx, order.orderId)).filter(
    ({ state }) => incomingSample.step('reject', state).ok,
  );
  await moveIncoming(
    ctx,
    open.map(({ incomingId }) => incomingId),
    { to: 'rejected', reason: said },
  );
  return move(ctx, order, { action: 'cancel', reason: said });
});

/** Makes the bill of an accepted order; its samples that are accepted or here are registered with it. */
export const registerOrder = serve(
  incomingEndpoints.registerOrder,
  async (ctx, { billId, consentGiven, patientId, ...body }) => {
    const order = await lockAsSeen(ctx, body);
    stepOrRefuse(`Order ${order.requestNo}`, incomingOrder.step('register', order.state));
    const ready = (await lockSamplesOfOrder(ctx, order.orderId)).filter(
      ({ state }) => incomingSample.step('register', state).ok,
    );
    const { person, testCodes, clientCode } = order;
    const isCollected = ready.length > 0;
    const told = { person, patientId, testCodes, clientCode };
    const announced = { ...told, billId, consentGiven, isCollected };
    await ctx.services.effects.billAnnounced(ctx, announced);
    const isHere = isCollected && ready.every(({ state }) => state === 'accessioned');
    if (isHere) await landTubesOfBill(ctx, billId);
    await moveIncoming(
      ctx,
      ready.map(({ incomingId }) => incomingId),
      { to: 'registered', billId },
    );
    return move(ctx, order, { action: 'register', billId });
  },
);
