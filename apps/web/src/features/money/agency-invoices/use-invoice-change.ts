import type { Endpoint } from '@nidan/contract/kernel/endpoint';
import {
  listAgencyInvoices,
  listInvoiceRuns,
  readAgencyInvoice,
} from '@nidan/contract/money/agency-invoices/agency-invoice-endpoints';
import {
  agencyAgeing,
  invoicePaymentDetails,
  listAllocations,
  listFollowUps,
  listUnallocatedCredits,
} from '@nidan/contract/money/agency-invoices/agency-payment-endpoints';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';

/** What is read again once an invoice, or what pays one, changed. */
const OUTDATED: readonly Endpoint[] = [
  listAgencyInvoices,
  readAgencyInvoice,
  listInvoiceRuns,
  invoicePaymentDetails,
  listAllocations,
  listUnallocatedCredits,
  agencyAgeing,
  listFollowUps,
];

/** A command on invoices of agencies, after which their lists are read again. */
export function useInvoiceChange<P, Q, B, A>(endpoint: Endpoint<P, Q, B, A>, onDone?: (answer: A) => void) {
  return useApiMutation(endpoint, { outdates: OUTDATED, ...(onDone === undefined ? {} : { onDone }) });
}
