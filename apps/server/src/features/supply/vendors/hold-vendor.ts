import type { Ctx } from '../../../kernel/http/context.ts';
import { lockVendor, type LockedVendor } from './vendor-rows.ts';

/** A vendor that is locked. */
export type HeldVendor = LockedVendor;

/** Locks a vendor for what is bought from it, paid to it or agreed with it; refused when the lab has none of this id. */
export async function holdVendor(ctx: Ctx, vendorId: string): Promise<HeldVendor> {
  return lockVendor(ctx, vendorId);
}
