import type { Ctx } from '../../../kernel/http/context.ts';
import { insertRoles } from './role-rows.ts';
import { usualRoles, type UsualRole } from './usual-roles.ts';

/** Gives a lab that has none yet the usual roles; answers the id of the one of who manages it. */
export async function enterUsualRoles({ db, lId }: Ctx): Promise<string> {
  const manages: UsualRole = 'Manager';
  const roleId = (await insertRoles(db, lId, usualRoles)).get(manages);
  if (roleId === undefined) throw new Error(`The usual roles have no ${manages}`);
  return roleId;
}
