import type { ShiftCount } from '@nidan/contract/money/counter/counter-view';
import { maskOther } from '@nidan/domain/people/demo-mask';
import type { Ctx } from '../../../kernel/http/context.ts';

/** Every count of the drawer of a shift, the blind one first. */
export async function readShiftCounts(ctx: Ctx, shiftId: string): Promise<ShiftCount[]> {
  const rows = await ctx.db
    .selectFrom('counter_count as c')
    .innerJoin('login_user as u', 'u.user_id', 'c.counted_by')
    .select(['c.counted_paise', 'c.expected_paise', 'c.counted_at', 'c.reason', 'u.name'])
    .where('c.l_id', '=', ctx.lId)
    .where('c.shift_id', '=', shiftId)
    .orderBy('c.ordinal')
    .execute();
  return rows.map(({ counted_paise, expected_paise, counted_at, reason, name }) => ({
    countedPaise: counted_paise,
    expectedPaise: expected_paise,
    by: name,
    at: counted_at.toISOString(),
    reason: reason !== null && ctx.caller.isDemoUser ? maskOther(reason) : reason,
  }));
}
