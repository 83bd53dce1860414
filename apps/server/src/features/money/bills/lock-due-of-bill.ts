import type { Ctx } from '../../../kernel/http/context.ts';
import { readBalancesOfBill } from '../../ledger/balances/bill-dues.query.ts';
import { lockBill } from './bill-rows.ts';

/** Locks a bill and answers what is due on it, in paise; refused when the lab has none of this id. */
export async function lockDueOfBill(ctx: Ctx, billId: string): Promise<number> {
  await lockBill(ctx, billId);
  return (await readBalancesOfBill(ctx.db, ctx.lId, billId)).receivable;
}
