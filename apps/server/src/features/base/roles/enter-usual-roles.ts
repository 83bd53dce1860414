import type { Ctx } from '../../../kernel/http/context.ts';
import { insertRoles } from './role-rows.ts';
import { usualRoles, type UsualRole } from './usual-roles.ts';

export interface EnteredRoles {
  /** The role of who manages the lab. */
  readonly managerId: string;
  /** Ids of all of them by name. */
  readonly byName: ReadonlyMap<string, string>;
}

/** Gives a lab that has none yet the usual roles. */
export async function enterUsualRoles({ db, lId }: Ctx): Promise<EnteredRoles> {
  const manages: UsualRole = 'Manager';
  const byName = await insertRoles(db, lId, usualRoles);
  const managerId = byName.get(manages);
  if (managerId === undefined) throw new Error(`The usual roles have no ${manages}`);
  return { managerId, byName };
}
