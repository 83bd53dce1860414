import * as counterEndpoints from '@nidan/contract/money/counter/counter-endpoints';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import { workplaceOf } from '../payments/take-payments.ts';
import { insertShift } from './shift-rows.ts';
import { readShiftOf } from './shift.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Begins a shift of the caller where they work; refused while their last one there is open. */
export const openShift = serve(counterEndpoints.openShift, async (ctx, { shiftId, floatPaise }) => {
  const locationId = workplaceOf(ctx);
  await insertShift(ctx, { shiftId, locationId, floatPaise });
  recordEvent(ctx, {
    entityKind: 'COUNTER_SHIFT',
    entityId: shiftId,
    action: 'create',
    after: { locationId, floatPaise },
  });
  return readShiftOf(ctx, shiftId);
});
