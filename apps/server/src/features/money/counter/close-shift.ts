import * as counterEndpoints from '@nidan/contract/money/counter/counter-endpoints';
import type { AnswerOf, BodyOf } from '@nidan/contract/kernel/endpoint';
import { differenceText, expectedCash, sumByMode } from '@nidan/domain/counter/shift-sums';
import { formatRupees } from '@nidan/domain/money/rupees';
import { openClosed } from '@nidan/domain/status-sets/open-closed';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse, refuseField } from '../../../kernel/http/refuse.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import { postCashDifference } from '../payments/post-cash-difference.ts';
import { readCounterPeople } from './counter-people.query.ts';
import { readWaitingPostings } from './counter-postings.query.ts';
import type { Drawer } from './counter-postings.query.ts';
import { lockShiftAs, lockShiftOfOther } from './lock-shift-as.ts';
import { type LockedShift, writeClosing } from './shift-rows.ts';
import { readShiftOf } from './shift.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

type Body = BodyOf<typeof counterEndpoints.closeShift>;
type Answer = AnswerOf<typeof counterEndpoints.closeShift>;

interface Drawn {
  readonly counted: number;
  readonly expected: number;
}

function requireReason({ differenceReason }: Body, { counted, expected }: Drawn): void {
  if (counted === expected || differenceReason !== undefined) return;
  const details = { difference: differenceText(counted, expected) };
  throw refuse('difference-reason-missing', { details, at: 'differenceReason' });
}

async function requireTaker(ctx: Ctx, handTo: string, drawer: Drawer): Promise<void> {
  const people = await readCounterPeople(ctx, drawer);
  if (people.some(({ userId }) => userId === handTo)) return;
  throw refuse('hand-over-refused', { at: 'handTo' });
}

interface Close extends Body {
  /** Why it is closed by somebody else than its person; null when it is not. */
  readonly reason: string | null;
}

async function closeLocked(ctx: Ctx, shift: LockedShift, body: Close): Promise<Answer> {
  const { shiftId, countedPaise: counted, locationId } = shift;
  const state = stepOrRefuse('The shift', openClosed.step('close', shift.state));
  if (counted === null || shift.countedBy !== ctx.caller.userId) throw refuse('shift-not-counted');
  const postings = await readWaitingPostings(ctx, shift);
  const sums = sumByMode(postings);
  const expected = expectedCash(shift.floatPaise, sums);
  if (expected !== body.expectedPaise) {
    throw refuse('shift-moved', { details: { expected: formatRupees(expected) } });
  }
  requireReason(body, { counted, expected });
  if (body.floatLeftPaise > counted) {
    throw refuseField('floatLeftPaise', 'at-most-counted', { amount: formatRupees(counted) });
  }
  await requireTaker(ctx, body.handTo, shift);
  const differenceReason = counted === expected ? null : (body.differenceReason ?? null);
  const closing = {
    expectedPaise: expected,
    differencePaise: counted - expected,
    differenceReason,
    note: body.note?.trim() ?? '',
    floatLeftPaise: body.floatLeftPaise,
    handTo: body.handTo,
    closeReason: body.reason,
  };
  const postingIds = postings.map(({ postingId }) => postingId);
  await writeClosing(ctx, shift, { ...closing, sums, postingIds });
  await postCashDifference(ctx, { shiftId, locationId, counted, expected });
  recordEvent(ctx, {
    entityKind: 'COUNTER_SHIFT',
    entityId: shiftId,
    action: 'close',
    before: { state: shift.state, userId: shift.userId },
    after: { state, countedPaise: counted, ...closing, postings: postings.length },
    reason: body.reason ?? differenceReason,
  });
  return readShiftOf(ctx, shiftId);
}

/**
 * Closes the caller's shift over the money that is posted until now, and hands it over. A payment that commits later is in
 * no shift and so in their next one; of two closes at once the second finds another version.
 */
export const closeShift = serve(counterEndpoints.closeShift, async (ctx, body: Body): Promise<Answer> => {
  return closeLocked(ctx, await lockShiftAs(ctx, body, 'userId'), { ...body, reason: null });
});

/** Closes the shift of somebody who is absent, as the caller counted it: a third person takes the money over. */
export const closeShiftFor = serve(counterEndpoints.closeShiftFor, async (ctx, body): Promise<Answer> => {
  const shift = await lockShiftOfOther(ctx, body);
  return closeLocked(ctx, shift, { ...body, reason: body.reason.trim() });
});
