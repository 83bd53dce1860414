import { sql } from 'kysely';
import type { Db } from '../../../kernel/database/connections/open-database.ts';

export interface NewPaymentEvent {
  readonly eventId: string;
  readonly kind: string;
  readonly orderId: string | null;
  readonly gatewayPaymentId: string | null;
  readonly amountPaise: number | null;
  readonly currency: string | null;
  readonly bodyHash: Buffer;
  readonly receivedAt: Date;
}

/** Keeps an event of the gateway; false when it is known already. One that is about no order of ours is done with it. */
export async function insertPaymentEvent(db: Db, lId: number, event: NewPaymentEvent): Promise<boolean> {
  const { rows } = await sql`
    insert into payment_event (l_id, event_id, kind, order_id, gateway_payment_id, amount_paise, currency, body_hash,
      received_at, applied_at)
    values (${lId}, ${event.eventId}, ${event.kind}, ${event.orderId}, ${event.gatewayPaymentId}, ${event.amountPaise},
      ${event.currency}, ${event.bodyHash}, ${event.receivedAt}, ${event.orderId === null ? event.receivedAt : null})
    on conflict (l_id, event_id) do nothing returning event_id`.execute(db);
  return rows.length > 0;
}

/** Notes that what an event tells is written down. */
export async function markApplied(
  db: Db,
  lId: number,
  event: { readonly eventId: string; readonly at: Date },
): Promise<void> {
  await sql`update payment_event set applied_at = ${event.at}
    where l_id = ${lId} and event_id = ${event.eventId} and applied_at is null`.execute(db);
}
