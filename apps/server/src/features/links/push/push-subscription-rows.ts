import type { PushEnd } from '@nidan/domain/delivery/push';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/database/connections/open-database.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

export interface NewSubscription {
  readonly subscriptionId: string;
  readonly fingerprint: Buffer;
  readonly service: string;
  readonly device: string;
  readonly sealed: Buffer;
}

/** Keeps a browser of the caller. */
export async function insertSubscription(ctx: Ctx, browser: NewSubscription): Promise<void> {
  await sql`
    insert into push_subscription (l_id, subscription_id, user_id, endpoint_hash, service, device, sealed, added_at)
    values (${ctx.lId}, ${browser.subscriptionId}, ${ctx.caller.userId}, ${browser.fingerprint}, ${browser.service},
      ${browser.device}, ${browser.sealed}, ${ctx.now})`.execute(ctx.db);
}

/** Tells a browser nothing any more: its address is forgotten, and what waits for it is not sent. */
export async function markSubscriptionEnded(
  db: Db,
  { lId, subscriptionId, at }: { readonly lId: number; readonly subscriptionId: string; readonly at: Date },
  reason: PushEnd,
): Promise<void> {
  await sql`
    update push_subscription set ended_at = ${at}, end_reason = ${reason}, sealed = null
    where l_id = ${lId} and subscription_id = ${subscriptionId} and ended_at is null`.execute(db);
  await sql`
    update push set step = 'failed', problem = 'withdrawn', next_at = null, ended_at = ${at}
    where l_id = ${lId} and subscription_id = ${subscriptionId} and step = 'queued'`.execute(db);
}
