import {
  endPushSubscription as endEndpoint,
  keepPushSubscription as keepEndpoint,
  listPushSubscriptions,
} from '@nidan/contract/links/push/push-endpoints';
import { implement, type Route } from '../../../kernel/http/route.ts';
import { endPushSubscription, keepPushSubscription } from './keep-push-subscription.ts';
import { listSubscriptionsOf } from './push-subscriptions.query.ts';

export const pushRoutes: readonly Route[] = [
  implement(listPushSubscriptions, (ctx) => listSubscriptionsOf(ctx)),
  implement(keepEndpoint, (ctx, { body }) => keepPushSubscription(ctx, body)),
  implement(endEndpoint, (ctx, { params }) => endPushSubscription(ctx, params.subscriptionId)),
];
