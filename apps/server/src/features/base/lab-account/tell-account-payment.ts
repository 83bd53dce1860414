import * as accountPaymentEndpoints from '@nidan/contract/base/lab-account/account-payment-endpoints';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { entityIdOfLab } from '../../../kernel/events/entity-id-of-lab.query.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import { refuseField } from '../../../kernel/http/refuse.ts';
import { insertAccountPayment } from './account-payment-rows.ts';
import { serve } from '../../../kernel/http/serve.ts';

/**
 * Keeps what the lab says it has paid to the platform, also while its account is blocked. It changes nothing else: the operator
 * looks the payment up at the bank and sets the standing.
 */
export const tellAccountPayment = serve(
  accountPaymentEndpoints.tellAccountPayment,
  async (ctx, { paymentId, amountPaise, paidOn, reference }) => {
    const { db, lId, lab, caller, now } = ctx;
    if (paidOn > calendarDateIn(lab.timeZone, now)) throw refuseField('paidOn', 'day-to-come');
    await insertAccountPayment(db, lId, {
      payment_id: paymentId,
      amount_paise: amountPaise,
      paid_on: paidOn,
      reference,
      told_by: caller.userId,
      told_at: now,
    });
    recordEvent(ctx, {
      entityKind: 'LAB',
      entityId: await entityIdOfLab(ctx),
      action: 'tellPayment',
      after: { amountPaise, paidOn, reference },
    });
    return { paymentId, amountPaise, paidOn, reference, toldBy: caller.name, toldAt: now.toISOString() };
  },
);
