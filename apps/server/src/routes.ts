import { approvalEffects } from './approval-effects.ts';
import { approvalRoutes } from './features/approvals/routes.ts';
import { auditRoutes } from './features/audit/routes.ts';
import { billingRoutes } from './features/billing/routes.ts';
import { catalogRoutes } from './features/catalog/routes.ts';
import { counterRoutes } from './features/counter/routes.ts';
import { consentRoutes } from './features/consents/routes.ts';
import { couponRoutes } from './features/coupons/routes.ts';
import { fileRoutes } from './features/files/routes.ts';
import { identityRoutes } from './features/identity/routes.ts';
import { importRoutes } from './features/imports/routes.ts';
import { liveRoutes } from './features/live/routes.ts';
import { ledgerRoutes } from './features/ledger/routes.ts';
import { masterRoutes } from './features/masters/routes.ts';
import { messageRoutes } from './features/messages/routes.ts';
import { organisationRoutes } from './features/organisation/routes.ts';
import { patientRoutes } from './features/patients/routes.ts';
import { paymentOrderRoutes } from './features/payment-orders/routes.ts';
import { rateRoutes } from './features/rates/routes.ts';
import { referrerRoutes } from './features/referrers/routes.ts';
import { reportRoutes } from './features/reports/routes.ts';
import { resultRoutes } from './features/results/routes.ts';
import { roleRoutes } from './features/roles/routes.ts';
import { sampleRoutes } from './features/samples/routes.ts';
import { userRoutes } from './features/users/routes.ts';
import type { Route } from './kernel/http/route.ts';

/** Every endpoint that the server serves; the OpenAPI document and the access matrix are made from this list. */
export const routes: readonly Route[] = [
  ...identityRoutes,
  ...userRoutes,
  ...roleRoutes,
  ...organisationRoutes,
  ...catalogRoutes,
  ...masterRoutes,
  ...importRoutes,
  ...patientRoutes,
  ...billingRoutes,
  ...paymentOrderRoutes,
  ...approvalRoutes(approvalEffects),
  ...counterRoutes,
  ...consentRoutes,
  ...couponRoutes,
  ...ledgerRoutes,
  ...liveRoutes,
  ...auditRoutes,
  ...fileRoutes,
  ...rateRoutes,
  ...referrerRoutes,
  ...sampleRoutes,
  ...resultRoutes,
  ...reportRoutes,
  ...messageRoutes,
];
