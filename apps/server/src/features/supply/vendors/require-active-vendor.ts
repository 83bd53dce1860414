import { accountStatus } from '@nidan/domain/status-sets/account-status';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { lockVendor, type LockedVendor } from './vendor-rows.ts';

/** Locks a vendor in use; refused for one that was not approved, was stopped or ended. */
export async function requireActiveVendor(ctx: Ctx, vendorId: string): Promise<LockedVendor> {
  const vendor = await lockVendor(ctx, vendorId);
  if (vendor.state === 'active') return vendor;
  const label = accountStatus.labelOf(vendor.state);
  throw refuse('vendor-not-active', { details: { vendor: vendor.name, label }, state: vendor.state });
}
