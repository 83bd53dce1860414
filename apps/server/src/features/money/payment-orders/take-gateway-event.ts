import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Config } from '../../../kernel/config.ts';
import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import type { Db } from '../../../kernel/database/connections/open-database.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import type { OpenCtx } from '../../../kernel/http/route.ts';
import { jobStatement } from '../../../kernel/jobs/job-statement.ts';
import { type GatewayEvent, nameOfBytes, readGatewayEvent } from './gateway-event.ts';
import { applyEventsJob } from './order-jobs.ts';
import { insertPaymentEvent } from './payment-event-rows.ts';
import { openGateway } from './payment-secrets.ts';
import { readGatewayOf } from './payment-settings.query.ts';
import { isSignedBy } from './webhook-signature.ts';

/** What no lab has: a signature is looked at as long whether there is a gateway or not. */
const NOBODYS = 'no lab has this secret';

async function webhookSecretOf(db: Db, config: Config, lId: number): Promise<string | null> {
  const gateway = await inTransaction(db, lId, (tx) => readGatewayOf(tx, lId));
  return gateway === null ? null : openGateway(config, lId, gateway.sealed).webhookSecret;
}

/** Our order of an event: by the note that travelled with it, by the gateway's name of it, or by its payment. */
async function orderOf(db: Db, lId: number, event: GatewayEvent): Promise<string | null> {
  const { rows } = await sql<{ order_id: string }>`
    select order_id from payment_order where l_id = ${lId} and order_id = ${event.orderId}::uuid
    union all
    select order_id from payment_order where l_id = ${lId} and channel = any(array['qr', 'link']) and gateway_ref = ${event.gatewayRef}
    union all
    select order_id from payment_order_money where l_id = ${lId} and gateway_payment_id = ${event.gatewayPaymentId}
    limit 1`.execute(db);
  return rows[0]?.order_id ?? null;
}

const EVENT_ID = /^[A-Za-z0-9_-]{1,100}$/u;

/** The gateway's name of an event; the name is not signed, so what it does not say is made of the signed bytes. */
function eventIdOf(header: unknown, bytes: Buffer): string {
  return typeof header === 'string' && EVENT_ID.test(header) ? header : nameOfBytes(bytes);
}

/**
 * Takes what the gateway of a lab tells: the signature is over the bytes as they came, and nothing is read before it fits. An event
 * is kept once and written down by a job, so that nothing is lost when the books cannot take it now.
 */
export async function takeGatewayEvent(
  { services, request }: OpenCtx,
  lId: number,
): Promise<{ taken: true }> {
  const { db, config, clock } = services;
  const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const secret = await webhookSecretOf(db, config, lId);
  const isSigned = isSignedBy(secret ?? NOBODYS, bytes, request.headers['x-razorpay-signature']);
  if (secret === null || !isSigned) throw refuse('gateway-event-refused');
  const event = readGatewayEvent(bytes);
  if (event === null) throw refuse('gateway-event-unreadable');
  await inTransaction(db, lId, {
    plans: 'commands',
    work: async (tx) => {
      const orderId = await orderOf(tx, lId, event);
      const isNew = await insertPaymentEvent(tx, lId, {
        ...event,
        orderId,
        eventId: eventIdOf(request.headers['x-razorpay-event-id'], bytes),
        bodyHash: createHash('sha256').update(bytes).digest(),
        receivedAt: clock(),
      });
      if (isNew && orderId !== null) await tx.executeQuery(jobStatement(applyEventsJob({ lId, orderId })));
    },
  });
  return { taken: true };
}
