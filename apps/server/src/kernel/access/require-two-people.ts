import { HOUR } from '@nidan/domain/time/durations';
import { LOOK_DAYS } from '@nidan/domain/audit/look-reasons';
import { sql } from 'kysely';
import type { Ctx } from '../http/context.ts';
import { refuse } from '../http/refuse.ts';

/** So long a browser that two accounts used tells that both may be one person. */
export const SHARED_BROWSER_HOURS = 24;
/** So long an account that one gave the other, over any number of accounts between, tells the same. */
export const SIGN_IN_DAYS = 7;

interface Ties {
  readonly name: string;
  readonly gave_sign_in: boolean;
  readonly shares_browser: boolean;
  /** Who reset the sign-in of the caller, as long as nobody else has looked at it. */
  readonly reset_by: string | null;
}

/**
 * Where two people are asked for, refuses two accounts that may be one person's: `person-gave-sign-in` when one of them entered, activated or
 * reset the other within 7 days, or an account that did so, over any number of steps; `person-at-same-browser` when both signed in with one
 * browser within 24 hours. Refuses `sign-in-not-confirmed` to a caller whose sign-in was reset until a second person has looked at it.
 * That they are two accounts the caller has checked.
 */
export async function requireTwoPeople(ctx: Ctx, otherUserId: string): Promise<void> {
  const { userId } = ctx.caller;
  const before = (hours: number) => new Date(ctx.now.getTime() - hours * HOUR);
  const sharedSince = before(SHARED_BROWSER_HOURS);
  const { rows } = await sql<Ties>`
    with recursive given as (
      select e.user_id as giver, e.entity_id as account from event e
      where e.l_id = ${ctx.lId} and e.entity_kind = 'USER'
        and e.action in ('create', 'activate', 'activateAlone', 'resetSignIn', 'resetSecondFactor')
        and e.at > ${before(SIGN_IN_DAYS * 24)} and e.user_id <> e.entity_id),
    reached as (
      select person as root, person from (values (${userId}::uuid), (${otherUserId}::uuid)) both_of_them (person)
      union select r.root, g.account from reached r join given g on g.giver = r.person)
    select u.name,
      exists (select from reached r where r.root <> r.person and r.person in (${userId}, ${otherUserId})) as gave_sign_in,
      exists (select from known_device mine join known_device theirs on theirs.device_hash = mine.device_hash
        where mine.user_id = ${userId} and theirs.user_id = u.user_id
          and mine.seen_at > ${sharedSince} and theirs.seen_at > ${sharedSince}) as shares_browser,
      (select by.name from event e join login_user by on by.user_id = e.user_id
        where e.l_id = ${ctx.lId} and e.entity_kind = 'USER' and e.entity_id = ${userId}
          and e.action in ('resetSignIn', 'resetSecondFactor') and e.after ->> 'waits' = 'true'
          and e.at > ${before(LOOK_DAYS * 24)}
          and not exists (select from event_look k where k.l_id = e.l_id and k.event_id = e.event_id)
        limit 1) as reset_by
    from login_user u where u.user_id = ${otherUserId}`.execute(ctx.db);
  const [ties] = rows;
  if (ties === undefined) return;
  const { name, reset_by: resetBy } = ties;
  if (ties.gave_sign_in) throw refuse('person-gave-sign-in', { details: { name } });
  if (ties.shares_browser) throw refuse('person-at-same-browser', { details: { name } });
  if (resetBy !== null) throw refuse('sign-in-not-confirmed', { details: { name: resetBy } });
}
