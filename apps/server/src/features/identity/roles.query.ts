import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import type { listRoles } from '@nidan/contract/identity/identity-endpoints';
import { sql } from 'kysely';
import type { Ctx } from '../../kernel/http/context.ts';

/** Roles of the lab by name, each with its permission bits per module. */
export async function listRolesOfLab(ctx: Ctx): Promise<AnswerOf<typeof listRoles>> {
  const rows = await ctx.db
    .selectFrom('role')
    .select(['role_id', 'name'])
    .select(
      sql<Record<string, number>>`coalesce((select jsonb_object_agg(module, bits) from role_right r
        where r.l_id = role.l_id and r.role_id = role.role_id), '{}')`.as('rights'),
    )
    .where('l_id', '=', ctx.lId)
    .orderBy('name')
    .execute();
  return { rows: rows.map((row) => ({ roleId: row.role_id, name: row.name, rights: row.rights })) };
}
