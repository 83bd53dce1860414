import type { Ctx } from '../../../kernel/http/context.ts';
import { insertVouchers, type Voucher } from './journal-rows.ts';

export type { Voucher } from './journal-rows.ts';

/** Posts vouchers of money now at a place of the lab, each under an entry of its own; refused when the day is closed. */
export async function postVouchers(
  ctx: Ctx,
  locationId: string,
  vouchers: readonly Voucher[],
): Promise<void> {
  await insertVouchers(ctx, locationId, vouchers);
}
