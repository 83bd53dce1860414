import * as pushEndpoints from '@nidan/contract/links/push/push-endpoints';
import { implement, type Route } from '../../../kernel/http/route.ts';
import { endPushSubscription, keepPushSubscription } from './keep-push-subscription.ts';
import { listSubscriptionsOf } from './push-subscriptions.query.ts';

export const pushRoutes: readonly Route[] = [
  listSubscriptionsOf,
  keepPushSubscription,
  implement(pushEndpoints.endPushSubscription, (ctx, { params }) =>
    endPushSubscription(ctx, params.subscriptionId),
  ),
];
