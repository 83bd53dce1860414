import * as vendorEndpoints from '@nidan/contract/supply/vendors/vendor-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { askForApproval } from '../../people/approvals/ask-for-approval.ts';
import { lockVendorAt } from './change-vendor.ts';
import { insertBank, type LockedVendor, touchVendor, writeAddress, writeContact } from './vendor-rows.ts';
import { readVendorDetails } from './vendors.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Adds or changes an address of a vendor. */
export const saveVendorAddress = serve(vendorEndpoints.saveVendorAddress, async (ctx, body) => {
  const { vendorId, addressId, version: _, ...address } = body;
  await lockVendorAt(ctx, body);
  await writeAddress(ctx, {
    ...body,
    name: body.name.trim(),
    line: body.line.trim(),
    city: body.city.trim(),
  });
  await touchVendor(ctx, vendorId);
  recordEvent(ctx, {
    entityKind: 'VENDOR',
    entityId: vendorId,
    parts: [addressId],
    action: 'saveAddress',
    after: address,
  });
  return readVendorDetails(ctx, vendorId);
});

/** Adds or changes somebody who answers for a vendor; who they are stays out of the event. */
export const saveVendorContact = serve(vendorEndpoints.saveVendorContact, async (ctx, body) => {
  const { vendorId, contactId, duty } = body;
  await lockVendorAt(ctx, body);
  await writeContact(ctx, { ...body, name: body.name.trim(), duty: duty.trim() });
  await touchVendor(ctx, vendorId);
  recordEvent(ctx, {
    entityKind: 'VENDOR',
    entityId: vendorId,
    parts: [contactId],
    action: 'saveContact',
    after: { duty: duty.trim() },
  });
  return readVendorDetails(ctx, vendorId);
});

/** Last digits of an account, by which people know it. */
const shortOf = (accountNo: string): string => `…${accountNo.slice(-4)}`;

interface AskedBank {
  readonly vendor: Pick<LockedVendor, 'vendorId' | 'name' | 'state'>;
  readonly given: Omit<BodyOf<typeof vendorEndpoints.askVendorBank>, 'vendorId' | 'version'>;
}

/**
 * Keeps an account that a locked vendor is to be paid to. With a vendor that is still to be approved it is approved too; of one that is in
 * use it waits for an approval of its own, and payments go to the former until then.
 */
export async function askForBank(ctx: Ctx, { vendor, given }: AskedBank): Promise<void> {
  const { bankId, approvalId, accountNo, bank, ifsc } = given;
  const { vendorId } = vendor;
  const reason = given.reason.trim();
  await insertBank(ctx, { ...given, vendorId });
  const isInUse = vendor.state === 'active' || vendor.state === 'disabled';
  if (isInUse) {
    await askForApproval(ctx, {
      approvalId,
      type: 'vendor',
      targetId: vendorId,
      billId: null,
      amountPaise: 0,
      asked: { what: `${vendor.name}, account ${shortOf(accountNo)}` },
      reason,
      isWithinLimit: false,
    });
  }
  recordEvent(ctx, {
    entityKind: 'VENDOR',
    entityId: vendorId,
    parts: [bankId, ...(isInUse ? [approvalId] : [])],
    action: 'askBank',
    after: { account: shortOf(accountNo), bank: bank.trim(), ifsc },
    reason,
  });
}

/** Gives the account that a vendor is paid to. */
export const askVendorBank = serve(
  vendorEndpoints.askVendorBank,
  async (ctx, { vendorId, version, ...given }) => {
    const vendor = await lockVendorAt(ctx, { vendorId, version });
    await askForBank(ctx, { vendor, given });
    await touchVendor(ctx, vendorId);
    return readVendorDetails(ctx, vendorId);
  },
);
