import { approvalCases } from '../../features/approvals/testing/route-cases.ts';
import { auditCases } from '../../features/audit/testing/route-cases.ts';
import { advanceCases } from '../../features/billing/testing/advance-route-cases.ts';
import { noteCases } from '../../features/billing/testing/note-route-cases.ts';
import { billingCases } from '../../features/billing/testing/route-cases.ts';
import { catalogCases } from '../../features/catalog/testing/route-cases.ts';
import { consentCases } from '../../features/consents/testing/route-cases.ts';
import { couponCases } from '../../features/coupons/testing/route-cases.ts';
import { counterCases } from '../../features/counter/testing/route-cases.ts';
import { fileCases } from '../../features/files/testing/route-cases.ts';
import { identityCases } from '../../features/identity/testing/route-cases.ts';
import { importCases } from '../../features/imports/testing/route-cases.ts';
import { ledgerCases } from '../../features/ledger/testing/route-cases.ts';
import { declaredMasterCases } from '../../features/masters/testing/route-cases.ts';
import { liveCases } from '../../features/live/testing/route-cases.ts';
import { messageCases } from '../../features/messages/testing/route-cases.ts';
import { organisationCases } from '../../features/organisation/testing/route-cases.ts';
import { patientCases } from '../../features/patients/testing/route-cases.ts';
import { paymentOrderCases } from '../../features/payment-orders/testing/route-cases.ts';
import { rateCases } from '../../features/rates/testing/route-cases.ts';
import { referrerCases } from '../../features/referrers/testing/route-cases.ts';
import { reportCases } from '../../features/reports/testing/route-cases.ts';
import { resultCases } from '../../features/results/testing/route-cases.ts';
import { roleCases } from '../../features/roles/testing/route-cases.ts';
import { sampleCases } from '../../features/samples/testing/route-cases.ts';
import { userCases } from '../../features/users/testing/route-cases.ts';
import type { RouteCase } from './route-case.ts';

/** The cases of every feature, in the order of `routes.ts`. */
export const allRouteCases: readonly RouteCase[] = [
  ...identityCases,
  ...userCases,
  ...roleCases,
  ...organisationCases,
  ...catalogCases,
  ...declaredMasterCases,
  ...importCases,
  ...patientCases,
  ...billingCases,
  ...advanceCases,
  ...noteCases,
  ...paymentOrderCases,
  ...approvalCases,
  ...counterCases,
  ...consentCases,
  ...couponCases,
  ...liveCases,
  ...ledgerCases,
  ...auditCases,
  ...fileCases,
  ...rateCases,
  ...referrerCases,
  ...sampleCases,
  ...resultCases,
  ...reportCases,
  ...messageCases,
];
