import * as vendorEndpoints from '@nidan/contract/supply/vendors/vendor-endpoints';
import { accountStatus } from '@nidan/domain/status-sets/account-status';
import { sql } from 'kysely';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import { askForApproval } from '../../people/approvals/ask-for-approval.ts';
import { voidApprovals } from '../../people/approvals/void-approvals.ts';
import { askForTaxChange } from './ask-for-tax-change.ts';
import { keptVendor, numberFaults } from './kept-vendor.ts';
import {
  insertVendor,
  lockVendor,
  type LockedVendor,
  touchVendor,
  updateVendorFields,
  type VendorFields,
} from './vendor-rows.ts';
import { readVendor } from './vendors.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

function requireSound(fields: VendorFields): void {
  const errors = numberFaults(fields);
  if (errors.length > 0) throw refuse('invalid-input', { errors });
}

/** Adds a vendor, a draft; refused under a code or a name that another has. */
export const createVendor = serve(vendorEndpoints.createVendor, async (ctx, { vendorId, ...given }) => {
  const fields = keptVendor(given);
  requireSound(fields);
  await insertVendor(ctx, vendorId, fields);
  recordEvent(ctx, { entityKind: 'VENDOR', entityId: vendorId, action: 'create', after: fields });
  return readVendor(ctx, vendorId);
});

/** Locks a vendor of the version that the caller has seen. */
export async function lockVendorAt(
  ctx: Ctx,
  { vendorId, version }: { readonly vendorId: string; readonly version: number },
): Promise<LockedVendor> {
  const vendor = await lockVendor(ctx, vendorId);
  await expectVersion(ctx, { entityId: vendorId, expected: version, found: vendor.version });
  if (vendor.state === 'terminated') {
    throw refuse('transition-refused', {
      details: {
        what: `The vendor ${vendor.name}`,
        label: accountStatus.labelOf(vendor.state),
        action: 'change',
      },
      state: vendor.state,
      can: [],
    });
  }
  return vendor;
}

/** Changes a vendor; the approvals that were given while it waits fall. */
export const updateVendor = serve(
  vendorEndpoints.updateVendor,
  async (ctx, { vendorId }, { version, reason, ...changes }) => {
    const vendor = await lockVendorAt(ctx, { vendorId, version });
    const { vendorId: _, state, madeBy: _by, version: _version, ...former } = vendor;
    const fields = keptVendor({ ...former, ...changes });
    requireSound(fields);
    const written = await askForTaxChange(ctx, { vendor, former, fields, reason });
    await updateVendorFields(ctx, vendorId, written);
    if (state === 'pending') await voidApprovals(ctx, vendorId);
    recordEvent(ctx, {
      entityKind: 'VENDOR',
      entityId: vendorId,
      action: 'update',
      before: former,
      after: written,
    });
    return readVendor(ctx, vendorId);
  },
);

async function requireAddress({ db, lId }: Ctx, { vendorId, name }: LockedVendor): Promise<void> {
  const { rows } = await sql`select 1 from vendor_address
    where l_id = ${lId} and vendor_id = ${vendorId} and is_main`.execute(db);
  if (rows.length === 0) throw refuse('vendor-without-address', { details: { vendor: name } });
}

/** Asks for approval of a draft; nobody orders from it before. */
export const submitVendor = serve(
  vendorEndpoints.submitVendor,
  async (ctx, { vendorId, version, approvalId, reason }) => {
    const vendor = await lockVendorAt(ctx, { vendorId, version });
    const to = stepOrRefuse(`The vendor ${vendor.name}`, accountStatus.step('submit', vendor.state));
    await requireAddress(ctx, vendor);
    await touchVendor(ctx, vendorId, to);
    await askForApproval(ctx, {
      approvalId,
      type: 'vendor',
      targetId: vendorId,
      billId: null,
      amountPaise: 0,
      asked: { what: `${vendor.name}, new vendor` },
      reason: reason.trim(),
      isWithinLimit: false,
    });
    recordEvent(ctx, {
      entityKind: 'VENDOR',
      entityId: vendorId,
      parts: [approvalId],
      action: 'submit',
      before: { state: vendor.state },
      after: { state: to },
      reason: reason.trim(),
    });
    return readVendor(ctx, vendorId);
  },
);

/** Stops a vendor, takes it up again, or ends it; the first activation is an approval. */
export const moveVendor = serve(
  vendorEndpoints.moveVendor,
  async (ctx, { vendorId, version, action, reason }) => {
    const vendor = await lockVendorAt(ctx, { vendorId, version });
    if (action === 'activate' && vendor.state === 'pending')
      throw refuse('vendor-waits', { details: { vendor: vendor.name } });
    const to = stepOrRefuse(`The vendor ${vendor.name}`, accountStatus.step(action, vendor.state));
    await touchVendor(ctx, vendorId, to);
    recordEvent(ctx, {
      entityKind: 'VENDOR',
      entityId: vendorId,
      action,
      before: { state: vendor.state },
      after: { state: to },
      reason: reason.trim(),
    });
    return readVendor(ctx, vendorId);
  },
);
