import type { Endpoint } from '@nidan/contract/kernel/endpoint';
import {
  listAgencyAccounts,
  listAgencyReceipts,
  readAgencyAccount,
  readAgencyLedger,
} from '@nidan/contract/money/agency-billing/agency-account-endpoints';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';

/** What is read again once something moved on the account of an agency. */
const OUTDATED: readonly Endpoint[] = [
  listAgencyAccounts,
  listAgencyReceipts,
  readAgencyAccount,
  readAgencyLedger,
];

/** A command on the account of an agency, after which its lists are read again. */
export function useAgencyChange<P, Q, B, A>(endpoint: Endpoint<P, Q, B, A>, onDone?: (answer: A) => void) {
  return useApiMutation(endpoint, { outdates: OUTDATED, ...(onDone === undefined ? {} : { onDone }) });
}
