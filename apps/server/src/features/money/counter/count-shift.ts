import type {
  countShift as countEndpoint,
  countShiftFor as countForEndpoint,
} from '@nidan/contract/money/counter/counter-endpoints';
import type { AnswerOf, BodyOf } from '@nidan/contract/kernel/endpoint';
import { countedPaise } from '@nidan/domain/counter/cash-count';
import { openClosed } from '@nidan/domain/status-sets/open-closed';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import { lockShiftAs, lockShiftOfOther } from './lock-shift-as.ts';
import { type LockedShift, writeCount } from './shift-rows.ts';
import { readShiftOf } from './shift.query.ts';

type Body = BodyOf<typeof countEndpoint>;
type Answer = AnswerOf<typeof countEndpoint>;

async function countLocked(ctx: Ctx, shift: LockedShift, body: Body): Promise<Answer> {
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

/** Saves a count of the caller's drawer; every count stays in the audit trail. Answers the shift with what it should hold. */
export async function countShift(ctx: Ctx, body: Body): Promise<Answer> {
  return countLocked(ctx, await lockShiftAs(ctx, body, 'userId'), body);
}

/** Saves the caller's count of the drawer of somebody who is absent. */
export async function countShiftFor(ctx: Ctx, body: BodyOf<typeof countForEndpoint>): Promise<Answer> {
  return countLocked(ctx, await lockShiftOfOther(ctx, body), body);
}
