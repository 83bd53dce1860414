import * as paymentEndpoints from '@nidan/contract/money/payments/payment-endpoints';
import type { Ctx } from '../../../kernel/http/context.ts';
import { readBalancesOfBill } from '../../ledger/balances/bill-dues.query.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import { lockBill, notePayer } from '../bills/bill-rows.ts';
import { payerOfBill } from './payer-of-bill.ts';
import { takeMoney } from './take-money.ts';
import { workplaceOf } from './take-payments.ts';
import { writeAdvances } from '../advances/write-advances.ts';
import { writePayments } from './write-payments.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface Passed {
  readonly billId: string;
  readonly payerId: string;
  readonly charge: number;
}

async function passToAgency(ctx: Ctx, { billId, payerId, charge }: Passed): Promise<void> {
  await notePayer(ctx, billId, payerId);
  recordEvent(ctx, {
    entityKind: 'BILL',
    entityId: billId,
    billId,
    action: 'passToAgency',
    after: { agencyId: payerId, amountPaise: charge },
  });
}

/**
 * Takes money for a bill; refused as a whole when it is more than what is due at the moment that the bill is locked, unless
 * what is too much is to be an advance of the patient. In the mode 'agency' its agency takes over what is left.
 */
export const receivePayments = serve(paymentEndpoints.receivePayments, async (ctx, { billId, ...given }) => {
  const locationId = workplaceOf(ctx);
  const { patientId, agencyId } = await lockBill(ctx, billId);
  const stood = await readBalancesOfBill(ctx.db, ctx.lId, billId);
  const due = stood.receivable;
  const { payerId, payments, charge } = await payerOfBill(ctx, { agencyId, payments: given.payments, due });
  const money = await takeMoney(ctx, {
    ...given,
    payments,
    billId,
    patientId,
    agencyId,
    locationId,
    due: due - charge,
  });
  const balances = { ...stood, payerId: payerId ?? stood.payerId };
  if (payerId !== null) await passToAgency(ctx, { billId, payerId, charge });
  await writeAdvances(ctx, money.advances);
  const dues = await writePayments(ctx, { billId, locationId, balances, money });
  return {
    billId,
    paymentIds: money.taken.map(({ paymentId }) => paymentId),
    advanceIds: money.advances.map(({ advanceId }) => advanceId),
    dues,
  };
});
