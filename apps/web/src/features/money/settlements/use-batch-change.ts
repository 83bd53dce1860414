import type { Endpoint } from '@nidan/contract/kernel/endpoint';
import {
  listSettlementBatches,
  listSettlementItems,
  settlementBatchesAgainst,
} from '@nidan/contract/money/settlements/settlement-batch-endpoints';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';

const OUTDATED: readonly Endpoint[] = [listSettlementBatches, listSettlementItems, settlementBatchesAgainst];

/** A command of batches, after which their lists are read again. */
export function useBatchChange<P, Q, B, A>(endpoint: Endpoint<P, Q, B, A>, onDone?: (answer: A) => void) {
  return useApiMutation(endpoint, { outdates: OUTDATED, ...(onDone === undefined ? {} : { onDone }) });
}
