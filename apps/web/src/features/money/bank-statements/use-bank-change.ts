import type { Endpoint } from '@nidan/contract/kernel/endpoint';
import {
  bankLineCandidates,
  listBankAccounts,
  listBankLines,
  proposeBankMatches,
} from '@nidan/contract/money/bank-statements/bank-statement-endpoints';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';

const OUTDATED: readonly Endpoint[] = [
  listBankAccounts,
  listBankLines,
  proposeBankMatches,
  bankLineCandidates,
];

/** A command of statements of banks, after which their lists are read again. */
export function useBankChange<P, Q, B, A>(endpoint: Endpoint<P, Q, B, A>, onDone?: (answer: A) => void) {
  return useApiMutation(endpoint, { outdates: OUTDATED, ...(onDone === undefined ? {} : { onDone }) });
}
