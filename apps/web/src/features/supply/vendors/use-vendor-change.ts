import { listContracts } from '@nidan/contract/supply/contracts/contract-endpoints';
import { listVendors, vendorFullDetails } from '@nidan/contract/supply/vendors/vendor-endpoints';
import type { Endpoint } from '@nidan/contract/kernel/endpoint';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';

/** A command on a vendor, after which its list and its panel are read again. */
export function useVendorChange<P, Q, B, A>(endpoint: Endpoint<P, Q, B, A>, onDone?: (answer: A) => void) {
  return useApiMutation(endpoint, {
    outdates: [listVendors, vendorFullDetails, listContracts],
    ...(onDone === undefined ? {} : { onDone }),
  });
}
