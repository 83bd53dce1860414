import type { countShift as countEndpoint } from '@nidan/contract/counter/counter-endpoints';
import type { AnswerOf, BodyOf } from '@nidan/contract/kernel/endpoint';
import { countedPaise } from '@nidan/domain/counter/cash-count';
import { openClosed } from '@nidan/domain/status-sets/open-closed';
import { recordEvent } from '../../kernel/events/record-event.ts';
import type { Ctx } from '../../kernel/http/context.ts';
import { stepOrRefuse } from '../../kernel/http/step-or-refuse.ts';
import { lockShiftAs } from './own-shift.ts';
import { writeCount } from './shift-rows.ts';
import { readShiftOf } from './shift.query.ts';

/** Saves a count of the caller's drawer; every count stays in the audit trail. Answers the shift with what it should hold. */
export async function countShift(
  ctx: Ctx,
  body: BodyOf<typeof countEndpoint>,
): Promise<AnswerOf<typeof countEndpoint>> {
  const shift = await lockShiftAs(ctx, body, 'userId');
  // Counted is what may be closed: the same states.
  stepOrRefuse('The shift', openClosed.step('close', shift.state));
  const counted = countedPaise(body.count);
  await writeCount(ctx, shift, { count: body.count, countedPaise: counted });
  recordEvent(ctx, {
    entityKind: 'COUNTER_SHIFT',
    entityId: shift.shiftId,
    action: 'count',
    before: { countedPaise: shift.countedPaise },
    after: { countedPaise: counted },
  });
  return readShiftOf(ctx, shift.shiftId);
}
