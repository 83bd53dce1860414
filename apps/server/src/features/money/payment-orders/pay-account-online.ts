import * as agencyOrderEndpoints from '@nidan/contract/money/payment-orders/agency-order-endpoints';
import type { PaymentOrderView } from '@nidan/contract/money/payment-orders/payment-order-view';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { isOverTries, MOST_TRIES_AN_HOUR } from '@nidan/domain/payments/agency-tries';
import { minutesOfChannel } from '@nidan/domain/payments/order-channel';
import { requireRight } from '../../../kernel/access/require-right.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { enqueueJob } from '../../../kernel/jobs/enqueue-job.ts';
import { holdAgencyAccount } from '../../ledger/agency-accounts/hold-agency-account.ts';
import { requireAccount } from '../agency-billing/require-account.ts';
import { readDueInvoices } from '../agency-invoices/open-invoices.query.ts';
import { workplaceOf } from '../payments/take-payments.ts';
import { readAgencyTries } from './agency-tries.query.ts';
import { checkPaymentOrder, giveUpPaymentOrder } from './give-up-payment-order.ts';
import { askGatewayJob } from './order-jobs.ts';
import { insertOrder, insertOrderInvoices } from './payment-order-rows.ts';
import { readPaymentOrderOf } from './payment-orders.query.ts';
import { isGatewayOpen } from './payment-settings.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** An agency pays for itself; for another one, and for a patient or a doctor, there is nothing here. Staff need the right to take payments. */
function requirePayer(ctx: Ctx, agencyId: string): void {
  const { scope } = ctx.caller;
  if (scope.doctorId !== null) throw refuse('not-found');
  if (scope.agencyId === null) requireRight(ctx.caller, 'payments', PERMISSION.create);
  else if (scope.agencyId !== agencyId) throw refuse('not-found');
}

/** Refuses a second payment beside one that is waited for, and one after too many that came to nothing. */
async function refuseTries(ctx: Ctx, agencyId: string): Promise<void> {
  const { open, ended } = await readAgencyTries(ctx, agencyId);
  if (open > 0) throw refuse('agency-payment-open');
  if (isOverTries({ ended })) {
    throw refuse('agency-payment-tries', { details: { count: String(MOST_TRIES_AN_HOUR) } });
  }
}

/** Refuses invoices of which nothing is due, or that are none of this agency. */
async function requireDue(ctx: Ctx, agencyId: string, invoiceIds: readonly string[]): Promise<void> {
  if (invoiceIds.length === 0) return;
  const due = new Set((await readDueInvoices(ctx, agencyId)).map(({ invoiceId }) => invoiceId));
  if (invoiceIds.some((id) => !due.has(id))) throw refuse('invoice-not-due');
}

/**
 * Asks an agency for money by a link of the gateway. The order is written first and given to the gateway after the commit; what comes is
 * booked as a receipt on the account, once.
 */
export const payAccountOnline = serve(
  agencyOrderEndpoints.payAccountOnline,
  async (ctx, { orderId, agencyId, amountPaise, invoiceIds = [] }): Promise<PaymentOrderView> => {
    requirePayer(ctx, agencyId);
    const locationId = workplaceOf(ctx);
    if (!(await isGatewayOpen(ctx.db, ctx.lId))) throw refuse('gateway-not-open');
    await requireAccount(ctx, agencyId);
    // Payments that are begun at once queue here.
    await holdAgencyAccount(ctx, agencyId);
    await refuseTries(ctx, agencyId);
    await requireDue(ctx, agencyId, invoiceIds);
    const expiresAt = new Date(ctx.now.getTime() + minutesOfChannel('link') * 60_000);
    const terms = { channel: 'link', terminalId: null, amountPaise, expiresAt } as const;
    await insertOrder(ctx, { orderId, billId: null, agencyId, locationId, ...terms });
    await insertOrderInvoices(ctx, orderId, invoiceIds);
    recordEvent(ctx, {
      entityKind: 'PAYMENT_ORDER',
      entityId: orderId,
      parts: [agencyId, ...invoiceIds],
      action: 'ask',
      after: { state: 'created', channel: 'link', agencyId, amountPaise },
    });
    enqueueJob(ctx, askGatewayJob({ lId: ctx.lId, orderId }));
    return readPaymentOrderOf(ctx, orderId);
  },
);

/** Refuses an order of a bill, and one that the caller may not pay. */
async function requireOwnOrder(ctx: Ctx, orderId: string): Promise<void> {
  const { agency } = await readPaymentOrderOf(ctx, orderId);
  if (agency === null) throw refuse('not-found');
  requirePayer(ctx, agency.agencyId);
}

/** Asks the gateway now what became of a payment of an agency. */
export const checkAccountPayment = serve(
  agencyOrderEndpoints.checkAccountPayment,
  async (ctx, { orderId }): Promise<PaymentOrderView> => {
    await requireOwnOrder(ctx, orderId);
    return checkPaymentOrder(ctx, orderId);
  },
);

/** Waits no longer for a payment of an agency. */
export const giveUpAccountPayment = serve(
  agencyOrderEndpoints.giveUpAccountPayment,
  async (ctx, body): Promise<PaymentOrderView> => {
    await requireOwnOrder(ctx, body.orderId);
    return giveUpPaymentOrder(ctx, body);
  },
);
