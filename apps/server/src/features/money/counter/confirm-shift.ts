import * as counterEndpoints from '@nidan/contract/money/counter/counter-endpoints';
import { formatRupees } from '@nidan/domain/money/rupees';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { lockShiftAs } from './lock-shift-as.ts';
import { writeConfirmation } from './shift-rows.ts';
import { readShiftOf } from './shift.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Confirms what was handed to the caller by their own count; another amount needs a reason. */
export const confirmShift = serve(counterEndpoints.confirmShift, async (ctx, body) => {
  const shift = await lockShiftAs(ctx, body, 'handedTo');
  if (shift.isConfirmed) throw refuse('hand-over-confirmed');
  const { countedPaise: drawer, floatLeftPaise: left } = shift;
  if (drawer === null || left === null) throw new Error('A shift that was handed over is counted');
  const handed = drawer - left;
  const { countedPaise: counted } = body;
  const reason = counted === handed ? null : (body.reason?.trim() ?? null);
  if (counted !== handed && reason === null) {
    const details = { handed: formatRupees(handed), counted: formatRupees(counted) };
    throw refuse('hand-over-differs', { details });
  }
  await writeConfirmation(ctx, shift, { countedPaise: counted, reason });
  recordEvent(ctx, {
    entityKind: 'COUNTER_SHIFT',
    entityId: shift.shiftId,
    action: 'confirm',
    before: { handedPaise: handed },
    after: { countedPaise: counted },
    reason,
  });
  return readShiftOf(ctx, shift.shiftId);
});
