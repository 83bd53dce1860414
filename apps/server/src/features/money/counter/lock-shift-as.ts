import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { type LockedShift, lockShift } from './shift-rows.ts';

interface AskedShift {
  readonly shiftId: string;
  readonly version: number;
}

async function lockSeenShift(ctx: Ctx, { shiftId, version }: AskedShift): Promise<LockedShift> {
  const shift = await lockShift(ctx, shiftId);
  if (shift === null) throw refuse('not-found');
  await expectVersion(ctx, { entityId: shiftId, expected: version, found: shift.version });
  return shift;
}

/** Locks a shift of which the caller is `part`: whose it is, or to whom it was handed. One that they do not see is as if absent. */
export async function lockShiftAs(
  ctx: Ctx,
  asked: AskedShift,
  part: 'userId' | 'handedTo',
): Promise<LockedShift> {
  const shift = await lockSeenShift(ctx, asked);
  if (shift[part] !== ctx.caller.userId) throw refuse('shift-of-other');
  return shift;
}

/** Locks a shift that the caller sees and that is not theirs. */
export async function lockShiftOfOther(ctx: Ctx, asked: AskedShift): Promise<LockedShift> {
  const shift = await lockSeenShift(ctx, asked);
  if (shift.userId === ctx.caller.userId) throw refuse('shift-of-own');
  return shift;
}
