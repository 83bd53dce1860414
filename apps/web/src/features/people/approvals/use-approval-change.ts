import {
  countApprovals,
  listApprovals,
  readApproval,
} from '@nidan/contract/people/approvals/approval-endpoints';
import { listBills, readBill } from '@nidan/contract/money/bills/bill-endpoints';
import type { Endpoint } from '@nidan/contract/kernel/endpoint';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';

/** A decision about a request: its lists and the bill that it changes are read again. */
export function useApprovalChange<Params, Query, Body, Answer>(
  endpoint: Endpoint<Params, Query, Body, Answer>,
  onDone?: (answer: Answer) => void,
) {
  return useApiMutation(endpoint, {
    outdates: [listApprovals, countApprovals, readApproval, readBill, listBills],
    ...(onDone ? { onDone } : {}),
  });
}
