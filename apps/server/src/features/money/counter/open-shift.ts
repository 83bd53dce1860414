import type { openShift as openEndpoint } from '@nidan/contract/money/counter/counter-endpoints';
import type { AnswerOf, BodyOf } from '@nidan/contract/kernel/endpoint';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { workplaceOf } from '../payments/take-payments.ts';
import { insertShift } from './shift-rows.ts';
import { readShiftOf } from './shift.query.ts';

/** Begins a shift of the caller where they work; refused while their last one there is open. */
export async function openShift(
  ctx: Ctx,
  { shiftId, floatPaise }: BodyOf<typeof openEndpoint>,
): Promise<AnswerOf<typeof openEndpoint>> {
  const locationId = workplaceOf(ctx);
  await insertShift(ctx, { shiftId, locationId, floatPaise });
  recordEvent(ctx, {
    entityKind: 'COUNTER_SHIFT',
    entityId: shiftId,
    action: 'create',
    after: { locationId, floatPaise },
  });
  return readShiftOf(ctx, shiftId);
}
