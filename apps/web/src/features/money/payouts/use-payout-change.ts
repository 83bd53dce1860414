import type { Endpoint } from '@nidan/contract/kernel/endpoint';
import { listPayees, listPayouts, readPayout } from '@nidan/contract/money/payouts/payout-endpoints';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';

const OUTDATED: readonly Endpoint[] = [listPayees, listPayouts, readPayout];

/** A command of payouts, after which its lists are read again. */
export function usePayoutChange<P, Q, B, A>(endpoint: Endpoint<P, Q, B, A>, onDone?: (answer: A) => void) {
  return useApiMutation(endpoint, { outdates: OUTDATED, ...(onDone === undefined ? {} : { onDone }) });
}
