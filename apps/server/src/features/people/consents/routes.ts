import {
  listConsents,
  recordConsent as recordEndpoint,
  withdrawConsent as withdrawEndpoint,
} from '@nidan/contract/people/consents/consent-endpoints';
import { implement, type Route } from '../../../kernel/http/route.ts';
import { listConsentsOf } from './consents.query.ts';
import { recordConsent, withdrawConsent } from './record-consent.ts';

export const consentRoutes: readonly Route[] = [
  implement(listConsents, (ctx, { params, query }) => listConsentsOf(ctx, params, query)),
  implement(recordEndpoint, (ctx, { body }) => recordConsent(ctx, body)),
  implement(withdrawEndpoint, (ctx, { body }) => withdrawConsent(ctx, body)),
];
