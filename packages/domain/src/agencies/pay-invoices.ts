import { type CalendarDate } from '../time/calendar-date.ts';
import type { Share } from '../money/spread-in-order.ts';
import type { PromiseOutcome } from './invoice-words.ts';

/** A part of a credit that pays a part of an invoice, in paise. */
export interface InvoicePart {
  readonly creditId: string;
  readonly invoiceId: string;
  readonly amount: number;
}

/** Pays invoices with credits, both in the order given and each to its most, until one side is spent. In paise. */
export function payInOrder(credits: readonly Share[], invoices: readonly Share[]): InvoicePart[] {
  const parts: InvoicePart[] = [];
  const left = credits.map(({ most }) => most);
  let at = 0;
  for (const { id: invoiceId, most } of invoices) {
    let due = most;
    while (due > 0 && at < credits.length) {
      const amount = Math.min(due, left[at] ?? 0);
      if (amount > 0) parts.push({ creditId: credits[at]?.id ?? '', invoiceId, amount });
      due -= amount;
      left[at] = (left[at] ?? 0) - amount;
      if ((left[at] ?? 0) <= 0) at += 1;
    }
  }
  return parts;
}

/** What became of a promise to pay so much, in paise, by a day: kept at once by whoever pays before it. */
export function promiseOutcomeOf(
  promise: { readonly on: CalendarDate; readonly amount: number; readonly received: number },
  today: CalendarDate,
): PromiseOutcome {
  const { on, amount, received } = promise;
  if (received >= amount) return 'kept';
  if (today <= on) return 'waiting';
  return received > 0 ? 'partKept' : 'broken';
}
