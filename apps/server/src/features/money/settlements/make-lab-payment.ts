import { faultAt } from '@nidan/contract/kernel/faults/field-faults';
import * as labPaymentEndpoints from '@nidan/contract/money/settlements/lab-payment-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { formatRupees } from '@nidan/domain/money/rupees';
import { formatDate } from '@nidan/domain/time/indian-date';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { workplaceOf } from '../payments/take-payments.ts';
import { holdPlace } from './hold-place.ts';
import { insertLabPayment, type NewLabPayment } from './lab-payment-rows.ts';
import { readLabPayment } from './lab-payments.query.ts';
import { readTakings } from './takings.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

type PayBody = BodyOf<typeof labPaymentEndpoints.makeLabPayment>;

async function requireLeft(ctx: Ctx, { mode, days }: PayBody, locationId: string): Promise<void> {
  if (new Set(days.map(({ day }) => day)).size < days.length)
    throw refuse('invalid-input', { errors: [faultAt('days', 'name-each-day-once')] });
  const takings = await readTakings(ctx, { locationId, mode });
  for (const { day, amountPaise } of days) {
    const left = takings.find((one) => one.day === day)?.leftPaise ?? 0;
    if (amountPaise <= left) continue;
    const details = { amount: formatRupees(amountPaise), left: formatRupees(left), day: formatDate(day) };
    throw refuse('lab-payment-over-day', { details });
  }
}

async function make(ctx: Ctx, payment: NewLabPayment) {
  const { paymentId, kind, fromLocationId, toLocationId, amountPaise, mode, state } = payment;
  // Takings of a place that go from it to the bank stay its own until then.
  if (kind === 'transfer' && fromLocationId === toLocationId) throw refuse('lab-payment-same-place');
  await insertLabPayment(ctx, payment);
  recordEvent(ctx, {
    entityKind: 'LAB_PAYMENT',
    entityId: paymentId,
    parts: [fromLocationId, toLocationId],
    action: state === 'DRAFT' ? 'draft' : 'create',
    after: { state, kind, mode, amountPaise },
  });
  return readLabPayment(ctx, paymentId);
}

/** Hands takings over to another place, or to the own one for the bank, against the days that they are of. */
export const makeLabPayment = serve(labPaymentEndpoints.makeLabPayment, async (ctx, body: PayBody) => {
  const { isDraft, days, purpose, ...moved } = body;
  const fromLocationId = workplaceOf(ctx);
  await holdPlace(ctx, fromLocationId);
  await requireLeft(ctx, body, fromLocationId);
  return make(ctx, {
    ...moved,
    kind: 'payment',
    fromLocationId,
    days,
    purpose: purpose.trim(),
    amountPaise: days.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
    state: isDraft ? 'DRAFT' : 'CREATED',
  });
});

/** Asks to move money from one place to another. */
export const makeTransferRequest = serve(
  labPaymentEndpoints.makeTransferRequest,
  async (ctx, { isDraft, purpose, ...moved }) => {
    await holdPlace(ctx, moved.fromLocationId);
    const state = isDraft ? ('DRAFT' as const) : ('CREATED' as const);
    return make(ctx, { ...moved, kind: 'transfer', days: [], purpose: purpose.trim(), state });
  },
);
