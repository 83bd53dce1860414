import { accountStatus } from '@nidan/domain/status-sets/account-status';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import type { ApprovalEffect, AskedEffect, Rejected } from '../../people/approvals/approval-effect.ts';
import { readVendorDocument } from './vendor-facts.query.ts';
import { type TaxFields, taxFieldsAsked } from './ask-for-tax-change.ts';
import { keptVendor, numberFaults } from './kept-vendor.ts';
import { decideBank, lockVendor, touchVendor, updateVendorFields } from './vendor-rows.ts';

/** Writes the tax fields that were approved of a vendor. */
async function applyTaxFields(ctx: Ctx, fields: TaxFields, effect: AskedEffect): Promise<void> {
  const { targetId: vendorId, reason, approvalId } = effect;
  const {
    vendorId: _,
    state: _state,
    madeBy: _by,
    version: _version,
    ...former
  } = await lockVendor(ctx, vendorId);
  const after = keptVendor({ ...former, ...fields });
  const errors = numberFaults(after);
  if (errors.length > 0) throw refuse('invalid-input', { errors });
  await updateVendorFields(ctx, vendorId, after);
  const event = { entityKind: 'VENDOR', entityId: vendorId, parts: [approvalId], reason } as const;
  recordEvent(ctx, { ...event, action: 'approveTax', before: former, after });
}

/** Takes a new vendor into use, or the account that a vendor gave; both, where both wait. */
async function apply(ctx: Ctx, effect: AskedEffect): Promise<void> {
  const taxFields = taxFieldsAsked(effect.asked);
  if (taxFields !== null) return applyTaxFields(ctx, taxFields, effect);
  const { targetId: vendorId, reason, approvalId } = effect;
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
async function reject(ctx: Ctx, vendorId: string, { reason, asked }: Rejected): Promise<void> {
  const { state, name } = await lockVendor(ctx, vendorId);
  if (taxFieldsAsked(asked) !== null) {
    const event = { entityKind: 'VENDOR', entityId: vendorId, reason } as const;
    recordEvent(ctx, { ...event, action: 'rejectTax' });
    return;
  }
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
  document: (ctx, { targetId, asked }) => readVendorDocument(ctx, targetId, taxFieldsAsked(asked)),
  changes: async () => [],
};
