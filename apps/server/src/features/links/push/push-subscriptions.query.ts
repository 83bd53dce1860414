import * as pushEndpoints from '@nidan/contract/links/push/push-endpoints';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { readSetting } from '../integration/settings.query.ts';
import { vapidKeysOf } from './vapid-keys.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface Row {
  readonly subscription_id: string;
  readonly endpoint_hash: Buffer;
  readonly service: string;
  readonly device: string;
  readonly added_at: Date;
  readonly last_sent_at: Date | null;
}

/** Whether the lab tells browsers of notices. */
export async function isPushOn({ db, lId }: Pick<Ctx, 'db' | 'lId'>): Promise<boolean> {
  return (await readSetting(db, lId, 'push'))?.isOn === true;
}

/** The browsers in which the caller is told of notices, the one that was added last first. */
export const listSubscriptionsOf = serve(pushEndpoints.listPushSubscriptions, async (ctx) => {
  const { db, lId, caller, services } = ctx;
  const { rows } = await sql<Row>`
    select s.subscription_id, s.endpoint_hash, s.service, s.device, s.added_at,
      (select p.ended_at from push p where p.l_id = s.l_id and p.subscription_id = s.subscription_id and p.step = 'sent'
       order by p.ended_at desc limit 1) as last_sent_at
    from push_subscription s where s.l_id = ${lId} and s.user_id = ${caller.userId} and s.ended_at is null
    order by s.added_at desc, s.subscription_id desc`.execute(db);
  return {
    isOn: await isPushOn(ctx),
    publicKey: vapidKeysOf(services.config).publicKey,
    subscriptions: rows.map((row) => ({
      subscriptionId: row.subscription_id,
      device: row.device,
      service: row.service,
      fingerprint: row.endpoint_hash.toString('hex'),
      addedAt: row.added_at.toISOString(),
      lastSentAt: row.last_sent_at?.toISOString() ?? null,
    })),
  };
});

/** The browser of an address as the lab knows it, locked; null when it is told nothing. */
export async function lockByFingerprint(
  { db, lId }: Ctx,
  fingerprint: Buffer,
): Promise<{ readonly subscriptionId: string; readonly userId: string } | null> {
  const { rows } = await sql<{ subscriptionId: string; userId: string }>`
    select subscription_id as "subscriptionId", user_id as "userId" from push_subscription
    where l_id = ${lId} and endpoint_hash = ${fingerprint} and ended_at is null for update`.execute(db);
  return rows[0] ?? null;
}
