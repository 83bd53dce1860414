import { isAdministrator, overseesOthers, type Rights } from '@nidan/domain/access/rights';
import { accountStatus } from '@nidan/domain/status-sets/account-status';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { rightsOfRole } from './role-rights.query.ts';

/**
 * Lets the changes of people and roles of a lab queue: two that each leave one administrator could together leave none.
 * Comes before every other lock of such a command.
 */
export async function lockPeopleOfLab(ctx: Ctx): Promise<void> {
  await sql`select 1 from lab where l_id = ${ctx.lId} for no key update`.execute(ctx.db);
}

/** Whether somebody can sign in and holds certain rights in the lab, beside people who do not count. */
async function hasPerson(
  { db, lId }: Ctx,
  holds: (rights: Rights) => boolean,
  beside: readonly string[] = [],
): Promise<boolean> {
  const { active } = accountStatus.codes;
  const { rows } = await sql<{ rights: Rights }>`
    select ${rightsOfRole} as rights from role r
    where r.l_id = ${lId} and exists (
      select 1 from membership m join login_user u on u.user_id = m.user_id
      where m.l_id = r.l_id and m.role_id = r.role_id and m.status = ${active} and u.status = ${active}
        and u.user_type <> 'API' and not u.is_demo_user and u.user_id <> all(${beside}::uuid[]))`.execute(db);
  return rows.some(({ rights }) => holds(rights));
}

/** Refuses, after the change was written, when nobody is left who can sign in and manage users and roles. */
export async function requireAdministratorLeft(ctx: Ctx): Promise<void> {
  if (!(await hasPerson(ctx, isAdministrator))) throw refuse('last-administrator');
}

/** Whether the lab has another administrator than the caller. */
export function hasOtherAdministrator(ctx: Ctx): Promise<boolean> {
  return hasPerson(ctx, isAdministrator, [ctx.caller.userId]);
}

/**
 * Whether somebody could look, as a second person, at what the caller does (to an account): where nobody could, nothing waits for it.
 */
export function hasOverseer(ctx: Ctx, ...accounts: readonly string[]): Promise<boolean> {
  return hasPerson(ctx, overseesOthers, [ctx.caller.userId, ...accounts]);
}
