import * as advanceEndpoints from '@nidan/contract/money/advances/advance-endpoints';
import type { AdvanceView } from '@nidan/contract/money/advances/advance-view';
import { formatRupees } from '@nidan/domain/money/rupees';
import {
  customerAdvance,
  type CustomerAdvanceAction,
} from '@nidan/domain/status-sets/money/customer-advance';
import { newId } from '../../../kernel/database/new-id.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import { readSumsOfAdvance } from '../../ledger/balances/advance-balances.query.ts';
import { readAdvanceOf } from './advance-list.query.ts';
import { bumpAdvance, decideAdvance, type LockedAdvance, lockAdvance, submitDraft } from './advance-rows.ts';
import { returnAdvance } from './return-advance.ts';
import { workplaceOf } from '../payments/take-payments.ts';
import { bookAdvance } from './write-advances.ts';
import { requireTwoPeople } from '../../../kernel/access/require-two-people.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface Seen {
  readonly advanceId: string;
  readonly version: number;
}

async function lockSeen(ctx: Ctx, { advanceId, version }: Seen): Promise<LockedAdvance> {
  const advance = await lockAdvance(ctx, advanceId);
  await expectVersion(ctx, { entityId: advanceId, expected: version, found: advance.version });
  return advance;
}

async function requireOtherPerson(ctx: Ctx, { receivedBy }: LockedAdvance): Promise<void> {
  if (receivedBy === ctx.caller.userId) throw refuse('advance-by-taker');
  await requireTwoPeople(ctx, receivedBy);
}

interface Decided {
  readonly advance: LockedAdvance;
  readonly action: CustomerAdvanceAction;
  readonly reason: string | null;
}

/** Moves a locked advance on by its status set and records it. */
async function decide(ctx: Ctx, { advance, action, reason }: Decided): Promise<AdvanceView> {
  const { advanceId, number, state, mode, amountPaise } = advance;
  const to = stepOrRefuse(`The advance ${number}`, customerAdvance.step(action, state));
  await decideAdvance(ctx, { advanceId, to, reason });
  recordEvent(ctx, {
    entityKind: 'ADVANCE',
    entityId: advanceId,
    action,
    before: { state },
    after: { state: to, mode, amountPaise },
    reason,
  });
  return readAdvanceOf(ctx, advanceId);
}

/** Books the money of a draft now, where the caller works; it waits for another person then. */
export const submitAdvance = serve(
  advanceEndpoints.submitAdvance,
  async (ctx, body): Promise<AdvanceView> => {
    const advance = await lockSeen(ctx, body);
    const { advanceId, number, state, mode, amountPaise } = advance;
    const to = stepOrRefuse(`The advance ${number}`, customerAdvance.step('submit', state));
    const locationId = workplaceOf(ctx);
    await submitDraft(ctx, { advanceId, to, locationId });
    await bookAdvance(ctx, { advanceId, locationId, mode, amountPaise });
    recordEvent(ctx, {
      entityKind: 'ADVANCE',
      entityId: advanceId,
      action: 'submit',
      before: { state },
      after: { state: to, mode, amountPaise },
    });
    return readAdvanceOf(ctx, advanceId);
  },
);

/** Says that the bank cleared an advance that somebody else took. */
export const approveAdvance = serve(
  advanceEndpoints.approveAdvance,
  async (ctx, body): Promise<AdvanceView> => {
    const advance = await lockSeen(ctx, body);
    await requireOtherPerson(ctx, advance);
    return decide(ctx, { advance, action: 'approve', reason: null });
  },
);

/** Says that the money of an advance did not come; it leaves the account that it was posted on. */
export const rejectAdvance = serve(
  advanceEndpoints.rejectAdvance,
  async (ctx, body): Promise<AdvanceView> => {
    const advance = await lockSeen(ctx, body);
    await requireOtherPerson(ctx, advance);
    return giveAllBack(ctx, { advance, action: 'reject', reason: body.reason.trim() });
  },
);

/** Cancels an advance of which nothing is used; its money goes back in the mode in which it came. */
export const cancelAdvance = serve(
  advanceEndpoints.cancelAdvance,
  async (ctx, body): Promise<AdvanceView> => {
    const advance = await lockSeen(ctx, body);
    const reason = body.reason.trim();
    // No money of a draft was booked.
    if (advance.state === 'draft') return decide(ctx, { advance, action: 'cancel', reason });
    const { settled, returned } = await readSumsOfAdvance(ctx.db, ctx.lId, advance.advanceId);
    if (settled + returned > 0) {
      throw refuse('advance-used', { details: { amount: formatRupees(settled + returned) } });
    }
    return giveAllBack(ctx, { advance, action: 'cancel', reason });
  },
);

async function giveAllBack(ctx: Ctx, decided: Decided & { readonly reason: string }): Promise<AdvanceView> {
  const { advanceId, mode, amountPaise } = decided.advance;
  const { reason } = decided;
  const locationId = workplaceOf(ctx);
  await returnAdvance(ctx, {
    returnId: newId(),
    advanceId,
    mode,
    reference: '',
    amountPaise,
    reason,
    locationId,
  });
  return decide(ctx, decided);
}

/** Pays what is left of an advance back in any mode; never by the person who took it. */
export const refundAdvance = serve(
  advanceEndpoints.refundAdvance,
  async (ctx, body): Promise<AdvanceView> => {
    const { returnId, mode } = body;
    const advance = await lockSeen(ctx, body);
    const { advanceId, number, state } = advance;
    await requireOtherPerson(ctx, advance);
    if (state !== 'active') {
      throw refuse('advance-not-active', { details: { number, label: customerAdvance.labelOf(state) } });
    }
    const { balance: amountPaise } = await readSumsOfAdvance(ctx.db, ctx.lId, advanceId);
    if (amountPaise <= 0) throw refuse('advance-empty');
    const reason = body.reason.trim();
    const reference = body.reference?.trim() ?? '';
    const locationId = workplaceOf(ctx);
    await returnAdvance(ctx, { returnId, advanceId, mode, reference, amountPaise, reason, locationId });
    await bumpAdvance(ctx, advanceId);
    recordEvent(ctx, {
      entityKind: 'ADVANCE',
      entityId: advanceId,
      parts: [returnId],
      action: 'refund',
      after: { mode, amountPaise },
      reason,
    });
    return readAdvanceOf(ctx, advanceId);
  },
);
