import { listPayments } from '@nidan/contract/money/payments/payment-endpoints';
import type { PaymentDesk } from './payment-desk.ts';

/** What stands in the books of a bill, as the front desk reads it. */
export async function bookedPayments({ app }: PaymentDesk, billId: string) {
  const { rows } = await app.as('Front desk').ok(listPayments, { query: { billId } });
  return rows.map(({ mode, amountPaise, reference }) => ({ mode, amountPaise, reference }));
}
