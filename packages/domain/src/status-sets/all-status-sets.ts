import { accountingNote } from './accounting-note.ts';
import { accountStatus } from './account-status.ts';
import { approvalRequest } from './approval-request.ts';
import { approvalStep } from './approval-step.ts';
import { billTest } from './bill-test.ts';
import { consent } from './consent.ts';
import { customerAdvance } from './customer-advance.ts';
import { paymentOrder } from './payment-order.ts';
import { dataTransfer } from './data-transfer.ts';
import { debitNote } from './debit-note.ts';
import type { StepOutcome } from './define-status-set.ts';
import { genericOutcome } from './generic-outcome.ts';
import { importJob } from './import-job.ts';
import { incomingOrder } from './incoming-order.ts';
import { incomingSample } from './incoming-sample.ts';
import { indent } from './indent.ts';
import { integrationLog } from './integration-log.ts';
import { interLocationTransfer } from './inter-location-transfer.ts';
import { inventoryAudit } from './inventory-audit.ts';
import { invoice } from './invoice.ts';
import { labAccount } from './lab-account.ts';
import { labPayment } from './lab-payment.ts';
import { logisticsSubTask } from './logistics-sub-task.ts';
import { logisticsTask } from './logistics-task.ts';
import { masterData } from './master-data.ts';
import { openClosed } from './open-closed.ts';
import { physicalSample } from './physical-sample.ts';
import { purchaseOrder } from './purchase-order.ts';
import { rateContract } from './rate-contract.ts';
import { refund } from './refund.ts';
import { reportDispatch } from './report-dispatch.ts';
import { requestState } from './request-state.ts';
import { rerun } from './rerun.ts';
import { sampleBatchItem } from './sample-batch-item.ts';
import { settlementBatch } from './settlement-batch.ts';
import { simpleAcceptance } from './simple-acceptance.ts';
import { testStage } from './test-stage.ts';
import { transfer } from './transfer.ts';
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
  testStage,
  reportDispatch,
  invoice,
  refund,
  customerAdvance,
  accountingNote,
  paymentOrder,
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
