import { modeOfChannel } from '@nidan/domain/payments/order-channel';
import type { Ctx } from '../../../kernel/http/context.ts';
import { holdAgencyAccount } from '../../ledger/agency-accounts/hold-agency-account.ts';
import { lockDueOfBill } from '../bills/lock-due-of-bill.ts';
import { bookOrderMoney } from '../payments/book-order-money.ts';
import { bookAgencyOrder } from './book-agency-order.ts';
import type { BookedOrderMoney, LockedOrder, OrderPayer } from './payment-order-rows.ts';

/** Locks what the money of an order is booked on, before the order itself (ADR 4): its bill, or the account of its agency. */
export async function lockPayer(ctx: Ctx, { billId, agencyId }: OrderPayer): Promise<void> {
  if (billId !== null) await lockDueOfBill(ctx, billId);
  if (agencyId !== null) await holdAgencyAccount(ctx, agencyId);
}

interface MoneyToBook {
  /** What the gateway or the terminal calls the payment. */
  readonly gatewayPaymentId: string;
  readonly amountPaise: number;
  readonly locationId: string;
}

/** Books money of a locked order, whose payer is locked, on its bill or on the account of its agency. */
export async function bookMoneyOf(
  ctx: Ctx,
  { orderId, billId, agencyId, channel }: LockedOrder,
  { gatewayPaymentId: reference, amountPaise, locationId }: MoneyToBook,
): Promise<BookedOrderMoney> {
  const money = { mode: modeOfChannel(channel), amountPaise, reference, locationId };
  if (billId !== null) return { ...(await bookOrderMoney(ctx, { billId, ...money })), receiptId: null };
  if (agencyId === null) throw new Error(`Payment order ${orderId} asks nobody`);
  const receiptId = await bookAgencyOrder(ctx, { orderId, agencyId, ...money });
  return { paymentId: null, advanceId: null, receiptId };
}
