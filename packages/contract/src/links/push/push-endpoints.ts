import { type Static, Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Id, Instant, nullable } from '../../kernel/shapes.ts';

/** A browser in which the caller is told of notices. */
export const PushSubscriptionView = closed({
  subscriptionId: Id,
  /** What the browser called itself. */
  device: Type.String(),
  /** Host of its push service. */
  service: Type.String(),
  /** SHA-256 of its address in hexadecimal, by which a browser knows itself; the address is never told. */
  fingerprint: Type.String(),
  addedAt: Instant,
  lastSentAt: nullable(Instant),
});
export type PushSubscriptionView = Static<typeof PushSubscriptionView>;

const PushSubscriptions = closed({
  /** Whether the lab tells browsers at all. */
  isOn: Type.Boolean(),
  /** By which a browser knows who may tell it something: an uncompressed point of P-256 in base64url. */
  publicKey: Type.String(),
  subscriptions: Type.Array(PushSubscriptionView),
});

export const listPushSubscriptions = defineEndpoint({
  method: 'GET',
  path: '/api/notices/push',
  summary: 'The browsers in which the caller is told of notices while the product is closed',
  access: 'lab',
  response: PushSubscriptions,
});

export const keepPushSubscription = defineEndpoint({
  method: 'POST',
  path: '/api/notices/push',
  summary: 'Lets a browser be told of the notices of the caller; said again it changes nothing',
  access: 'lab',
  body: closed({
    endpoint: Type.String({ minLength: 12, maxLength: 1_000, pattern: '^\\S+$' }),
    /** Public key of the browser: an uncompressed point of P-256 in base64url. */
    p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{87}=?$' }),
    /** Secret of the browser, 16 bytes in base64url. */
    auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}(?:==)?$' }),
    /** What the browser calls itself. */
    device: Type.String({ maxLength: 300 }),
  }),
  response: PushSubscriptions,
});

export const endPushSubscription = defineEndpoint({
  method: 'DELETE',
  path: '/api/notices/push/:subscriptionId',
  summary: 'Tells a browser of the caller nothing any more',
  access: 'lab',
  params: closed({ subscriptionId: Id }),
  response: PushSubscriptions,
});
