import { sql } from 'kysely';
import type { Ctx } from '../http/context.ts';
import { refuse } from '../http/refuse.ts';

const RESET_HOURS = 24;

/**
 * Refuses `sign-in-reset-lately` when the caller or one of others reset the sign-in of the other within 24 hours: whoever has its password
 * may be both. Weaker than `requireTwoPeople`: a new account and one browser tie nobody, as a lab with one PC has both every day.
 */
export async function requireOwnSignIn(ctx: Ctx, otherUserIds: readonly string[]): Promise<void> {
  const { userId } = ctx.caller;
  const others = otherUserIds.filter((other) => other !== userId);
  if (others.length === 0) return;
  const since = new Date(ctx.now.getTime() - RESET_HOURS * 3_600_000);
  const { rows } = await sql<{ readonly name: string }>`
    select u.name from event e
    join login_user u on u.user_id = case when e.user_id = ${userId} then e.entity_id else e.user_id end
    where e.l_id = ${ctx.lId} and e.entity_kind = 'USER' and e.action in ('resetSignIn', 'resetSecondFactor') and e.at > ${since}
      and ((e.user_id = ${userId} and e.entity_id = any(${others})) or (e.user_id = any(${others}) and e.entity_id = ${userId}))
    limit 1`.execute(ctx.db);
  const [tied] = rows;
  if (tied !== undefined) throw refuse('sign-in-reset-lately', { details: { name: tied.name } });
}
