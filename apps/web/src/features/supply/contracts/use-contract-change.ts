import type { Endpoint } from '@nidan/contract/kernel/endpoint';
import {
  compareContracts,
  listContracts,
  readContract,
} from '@nidan/contract/supply/contracts/contract-endpoints';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';

/** A command on a contract, after which its list, its panel and the comparison are read again. */
export function useContractChange<P, Q, B, A>(endpoint: Endpoint<P, Q, B, A>, onDone?: (answer: A) => void) {
  return useApiMutation(endpoint, {
    outdates: [listContracts, readContract, compareContracts],
    ...(onDone === undefined ? {} : { onDone }),
  });
}
