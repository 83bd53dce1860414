import * as counterEndpoints from '@nidan/contract/money/counter/counter-endpoints';
import type { AnswerOf, BodyOf } from '@nidan/contract/kernel/endpoint';
import { countedPaise } from '@nidan/domain/counter/cash-count';
import { isRecount } from '@nidan/domain/counter/recount';
import { expectedCash, sumByMode } from '@nidan/domain/counter/shift-sums';
import { formatRupees } from '@nidan/domain/money/rupees';
import { openClosed } from '@nidan/domain/status-sets/open-closed';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import { readWaitingPostings } from './counter-postings.query.ts';
import { lockShiftAs, lockShiftOfOther } from './lock-shift-as.ts';
import { type LockedShift, writeCount } from './shift-rows.ts';
import { readShiftOf } from './shift.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

type Body = BodyOf<typeof counterEndpoints.countShift>;
type Answer = AnswerOf<typeof counterEndpoints.countShift>;

/** Why it was counted anew; null for a blind count. */
function reasonOf(
  { caller }: Ctx,
  shift: LockedShift,
  { counted, reason }: { readonly counted: number; readonly reason: string | undefined },
): string | null {
  const { countedBy, countedPaise: before } = shift;
  const last = countedBy === null || before === null ? null : { countedBy, countedPaise: before };
  if (!isRecount(last, { countedBy: caller.userId, countedPaise: counted })) return null;
  if (reason !== undefined) return reason.trim();
  const details = { counted: formatRupees(before ?? 0) };
  throw refuse('recount-reason-missing', { details, at: 'reason' });
}

async function countLocked(ctx: Ctx, shift: LockedShift, body: Body): Promise<Answer> {
  // Counted is what may be closed: the same states.
  stepOrRefuse('The shift', openClosed.step('close', shift.state));
  const counted = countedPaise(body.count);
  const reason = reasonOf(ctx, shift, { counted, reason: body.reason });
  const expected = expectedCash(shift.floatPaise, sumByMode(await readWaitingPostings(ctx, shift)));
  const counting = { count: body.count, countedPaise: counted, expectedPaise: expected, reason };
  await writeCount(ctx, shift, counting);
  recordEvent(ctx, {
    entityKind: 'COUNTER_SHIFT',
    entityId: shift.shiftId,
    action: 'count',
    before: { countedPaise: shift.countedPaise },
    after: { countedPaise: counted },
    reason,
  });
  return readShiftOf(ctx, shift.shiftId);
}

/** Saves a count of the caller's drawer; every count stays in the audit trail. Answers the shift with what it should hold. */
export const countShift = serve(counterEndpoints.countShift, async (ctx, body: Body): Promise<Answer> => {
  return countLocked(ctx, await lockShiftAs(ctx, body, 'userId'), body);
});

/** Saves the caller's count of the drawer of somebody who is absent. */
export const countShiftFor = serve(counterEndpoints.countShiftFor, async (ctx, body): Promise<Answer> => {
  return countLocked(ctx, await lockShiftOfOther(ctx, body), body);
});
