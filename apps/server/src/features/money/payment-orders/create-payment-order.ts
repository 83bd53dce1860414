import * as paymentOrderEndpoints from '@nidan/contract/money/payment-orders/payment-order-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type { PaymentOrderView } from '@nidan/contract/money/payment-orders/payment-order-view';
import { formatRupees } from '@nidan/domain/money/rupees';
import { minutesOfChannel } from '@nidan/domain/payments/order-channel';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse, refuseField } from '../../../kernel/http/refuse.ts';
import { enqueueJob } from '../../../kernel/jobs/enqueue-job.ts';
import { lockDueOfBill } from '../bills/lock-due-of-bill.ts';
import { workplaceOf } from '../payments/take-payments.ts';
import { askGatewayJob } from './order-jobs.ts';
import { insertOrder } from './payment-order-rows.ts';
import { readPaymentOrderOf } from './payment-orders.query.ts';
import { isGatewayOpen, readTerminal } from './payment-settings.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

type Body = BodyOf<typeof paymentOrderEndpoints.createPaymentOrder>;

/** The terminal that is to read the card; null for another channel. Refused when it cannot be used here. */
async function terminalOf(
  ctx: Ctx,
  { channel, terminalId }: Body,
  locationId: string,
): Promise<string | null> {
  if (channel !== 'terminal') {
    if (terminalId !== undefined) throw refuseField('terminalId', 'no-terminal-here');
    if (!(await isGatewayOpen(ctx.db, ctx.lId))) throw refuse('gateway-not-open');
    return null;
  }
  if (terminalId === undefined) throw refuseField('terminalId', 'terminal-needed');
  const terminal = await readTerminal(ctx.db, { lId: ctx.lId, terminalId });
  if (terminal === null) throw refuse('not-found');
  const { name } = terminal;
  const status = masterData.stateOf(terminal.status);
  if (status !== 'enabled') {
    throw refuse('terminal-not-usable', { details: { name, label: masterData.labelOf(status) } });
  }
  if (terminal.locationId !== locationId) throw refuse('terminal-of-other-place', { details: { name } });
  return terminalId;
}

/**
 * Asks a patient for at most what is due on a bill. The order is written first and given to the gateway after the commit, so
 * that a crash between the two loses nothing and asks nobody twice.
 */
export const createPaymentOrder = serve(
  paymentOrderEndpoints.createPaymentOrder,
  async (ctx, body: Body): Promise<PaymentOrderView> => {
    const { orderId, billId, channel, amountPaise } = body;
    const locationId = workplaceOf(ctx);
    const due = await lockDueOfBill(ctx, billId);
    if (amountPaise > due) {
      const details = { over: formatRupees(amountPaise - due), due: formatRupees(due) };
      throw refuse('payment-over-due', { details, at: 'amountPaise' });
    }
    const terminalId = await terminalOf(ctx, body, locationId);
    const expiresAt = new Date(ctx.now.getTime() + minutesOfChannel(channel) * 60_000);
    await insertOrder(ctx, {
      orderId,
      billId,
      agencyId: null,
      locationId,
      channel,
      terminalId,
      amountPaise,
      expiresAt,
    });
    recordEvent(ctx, {
      entityKind: 'PAYMENT_ORDER',
      entityId: orderId,
      billId,
      action: 'ask',
      after: { state: 'created', channel, amountPaise },
    });
    enqueueJob(ctx, askGatewayJob({ lId: ctx.lId, orderId }));
    return readPaymentOrderOf(ctx, orderId);
  },
);
