import { accountStatus } from '@nidan/domain/status-sets/account-status';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import type { ApprovalEffect, AskedEffect } from '../../people/approvals/approval-effect.ts';
import { readVendorDocument } from './vendor-facts.query.ts';
import { decideBank, lockVendor, touchVendor } from './vendor-rows.ts';

/** Takes a new vendor into use, or the account that a vendor gave; both, where both wait. */
async function apply(ctx: Ctx, { targetId: vendorId, reason, approvalId }: AskedEffect): Promise<void> {
  const { state, name } = await lockVendor(ctx, vendorId);
  const to =
    state === 'pending' ? stepOrRefuse(`The vendor ${name}`, accountStatus.step('activate', state)) : state;
  await decideBank(ctx, vendorId, 'active');
  await touchVendor(ctx, vendorId, to);
  recordEvent(ctx, {
    entityKind: 'VENDOR',
    entityId: vendorId,
    parts: [approvalId],
    action: state === 'pending' ? 'approve' : 'approveBank',
    before: { state },
    after: { state: to },
    reason,
  });
}

/** Sends a new vendor back to who entered it, or rejects the account. */
async function reject(ctx: Ctx, vendorId: string, reason: string): Promise<void> {
  const { state, name } = await lockVendor(ctx, vendorId);
  const to =
    state === 'pending' ? stepOrRefuse(`The vendor ${name}`, accountStatus.step('sendBack', state)) : state;
  if (state !== 'pending') await decideBank(ctx, vendorId, 'rejected');
  await touchVendor(ctx, vendorId, to);
  recordEvent(ctx, {
    entityKind: 'VENDOR',
    entityId: vendorId,
    action: state === 'pending' ? 'sendBack' : 'rejectBank',
    before: { state },
    after: { state: to },
    reason,
  });
}

/** What the approval of a vendor does (spec §4 "Approvals", type 3). */
export const vendorEffect: ApprovalEffect = {
  lock: async (ctx, vendorId) => {
    await lockVendor(ctx, vendorId);
  },
  apply,
  reject,
  document: (ctx, { targetId }) => readVendorDocument(ctx, targetId),
  changes: async () => [],
};
