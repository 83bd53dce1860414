import type { Endpoint } from '@nidan/contract/kernel/endpoint';
import {
  labPaymentsAgainst,
  listLabPayments,
  listTransferRequests,
} from '@nidan/contract/money/settlements/lab-payment-endpoints';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';

const OUTDATED: readonly Endpoint[] = [listLabPayments, listTransferRequests, labPaymentsAgainst];

/** A command of money between places, after which its lists are read again. */
export function useSettlementChange<P, Q, B, A>(
  endpoint: Endpoint<P, Q, B, A>,
  onDone?: (answer: A) => void,
) {
  return useApiMutation(endpoint, { outdates: OUTDATED, ...(onDone === undefined ? {} : { onDone }) });
}
