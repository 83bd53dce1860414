import type { Module } from '@nidan/domain/access/modules';
import { grants, PERMISSION } from '@nidan/domain/access/permission-bits';
import type { Db } from '../../../kernel/database/connections/open-database.ts';

/**
 * Whether a role may settle the account of its lab: whoever has it signs in to a blocked lab too, to pay (workflows page). `db` is
 * a transaction of that lab.
 */
export async function mayPay(db: Db, { lId, roleId }: { lId: number; roleId: string }): Promise<boolean> {
  const right = await db
    .selectFrom('role_right')
    .select('bits')
    .where('l_id', '=', lId)
    .where('role_id', '=', roleId)
    .where('module', '=', 'labs' satisfies Module)
    .executeTakeFirst();
  return grants(right?.bits ?? 0, PERMISSION.update);
}
