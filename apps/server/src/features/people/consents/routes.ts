import { type Route } from '../../../kernel/http/route.ts';
import { listConsentsOf } from './consents.query.ts';
import { recordConsent, withdrawConsent } from './record-consent.ts';

export const consentRoutes: readonly Route[] = [listConsentsOf, recordConsent, withdrawConsent];
