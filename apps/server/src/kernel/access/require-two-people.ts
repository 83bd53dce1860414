import { sql } from 'kysely';
import type { Ctx } from '../http/context.ts';
import { refuse } from '../http/refuse.ts';

/** So long a sign-in that one account gave another, and a browser that both used, tell that both may be one person. */
export const SIGN_IN_HOURS = 24;

interface Ties {
  readonly name: string;
  readonly gave_sign_in: boolean;
  readonly shares_browser: boolean;
}

/**
 * Where two people are asked for, refuses two accounts that may be one person's: `person-gave-sign-in` when one of them gave
 * the other a sign-in within 24 hours, or took its second factor; `person-at-same-browser` when both signed in with one
 * browser within 24 hours. That they are two accounts the caller has checked.
 */
export async function requireTwoPeople(ctx: Ctx, otherUserId: string): Promise<void> {
  const { userId } = ctx.caller;
  const since = new Date(ctx.now.getTime() - SIGN_IN_HOURS * 3_600_000);
  const { rows } = await sql<Ties>`
    select u.name,
      exists (select from event e where e.l_id = ${ctx.lId} and e.entity_kind = 'USER'
        and e.action in ('create', 'resetSignIn', 'resetSecondFactor') and e.at > ${since}
        and ((e.user_id = ${userId} and e.entity_id = u.user_id) or (e.user_id = u.user_id and e.entity_id = ${userId})))
        as gave_sign_in,
      exists (select from known_device mine join known_device theirs on theirs.device_hash = mine.device_hash
        where mine.user_id = ${userId} and theirs.user_id = u.user_id
          and mine.seen_at > ${since} and theirs.seen_at > ${since}) as shares_browser
    from login_user u where u.user_id = ${otherUserId}`.execute(ctx.db);
  const [ties] = rows;
  if (ties?.gave_sign_in === true) throw refuse('person-gave-sign-in', { details: { name: ties.name } });
  if (ties?.shares_browser === true) throw refuse('person-at-same-browser', { details: { name: ties.name } });
}
