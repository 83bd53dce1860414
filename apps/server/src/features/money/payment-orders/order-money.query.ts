import type { OrderMoney } from '@nidan/contract/money/payment-orders/payment-order-view';
import type { HeldBecause } from '@nidan/domain/payments/judge-money';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/database/connections/open-database.ts';

interface MoneyRow {
  readonly order_id: string;
  readonly gateway_payment_id: string;
  readonly amount_paise: number;
  readonly currency: string;
  readonly came_at: Date;
  readonly held_because: HeldBecause | null;
  readonly payment_id: string | null;
  readonly advance_id: string | null;
  readonly receipt_id: string | null;
  readonly returned_at: Date | null;
}

/** Money that came for orders, by order, in the order in which it came. */
export async function readOrderMoney(
  db: Db,
  lId: number,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, OrderMoney[]>> {
  const { rows } = await sql<MoneyRow>`
    select order_id, gateway_payment_id, amount_paise, currency, came_at, held_because, payment_id, advance_id, receipt_id,
      returned_at
    from payment_order_money where l_id = ${lId} and order_id = any(${[...orderIds]})
    order by came_at, gateway_payment_id`.execute(db);
  const byOrder = Map.groupBy(rows, (row) => row.order_id);
  return new Map([...byOrder].map(([orderId, money]) => [orderId, money.map(presentMoney)]));
}

function presentMoney(row: MoneyRow): OrderMoney {
  return {
    gatewayPaymentId: row.gateway_payment_id,
    amountPaise: row.amount_paise,
    currency: row.currency,
    cameAt: row.came_at.toISOString(),
    heldBecause: row.held_because,
    paymentId: row.payment_id,
    advanceId: row.advance_id,
    receiptId: row.receipt_id,
    returnedAt: row.returned_at?.toISOString() ?? null,
  };
}

/** True for money that is in no book yet and has not gone back. */
export function isHeld({ paymentId, advanceId, receiptId, returnedAt }: OrderMoney): boolean {
  return paymentId === null && advanceId === null && receiptId === null && returnedAt === null;
}

/** True when money of this name was written down before, for whichever order. */
export async function isMoneyKnown(db: Db, lId: number, gatewayPaymentId: string): Promise<boolean> {
  const { rows } = await sql`select from payment_order_money
    where l_id = ${lId} and gateway_payment_id = ${gatewayPaymentId}`.execute(db);
  return rows.length > 0;
}
