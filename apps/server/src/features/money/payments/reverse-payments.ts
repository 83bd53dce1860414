import * as paymentEndpoints from '@nidan/contract/money/payments/payment-endpoints';
import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import { afterPostings, type BillBalances, paidOf, reversalPostings } from '@nidan/domain/money/journal';
import { formatRupees } from '@nidan/domain/money/rupees';
import { newId } from '../../../kernel/database/new-id.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { readBalances } from '../../ledger/balances/bill-dues.query.ts';
import { lockBills } from '../bills/bill-rows.ts';
import { numberDocuments } from '../bills/document-rows.ts';
import type { Voucher } from '../../ledger/journal/post-vouchers.ts';
import { insertPayments } from './payment-rows.ts';
import { readPayments, type StoredPayment } from './payments-to-reverse.query.ts';
import { postChange } from '../../ledger/journal/post-change.ts';
import { workplaceOf } from './take-payments.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface Reversal {
  readonly payment: StoredPayment;
  readonly reversalId: string;
}

/** Locks the bills of the payments, then reads again: what was reversed meanwhile is seen. */
async function lockPayments(ctx: Ctx, paymentIds: readonly string[]): Promise<StoredPayment[]> {
  const found = await readPayments(ctx, paymentIds);
  if (found.length !== paymentIds.length) throw refuse('not-found');
  await lockBills(ctx, [...new Set(found.map(({ billId }) => billId))]);
  return readPayments(ctx, paymentIds);
}

function requireReversible(payment: StoredPayment): void {
  if (payment.isReversal) throw refuse('payment-is-reversal');
  if (!payment.isReversed) return;
  throw refuse('payment-reversed-already', { details: { amount: formatRupees(payment.amountPaise) } });
}

/** Refuses to leave a bill of which more was refunded than was paid. */
function requireRefundsPaidFor(after: BillBalances): void {
  if (after.refunded <= paidOf(after)) return;
  throw refuse('payment-refunded', { details: { amount: formatRupees(after.refunded) } });
}

function vouchersOf(reversals: readonly Reversal[], before: BillBalances): Voucher[] {
  let balances = before;
  return reversals.map(({ payment, reversalId }) => {
    const { mode, amountPaise: amount, billId, advanceId, noteId } = payment;
    const postings = reversalPostings({ mode, amount }, balances.refundPayable);
    balances = afterPostings(balances, postings);
    return {
      billId,
      paymentId: reversalId,
      ...(advanceId === null ? {} : { advanceId }),
      ...(noteId === null ? {} : { noteId }),
      postings,
    };
  });
}

function reversalRow({ payment, reversalId }: Reversal, locationId: string, reason: string) {
  return {
    paymentId: reversalId,
    billId: payment.billId,
    mode: payment.mode,
    amountPaise: payment.amountPaise,
    reference: payment.reference,
    locationId,
    advanceId: payment.advanceId,
    noteId: payment.noteId,
    reversesPaymentId: payment.paymentId,
    reason,
  };
}

/** Takes payments back, all or none: the money returned pays what is owed to the patient first, the rest is due again. */
export const reversePayments = serve(paymentEndpoints.reversePayments, async (ctx, body) => {
  const reason = body.reason.trim();
  const payments = await lockPayments(ctx, body.paymentIds);
  const locationId = workplaceOf(ctx);
  for (const payment of payments) requireReversible(payment);
  const reversals = payments.map((payment) => ({ payment, reversalId: newId() }));
  await insertPayments(
    ctx,
    reversals.map((reversal) => reversalRow(reversal, locationId, reason)),
  );
  const byBill = Map.groupBy(reversals, ({ payment }) => payment.billId);
  const balances = await readBalances(ctx.db, ctx.lId, [...byBill.keys()]);
  const bills: AnswerOf<typeof paymentEndpoints.reversePayments>['bills'] = [];
  for (const [billId, own] of byBill) {
    const before = balances.get(billId);
    if (before === undefined) throw new Error('Every bill has balances');
    const { balances: after, dues } = await postChange(ctx, {
      billId,
      locationId,
      balances: before,
      vouchers: vouchersOf(own, before),
    });
    requireRefundsPaidFor(after);
    bills.push({ billId, dues });
  }
  await numberDocuments(
    ctx,
    reversals.map(({ reversalId }) => ({ documentId: reversalId, series: 'V' })),
  );
  for (const { payment, reversalId } of reversals) {
    const { mode, amountPaise, billId, paymentId } = payment;
    recordEvent(ctx, {
      entityKind: 'PAYMENT',
      entityId: paymentId,
      billId,
      parts: [reversalId],
      action: 'reverse',
      before: { mode, amountPaise },
      after: { reversalId },
      reason,
    });
  }
  return {
    reversals: reversals.map(({ payment: { paymentId, billId }, reversalId }) => ({
      paymentId,
      reversalId,
      billId,
    })),
    bills,
  };
});
