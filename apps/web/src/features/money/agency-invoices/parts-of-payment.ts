import type { OpenInvoice } from '@nidan/contract/money/agency-invoices/agency-payment-view';
import { payInOrder } from '@nidan/domain/agencies/pay-invoices';

/** The invoices that an amount in paise pays: those that are chosen, else all, each to what is due. */
export function partsOfPayment(
  open: readonly OpenInvoice[],
  chosen: ReadonlySet<string>,
  amount: number,
): ReadonlyMap<string, number> {
  const due = open
    .filter(({ invoiceId }) => chosen.size === 0 || chosen.has(invoiceId))
    .map(({ invoiceId, duePaise }) => ({ id: invoiceId, most: duePaise }));
  return new Map(payInOrder([{ id: '', most: amount }], due).map((part) => [part.invoiceId, part.amount]));
}
