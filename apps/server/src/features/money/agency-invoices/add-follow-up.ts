import * as agencyPaymentEndpoints from '@nidan/contract/money/agency-invoices/agency-payment-endpoints';
import type { FollowUpView } from '@nidan/contract/money/agency-invoices/agency-payment-view';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import { refuseField } from '../../../kernel/http/refuse.ts';
import { requireAccount } from '../agency-billing/require-account.ts';
import { insertFollowUp } from './follow-up-rows.ts';
import { readFollowUp } from './follow-ups.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Notes what an agency promised to pay; a promise is for today or a day to come. */
export const addFollowUp = serve(
  agencyPaymentEndpoints.addFollowUp,
  async (ctx, body): Promise<FollowUpView> => {
    const { followUpId, agencyId, promisedOn, amountPaise } = body;
    await requireAccount(ctx, agencyId);
    if (promisedOn < calendarDateIn(ctx.lab.timeZone, ctx.now)) {
      throw refuseField('promisedOn', 'promise-day-over');
    }
    await insertFollowUp(ctx, { ...body, who: body.who.trim(), note: body.note?.trim() ?? '' });
    recordEvent(ctx, {
      entityKind: 'AGENCY_ACCOUNT',
      entityId: agencyId,
      parts: [followUpId],
      action: 'promise',
      after: { promisedOn, amountPaise },
    });
    return readFollowUp(ctx, followUpId);
  },
);
