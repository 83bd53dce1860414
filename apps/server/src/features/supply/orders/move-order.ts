import * as orderEndpoints from '@nidan/contract/supply/orders/order-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { paiseOfRupees } from '@nidan/domain/money/rupees';
import { labSettingOf } from '@nidan/domain/settings/lab-settings';
import type { ApprovalRequestState } from '@nidan/domain/status-sets/approval-request';
import { purchaseOrder, type PurchaseOrderState } from '@nidan/domain/status-sets/supply/purchase-order';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse, refuseField } from '../../../kernel/http/refuse.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import type { ApprovalEffect, AskedEffect } from '../../people/approvals/approval-effect.ts';
import { askForApproval } from '../../people/approvals/ask-for-approval.ts';
import { requireActiveVendor } from '../vendors/require-active-vendor.ts';
import { cancelRestOfLines, lockOrder, type LockedOrder, writeOrderState } from './order-rows.ts';
import { readOrderDocument } from './order-document.query.ts';
import { readOrderDetails } from './orders.query.ts';
import { isBesideContract } from './priced-lines.ts';
import { serve } from '../../../kernel/http/serve.ts';

const nameOf = ({ number }: LockedOrder): string => `The order ${number}`;

/** Why a step is taken: a reason is needed to cancel, and an approval says what it is about where none is given. */
function reasonOf({ action, reason }: BodyOf<typeof orderEndpoints.moveOrder>, order: LockedOrder): string {
  const given = reason?.trim();
  if (given !== undefined) return given;
  if (action === 'cancel' || action === 'cancelRest') {
    throw refuseField('reason', 'say-why-cancelled');
  }
  return nameOf(order);
}

/** The state after a step; that the vendor accepts an order which was sent changes none. */
function stateAfter(
  order: LockedOrder,
  action: BodyOf<typeof orderEndpoints.moveOrder>['action'],
): PurchaseOrderState {
  if (action !== 'acknowledge') return stepOrRefuse(nameOf(order), purchaseOrder.step(action, order.state));
  if (order.state === 'pending') return order.state;
  throw refuse('transition-refused', {
    details: { what: nameOf(order), label: purchaseOrder.labelOf(order.state), action: 'accept' },
    state: order.state,
    can: purchaseOrder.possible(order.state),
  });
}

/**
 * Asks for approval of an order; whoever decides reads how many of its rates stand in no contract. One within the limit of the lab, all of
 * it at rates of contracts, is approved of itself.
 */
async function askFor(
  ctx: Ctx,
  order: LockedOrder,
  { approvalId, reason }: { readonly approvalId: string; readonly reason: string },
): Promise<ApprovalRequestState> {
  const { name } = await requireActiveVendor(ctx, order.vendorId);
  const beside = order.lines.filter(isBesideContract).length;
  const besides = beside === 0 ? '' : `, ${beside} of ${order.lines.length} rates beside a contract`;
  const limitPaise = paiseOfRupees(labSettingOf(ctx.lab.switches, 'orderLimitRupees'));
  return askForApproval(ctx, {
    approvalId,
    type: 'purchase order',
    targetId: order.orderId,
    billId: null,
    amountPaise: order.totalPaise,
    asked: { what: `${order.number}, ${name}${besides}` },
    reason,
    isWithinLimit: beside === 0 && order.totalPaise <= limitPaise,
  });
}

/** Takes a step with an order. */
export const moveOrder = serve(orderEndpoints.moveOrder, async (ctx, body) => {
  const { orderId, version, action } = body;
  const order = await lockOrder(ctx, orderId);
  await expectVersion(ctx, { entityId: orderId, expected: version, found: order.version });
  const to = stateAfter(order, action);
  const reason = reasonOf(body, order);
  const { approvalId } = body;
  const asked = action === 'accept' ? await askFor(ctx, order, { approvalId, reason }) : null;
  if (action === 'cancelRest') await cancelRestOfLines(ctx, order.lines);
  const isEnd = action === 'cancel' || action === 'cancelRest';
  await writeOrderState(ctx, { orderId, to, reason: isEnd ? reason : null, isIssue: action === 'issue' });
  recordEvent(ctx, {
    entityKind: 'PURCHASE_ORDER',
    entityId: orderId,
    parts: [order.vendorId],
    action,
    before: { state: order.state },
    after: { state: to },
    reason,
  });
  if (asked === 'autoApproved') await decide(ctx, orderId, { action: 'approve', reason });
  return readOrderDetails(ctx, orderId);
});

async function decide(ctx: Ctx, orderId: string, given: { action: 'approve' | 'sendBack'; reason: string }) {
  const order = await lockOrder(ctx, orderId);
  const to = stepOrRefuse(nameOf(order), purchaseOrder.step(given.action, order.state));
  await writeOrderState(ctx, { orderId, to, reason: given.action === 'sendBack' ? given.reason : null });
  recordEvent(ctx, {
    entityKind: 'PURCHASE_ORDER',
    entityId: orderId,
    parts: [order.vendorId],
    action: given.action,
    before: { state: order.state },
    after: { state: to, totalPaise: order.totalPaise },
    reason: given.reason,
  });
  return order;
}

async function apply(ctx: Ctx, { targetId, amountPaise, reason }: AskedEffect): Promise<void> {
  const order = await decide(ctx, targetId, { action: 'approve', reason });
  await requireActiveVendor(ctx, order.vendorId);
  if (order.totalPaise !== amountPaise) throw refuse('order-changed', { details: { number: order.number } });
}

/** What the approval of a purchase order does (spec §4 "Approvals", type 1). */
export const orderEffect: ApprovalEffect = {
  lock: async (ctx, orderId) => {
    await lockOrder(ctx, orderId);
  },
  apply,
  reject: async (ctx, orderId, { reason }) => {
    await decide(ctx, orderId, { action: 'sendBack', reason });
  },
  document: (ctx, { targetId }) => readOrderDocument(ctx, targetId),
  changes: async () => [],
};
