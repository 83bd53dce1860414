import type { Ctx } from '../../../kernel/http/context.ts';
import { lockOrder, type LineProgress, type LockedOrder, touchOrder } from './order-rows.ts';

/** An order with what came of it, and one of its lines. */
export type HeldOrder = LockedOrder;
export type HeldLine = LineProgress;

/** Locks an order for what comes of it, is charged for it or goes back; refused when the lab has none of this id. */
export async function holdOrder(ctx: Ctx, orderId: string): Promise<HeldOrder> {
  return lockOrder(ctx, orderId);
}

/** Notes on a held order that something of it came or was charged, so that whoever saw it before reads it again. */
export async function noteOnOrder(ctx: Ctx, orderId: string): Promise<void> {
  await touchOrder(ctx, orderId);
}
