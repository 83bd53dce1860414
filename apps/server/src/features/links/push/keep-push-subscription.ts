import * as pushEndpoints from '@nidan/contract/links/push/push-endpoints';
import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import { targetFault } from '@nidan/domain/delivery/allowed-target';
import { MOST_PUSH_DEVICES } from '@nidan/domain/delivery/push';
import { newId } from '../../../kernel/database/new-id.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { fingerprintOf, isPublicKey, sealAddress } from './push-address.ts';
import { insertSubscription, markSubscriptionEnded } from './push-subscription-rows.ts';
import { isPushOn, listSubscriptionsOf, lockByFingerprint } from './push-subscriptions.query.ts';
import { pushTargets } from './push-targets.ts';
import { serve } from '../../../kernel/http/serve.ts';

type Answer = AnswerOf<typeof pushEndpoints.listPushSubscriptions>;

/** Ends what somebody else was told in this browser; true when the caller is told there already. */
async function endForOthers(ctx: Ctx, fingerprint: Buffer): Promise<boolean> {
  const known = await lockByFingerprint(ctx, fingerprint);
  if (known === null) return false;
  if (known.userId === ctx.caller.userId) return true;
  const { subscriptionId } = known;
  await markSubscriptionEnded(ctx.db, { lId: ctx.lId, subscriptionId, at: ctx.now }, 'another person');
  recordEvent(ctx, {
    entityKind: 'PUSH',
    entityId: subscriptionId,
    action: 'end',
    after: { reason: 'another person' },
  });
  return false;
}

/**
 * Lets a browser be told of the notices of the caller; said again it changes nothing. A browser tells one person: whoever allowed it there
 * before is told nothing more.
 */
export const keepPushSubscription = serve(
  pushEndpoints.keepPushSubscription,
  async (ctx, body): Promise<Answer> => {
    const { endpoint, p256dh, auth, device } = body;
    if (targetFault(endpoint, pushTargets(ctx.services)) !== null) {
      throw refuse('push-service-unknown', {
        details: { host: URL.parse(endpoint)?.host ?? endpoint.slice(0, 60) },
      });
    }
    if (!isPublicKey(p256dh)) throw refuse('push-key-malformed');
    if (!(await isPushOn(ctx))) throw refuse('push-off');
    const fingerprint = fingerprintOf(endpoint);
    if (await endForOthers(ctx, fingerprint)) return listSubscriptionsOf(ctx);
    const { subscriptions } = await listSubscriptionsOf(ctx);
    if (subscriptions.length >= MOST_PUSH_DEVICES) {
      throw refuse('push-devices-full', { details: { most: String(MOST_PUSH_DEVICES) } });
    }
    const subscriptionId = newId();
    const service = new URL(endpoint).host;
    const sealed = sealAddress(
      ctx.services.config,
      { lId: ctx.lId, subscriptionId },
      { endpoint, p256dh, auth },
    );
    await insertSubscription(ctx, { subscriptionId, fingerprint, service, device, sealed });
    recordEvent(ctx, {
      entityKind: 'PUSH',
      entityId: subscriptionId,
      action: 'create',
      after: { service, device },
    });
    return listSubscriptionsOf(ctx);
  },
);

/** Tells a browser of the caller nothing any more. */
export async function endPushSubscription(ctx: Ctx, subscriptionId: string): Promise<Answer> {
  const { subscriptions } = await listSubscriptionsOf(ctx);
  if (!subscriptions.some((one) => one.subscriptionId === subscriptionId)) throw refuse('not-found');
  await markSubscriptionEnded(ctx.db, { lId: ctx.lId, subscriptionId, at: ctx.now }, 'taken back');
  recordEvent(ctx, {
    entityKind: 'PUSH',
    entityId: subscriptionId,
    action: 'end',
    after: { reason: 'taken back' },
  });
  return listSubscriptionsOf(ctx);
}
