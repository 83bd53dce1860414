import { accountStatus } from '@nidan/domain/status-sets/account-status';
import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import { customerAdvance } from '@nidan/domain/status-sets/money/customer-advance';
import { paymentOrder } from '@nidan/domain/status-sets/money/payment-order';
import { integrationLog } from '@nidan/domain/status-sets/links/integration-log';
import { importJob } from '@nidan/domain/status-sets/links/import-job';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { incomingOrder } from '@nidan/domain/status-sets/lab/incoming-order';
import { incomingSample } from '@nidan/domain/status-sets/lab/incoming-sample';
import { physicalSample } from '@nidan/domain/status-sets/lab/physical-sample';
import { refund } from '@nidan/domain/status-sets/money/refund';
import { reportDispatch } from '@nidan/domain/status-sets/lab/report-dispatch';
import { machineData } from '@nidan/domain/status-sets/lab/machine-data';
import { cultureCase } from '@nidan/domain/status-sets/lab/culture-case';
import { machineDriver } from '@nidan/domain/status-sets/lab/machine-driver';
import { qcRun } from '@nidan/domain/status-sets/lab/qc-run';
import { rerun } from '@nidan/domain/status-sets/lab/rerun';
import { ruleSet } from '@nidan/domain/status-sets/lab/rule-set';
import { sampleBatchItem } from '@nidan/domain/status-sets/lab/sample-batch-item';
import { transfer } from '@nidan/domain/status-sets/lab/transfer';
import { indent } from '@nidan/domain/status-sets/supply/indent';
import { interLocationTransfer } from '@nidan/domain/status-sets/supply/inter-location-transfer';
import { inventoryAudit } from '@nidan/domain/status-sets/supply/inventory-audit';
import { defineTexts } from './define-texts.ts';
import { englishLabels } from './english-labels.ts';

/** Sets whose states stand on screens, but for the account of the lab, whose words come before the sign-in. */
const SHOWN = [
  indent,
  interLocationTransfer,
  inventoryAudit,
  accountStatus,
  billTest,
  customerAdvance,
  paymentOrder,
  importJob,
  integrationLog,
  masterData,
  physicalSample,
  refund,
  reportDispatch,
  rerun,
  qcRun,
  ruleSet,
  machineData,
  machineDriver,
  cultureCase,
  sampleBatchItem,
  transfer,
  incomingSample,
  incomingOrder,
] as const;
export type ShownSet = (typeof SHOWN)[number];

/** Labels of states. */
export const stateTexts = defineTexts(englishLabels(SHOWN)).translated({
  hi: async () => (await import('./state-texts-hi.ts')).stateTextsHi,
  mr: async () => (await import('./state-texts-mr.ts')).stateTextsMr,
});
