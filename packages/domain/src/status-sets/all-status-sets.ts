import { accountingNote } from './money/accounting-note.ts';
import { accountStatus } from './account-status.ts';
import { approvalRequest } from './approval-request.ts';
import { approvalStep } from './approval-step.ts';
import { billTest } from './lab/bill-test.ts';
import { consent } from './links/consent.ts';
import { cultureCase } from './lab/culture-case.ts';
import { customerAdvance } from './money/customer-advance.ts';
import { paymentOrder } from './money/payment-order.ts';
import { dataTransfer } from './links/data-transfer.ts';
import { debitNote } from './money/debit-note.ts';
import type { StepOutcome } from './define-status-set.ts';
import { genericOutcome } from './links/generic-outcome.ts';
import { importJob } from './links/import-job.ts';
import { incomingOrder } from './lab/incoming-order.ts';
import { incomingSample } from './lab/incoming-sample.ts';
import { indent } from './supply/indent.ts';
import { integrationLog } from './links/integration-log.ts';
import { interLocationTransfer } from './supply/inter-location-transfer.ts';
import { inventoryAudit } from './supply/inventory-audit.ts';
import { invoice } from './money/invoice.ts';
import { labAccount } from './money/lab-account.ts';
import { labPayment } from './money/lab-payment.ts';
import { logisticsSubTask } from './links/logistics-sub-task.ts';
import { logisticsTask } from './links/logistics-task.ts';
import { machineData } from './lab/machine-data.ts';
import { machineDriver } from './lab/machine-driver.ts';
import { masterData } from './master-data.ts';
import { openClosed } from './open-closed.ts';
import { payout } from './money/payout.ts';
import { physicalSample } from './lab/physical-sample.ts';
import { purchaseOrder } from './supply/purchase-order.ts';
import { qcRun } from './lab/qc-run.ts';
import { rateContract } from './money/rate-contract.ts';
import { refund } from './money/refund.ts';
import { reportDispatch } from './lab/report-dispatch.ts';
import { requestState } from './links/request-state.ts';
import { rerun } from './lab/rerun.ts';
import { ruleSet } from './lab/rule-set.ts';
import { sampleBatchItem } from './lab/sample-batch-item.ts';
import { settlementBatch } from './money/settlement-batch.ts';
import { simpleAcceptance } from './lab/simple-acceptance.ts';
import { testStage } from './lab/test-stage.ts';
import { transfer } from './lab/transfer.ts';
import type { ActionDefinition, StateDefinition } from './status-table.ts';

/** A status set as data, whatever its states are. */
export interface DescribedStatusSet {
  readonly name: string;
  readonly initial: string;
  readonly alsoStartsIn: readonly string[];
  readonly states: Readonly<Record<string, StateDefinition>>;
  readonly actions: Readonly<Record<string, ActionDefinition>>;
  /** What a CHECK of the database allows. */
  readonly storedCodes: readonly (number | string)[];
  possible(state: string): string[];
  step(action: string, from: string, to?: string): StepOutcome<string, string>;
}

/** Every status set of the product, for the generated page, the vocabulary and the check against the database. */
export const ALL_STATUS_SETS: readonly DescribedStatusSet[] = [
  billTest,
  physicalSample,
  incomingSample,
  incomingOrder,
  sampleBatchItem,
  transfer,
  simpleAcceptance,
  rerun,
  qcRun,
  ruleSet,
  machineData,
  machineDriver,
  cultureCase,
  testStage,
  reportDispatch,
  invoice,
  refund,
  customerAdvance,
  accountingNote,
  paymentOrder,
  payout,
  debitNote,
  labPayment,
  settlementBatch,
  labAccount,
  purchaseOrder,
  indent,
  interLocationTransfer,
  inventoryAudit,
  rateContract,
  logisticsTask,
  logisticsSubTask,
  requestState,
  approvalRequest,
  approvalStep,
  masterData,
  accountStatus,
  openClosed,
  consent,
  dataTransfer,
  importJob,
  genericOutcome,
  integrationLog,
];
