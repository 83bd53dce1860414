import type { LabPaymentState } from '../../status-sets/money/lab-payment.ts';
import type {
  SettlementBatchAction,
  SettlementBatchState,
} from '../../status-sets/money/settlement-batch.ts';
import type { LabPaymentPart } from '../lab-payment-people.ts';

/** States in which money between places that was brought to the bank is expected there. */
export const BANKED_STATES = [
  'SUBMITTED_TO_BANK',
  'APPROVED_FINANCE',
  'ARCHIVAL_REQUEST_CREATED',
  'ARCHIVED',
  'ARCHIVAL_REJECTED',
] as const satisfies readonly LabPaymentState[];

/** States in which the bank knows of a batch. */
export const SENT_STATES = [
  'SUBMITTED_TO_BANK',
  'SETTLED',
  'ARCHIVAL_REQUEST_CREATED',
  'ARCHIVED',
  'ARCHIVAL_REJECTED',
] as const satisfies readonly SettlementBatchState[];

/** Whether a batch still gives back what it holds: nobody has asked for it. */
export function givesBack(state: SettlementBatchState): boolean {
  return state === 'OPEN';
}

/** Who did what with a batch; null: nobody yet. Ids of accounts. */
export interface SettlementBatchPeople {
  readonly requestedBy: string | null;
  readonly archivalBy: string | null;
}

/** Who must be another person than whoever takes a step, and what that person did before. */
const NOT_BY: Partial<Record<SettlementBatchAction, keyof SettlementBatchPeople>> = {
  settle: 'requestedBy',
  archive: 'archivalBy',
  rejectArchival: 'archivalBy',
};

/** The person of an earlier step whom a step must not be shared with (spec §6); null: nobody. */
export function otherOfBatchStep(
  action: SettlementBatchAction,
  people: SettlementBatchPeople,
): string | null {
  const other = NOT_BY[action];
  return other === undefined ? null : people[other];
}

/** What keeps somebody from a step of a batch; null: nothing. */
export function ownPartOfBatch(
  action: SettlementBatchAction,
  people: SettlementBatchPeople,
  userId: string,
): LabPaymentPart | null {
  return otherOfBatchStep(action, people) === userId ? 'requested' : null;
}
