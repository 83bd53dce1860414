import { contractCases } from '../../features/supply/contracts/testing/route-cases.ts';
import { orderCases } from '../../features/supply/orders/testing/route-cases.ts';
import { payableCases } from '../../features/supply/payables/testing/route-cases.ts';
import { receiptCases } from '../../features/supply/receipts/testing/route-cases.ts';
import { tdsCases } from '../../features/supply/tds/testing/route-cases.ts';
import { vendorCases } from '../../features/supply/vendors/testing/route-cases.ts';
import { approvalCases } from '../../features/people/approvals/testing/route-cases.ts';
import { auditCases } from '../../features/base/audit/testing/route-cases.ts';
import { agencyBillingCases } from '../../features/money/agency-billing/testing/route-cases.ts';
import { agencyInvoiceCases } from '../../features/money/agency-invoices/testing/route-cases.ts';
import { advanceCases } from '../../features/money/advances/testing/route-cases.ts';
import { noteCases } from '../../features/money/notes/testing/route-cases.ts';
import { billingCases } from '../../features/money/bills/testing/route-cases.ts';
import { boxCases } from '../../features/lab/boxes/testing/route-cases.ts';
import { smartReportCases } from '../../features/lab/smart-report/testing/route-cases.ts';
import { reportTemplateCases } from '../../features/catalogue/report-templates/testing/route-cases.ts';
import { catalogCases } from '../../features/catalogue/versions/testing/route-cases.ts';
import { consentCases } from '../../features/people/consents/testing/route-cases.ts';
import { couponCases } from '../../features/money/coupons/testing/route-cases.ts';
import { counterCases } from '../../features/money/counter/testing/route-cases.ts';
import { fileCases } from '../../features/base/files/testing/route-cases.ts';
import { identityCases } from '../../features/base/identity/testing/route-cases.ts';
import { importCases } from '../../features/links/imports/testing/route-cases.ts';
import { incomingCases } from '../../features/lab/incoming/testing/route-cases.ts';
import { ledgerCases } from '../../features/ledger/journal/testing/route-cases.ts';
import { declaredMasterCases } from '../../features/catalogue/masters/testing/route-cases.ts';
import { liveCases } from '../../features/base/live/testing/route-cases.ts';
import { customerLinkCases } from '../../features/links/customer-link/testing/route-cases.ts';
import { exportCases } from '../../features/base/exports/testing/route-cases.ts';
import { systemHealthCases } from '../../features/base/system-health/testing/route-cases.ts';
import { publishingCases } from '../../features/links/publishing/testing/route-cases.ts';
import { messageCases } from '../../features/links/messages/testing/route-cases.ts';
import { organisationCases } from '../../features/base/organisation/testing/route-cases.ts';
import { patientCases } from '../../features/people/patients/testing/route-cases.ts';
import { bankStatementCases } from '../../features/money/bank-statements/testing/route-cases.ts';
import { settlementCases } from '../../features/money/settlements/testing/route-cases.ts';
import { payoutCases } from '../../features/money/payouts/testing/route-cases.ts';
import { paymentOrderCases } from '../../features/money/payment-orders/testing/route-cases.ts';
import { rateCases } from '../../features/catalogue/rates/testing/route-cases.ts';
import { referrerCases } from '../../features/people/referrers/testing/route-cases.ts';
import { reportCases } from '../../features/lab/reports/testing/route-cases.ts';
import { resultCases } from '../../features/lab/results/testing/route-cases.ts';
import { roleCases } from '../../features/base/roles/testing/route-cases.ts';
import { pathologyCases } from '../../features/lab/pathology/testing/route-cases.ts';
import { cultureCases } from '../../features/lab/culture/testing/route-cases.ts';
import { eqaCases } from '../../features/lab/eqa/testing/route-cases.ts';
import { interfacingCases } from '../../features/lab/interfacing/testing/route-cases.ts';
import { machineCases } from '../../features/lab/machines/testing/route-cases.ts';
import { qualityCases } from '../../features/lab/quality/testing/route-cases.ts';
import { criticalCases } from '../../features/lab/critical/testing/route-cases.ts';
import { autoverificationCases } from '../../features/lab/autoverification/testing/route-cases.ts';
import { stageCases } from '../../features/lab/stages/testing/route-cases.ts';
import { storageCases } from '../../features/lab/storage/testing/route-cases.ts';
import { indentCases } from '../../features/supply/indents/testing/route-cases.ts';
import { inventoryCases } from '../../features/supply/inventory/testing/route-cases.ts';
import { stockAuditCases } from '../../features/supply/stock-audits/testing/route-cases.ts';
import { sampleCases } from '../../features/lab/samples/testing/route-cases.ts';
import { trackerCases } from '../../features/lab/tracker/testing/route-cases.ts';
import { userCases } from '../../features/base/users/testing/route-cases.ts';
import { dashboardCases } from '../../features/insight/dashboard/testing/route-cases.ts';
import { explorerCases } from '../../features/insight/explorer/testing/route-cases.ts';
import { ownAccountCases } from '../../features/insight/own-account/testing/route-cases.ts';
import { scheduledReportCases } from '../../features/insight/scheduled-reports/testing/route-cases.ts';
import { leakCases } from '../../features/insight/leaks/testing/route-cases.ts';
import { turnAroundCases } from '../../features/insight/turn-around/testing/route-cases.ts';
import { wallCases } from '../../features/insight/wall/testing/route-cases.ts';
import { deliveryCases } from '../../features/links/delivery/testing/route-cases.ts';
import { pushCases } from '../../features/links/push/testing/route-cases.ts';
import { integrationCases } from '../../features/links/integration/testing/route-cases.ts';
import type { RouteCase } from './route-case.ts';

/** The cases of every feature, in the order of `routes.ts`. */
export const allRouteCases: readonly RouteCase[] = [
  ...identityCases,
  ...userCases,
  ...roleCases,
  ...organisationCases,
  ...catalogCases,
  ...reportTemplateCases,
  ...smartReportCases,
  ...declaredMasterCases,
  ...importCases,
  ...patientCases,
  ...billingCases,
  ...agencyBillingCases,
  ...agencyInvoiceCases,
  ...advanceCases,
  ...noteCases,
  ...paymentOrderCases,
  ...payoutCases,
  ...settlementCases,
  ...bankStatementCases,
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
  ...boxCases,
  ...machineCases,
  ...interfacingCases,
  ...qualityCases,
  ...pathologyCases,
  ...eqaCases,
  ...cultureCases,
  ...stageCases,
  ...storageCases,
  ...autoverificationCases,
  ...incomingCases,
  ...trackerCases,
  ...resultCases,
  ...criticalCases,
  ...reportCases,
  ...inventoryCases,
  ...vendorCases,
  ...contractCases,
  ...orderCases,
  ...receiptCases,
  ...payableCases,
  ...tdsCases,
  ...indentCases,
  ...stockAuditCases,
  ...messageCases,
  ...customerLinkCases,
  ...publishingCases,
  ...systemHealthCases,
  ...exportCases,
  ...dashboardCases,
  ...explorerCases,
  ...ownAccountCases,
  ...scheduledReportCases,
  ...leakCases,
  ...turnAroundCases,
  ...wallCases,
  // Before those that switch services off.
  ...deliveryCases,
  ...integrationCases,
  ...pushCases,
];
