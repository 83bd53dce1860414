import type { Endpoint } from '@nidan/contract/kernel/endpoint';
import { listOrders, orderState } from '@nidan/contract/supply/orders/order-endpoints';
import {
  listPayables,
  listReturns,
  listVendorDebitNotes,
  listVendorInvoices,
  listVendorPayments,
  readVendorInvoice,
  vendorLedger,
} from '@nidan/contract/supply/payables/payable-endpoints';
import { listReceipts } from '@nidan/contract/supply/receipts/receipt-endpoints';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';

/** What is read again once an order, what came of it or what is owed for it has changed. */
const OUTDATED: readonly Endpoint[] = [
  listOrders,
  orderState,
  listReceipts,
  listVendorInvoices,
  readVendorInvoice,
  listVendorDebitNotes,
  listReturns,
  listPayables,
  listVendorPayments,
  vendorLedger,
];

/** A command of purchasing, after which its lists are read again. */
export function useSupplyChange<P, Q, B, A>(endpoint: Endpoint<P, Q, B, A>, onDone?: (answer: A) => void) {
  return useApiMutation(endpoint, { outdates: OUTDATED, ...(onDone === undefined ? {} : { onDone }) });
}
