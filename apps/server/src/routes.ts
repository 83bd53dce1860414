import { approvalEffects } from './approval-effects.ts';
import { approvalRoutes } from './features/people/approvals/routes.ts';
import { auditRoutes } from './features/base/audit/routes.ts';
import { agencyBillingRoutes } from './features/money/agency-billing/routes.ts';
import { agencyInvoiceRoutes } from './features/money/agency-invoices/routes.ts';
import { billingRoutes } from './features/money/bills/routes.ts';
import { boxRoutes } from './features/lab/boxes/routes.ts';
import { catalogRoutes } from './features/catalogue/versions/routes.ts';
import { criticalRoutes } from './features/lab/critical/routes.ts';
import { counterRoutes } from './features/money/counter/routes.ts';
import { consentRoutes } from './features/people/consents/routes.ts';
import { couponRoutes } from './features/money/coupons/routes.ts';
import { customerLinkRoutes } from './features/links/customer-link/routes.ts';
import { exportRoutes } from './features/base/exports/routes.ts';
import { fileRoutes } from './features/base/files/routes.ts';
import { identityRoutes } from './features/base/identity/routes.ts';
import { importRoutes } from './features/links/imports/routes.ts';
import { incomingRoutes } from './features/lab/incoming/routes.ts';
import { liveRoutes } from './features/base/live/routes.ts';
import { ledgerRoutes } from './features/ledger/journal/routes.ts';
import { masterRoutes } from './features/catalogue/masters/routes.ts';
import { messageRoutes } from './features/links/messages/routes.ts';
import { organisationRoutes } from './features/base/organisation/routes.ts';
import { patientFileRoutes } from './features/people/patient-files/routes.ts';
import { pathologyRoutes } from './features/lab/pathology/routes.ts';
import { patientHistoryRoutes } from './features/lab/patient-history/routes.ts';
import { labRoutes } from './create-lab/routes.ts';
import { patientRoutes } from './features/people/patients/routes.ts';
import { paymentOrderRoutes } from './features/money/payment-orders/routes.ts';
import { cultureRoutes } from './features/lab/culture/routes.ts';
import { eqaRoutes } from './features/lab/eqa/routes.ts';
import { interfacingRoutes } from './features/lab/interfacing/routes.ts';
import { machineRoutes } from './features/lab/machines/routes.ts';
import { systemHealthRoutes } from './features/base/system-health/routes.ts';
import { publishingRoutes } from './features/links/publishing/routes.ts';
import { indentRoutes } from './features/supply/indents/routes.ts';
import { inventoryRoutes } from './features/supply/inventory/routes.ts';
import { stockAuditRoutes } from './features/supply/stock-audits/routes.ts';
import { qualityRoutes } from './features/lab/quality/routes.ts';
import { rateRoutes } from './features/catalogue/rates/routes.ts';
import { referrerRoutes } from './features/people/referrers/routes.ts';
import { smartReportRoutes } from './features/lab/smart-report/routes.ts';
import { reportTemplateRoutes } from './features/catalogue/report-templates/routes.ts';
import { reportRoutes } from './features/lab/reports/routes.ts';
import { payoutRoutes } from './features/money/payouts/routes.ts';
import { bankStatementRoutes } from './features/money/bank-statements/routes.ts';
import { settlementRoutes } from './features/money/settlements/routes.ts';
import { resultRoutes } from './features/lab/results/routes.ts';
import { roleRoutes } from './features/base/roles/routes.ts';
import { sampleRoutes } from './features/lab/samples/routes.ts';
import { autoverificationRoutes } from './features/lab/autoverification/routes.ts';
import { stageRoutes } from './features/lab/stages/routes.ts';
import { storageRoutes } from './features/lab/storage/routes.ts';
import { trackerRoutes } from './features/lab/tracker/routes.ts';
import { userRoutes } from './features/base/users/routes.ts';
import { dashboardRoutes } from './features/insight/dashboard/routes.ts';
import { explorerRoutes } from './features/insight/explorer/routes.ts';
import { ownAccountRoutes } from './features/insight/own-account/routes.ts';
import { scheduledReportRoutes } from './features/insight/scheduled-reports/routes.ts';
import { leakRoutes } from './features/insight/leaks/routes.ts';
import { turnAroundRoutes } from './features/insight/turn-around/routes.ts';
import { wallRoutes } from './features/insight/wall/routes.ts';
import { contractRoutes } from './features/supply/contracts/routes.ts';
import { orderRoutes } from './features/supply/orders/routes.ts';
import { payableRoutes } from './features/supply/payables/routes.ts';
import { receiptRoutes } from './features/supply/receipts/routes.ts';
import { tdsRoutes } from './features/supply/tds/routes.ts';
import { vendorRoutes } from './features/supply/vendors/routes.ts';
import { deliveryRoutes } from './features/links/delivery/routes.ts';
import { pushRoutes } from './features/links/push/routes.ts';
import { integrationRoutes } from './features/links/integration/routes.ts';
import type { Route } from './kernel/http/route.ts';

/** Every endpoint that the server serves; the OpenAPI document and the access matrix are made from this list. */
export const routes: readonly Route[] = [
  ...identityRoutes,
  ...userRoutes,
  ...roleRoutes,
  ...organisationRoutes,
  ...labRoutes,
  ...catalogRoutes,
  ...reportTemplateRoutes,
  ...smartReportRoutes,
  ...masterRoutes,
  ...importRoutes,
  ...patientRoutes,
  ...patientFileRoutes,
  ...patientHistoryRoutes,
  ...agencyBillingRoutes,
  ...agencyInvoiceRoutes,
  ...billingRoutes,
  ...paymentOrderRoutes,
  ...payoutRoutes,
  ...settlementRoutes,
  ...bankStatementRoutes,
  ...approvalRoutes(approvalEffects),
  ...counterRoutes,
  ...consentRoutes,
  ...couponRoutes,
  ...ledgerRoutes,
  ...liveRoutes,
  ...auditRoutes,
  ...fileRoutes,
  ...exportRoutes,
  ...rateRoutes,
  ...referrerRoutes,
  ...sampleRoutes,
  ...boxRoutes,
  ...stageRoutes,
  ...storageRoutes,
  ...autoverificationRoutes,
  ...incomingRoutes,
  ...trackerRoutes,
  ...resultRoutes,
  ...pathologyRoutes,
  ...criticalRoutes,
  ...reportRoutes,
  ...machineRoutes,
  ...interfacingRoutes,
  ...qualityRoutes,
  ...eqaRoutes,
  ...cultureRoutes,
  ...inventoryRoutes,
  ...vendorRoutes,
  ...contractRoutes,
  ...orderRoutes,
  ...receiptRoutes,
  ...payableRoutes,
  ...tdsRoutes,
  ...indentRoutes,
  ...stockAuditRoutes,
  ...messageRoutes,
  ...customerLinkRoutes,
  ...publishingRoutes,
  ...systemHealthRoutes,
  ...dashboardRoutes,
  ...explorerRoutes,
  ...ownAccountRoutes,
  ...scheduledReportRoutes,
  ...leakRoutes,
  ...turnAroundRoutes,
  ...wallRoutes,
  ...integrationRoutes,
  ...pushRoutes,
  ...deliveryRoutes,
];
