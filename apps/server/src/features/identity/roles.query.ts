import type { AnswerOf, QueryOf } from '@nidan/contract/kernel/endpoint';
import type { listRoles } from '@nidan/contract/identity/identity-endpoints';
import { sql } from 'kysely';
import { pageInMemory } from '../../kernel/database/page-cursor.ts';
import type { Ctx } from '../../kernel/http/context.ts';

/** Roles of the lab by name, each with its permission bits per module. */
export async function listRolesOfLab(
  ctx: Ctx,
  query: QueryOf<typeof listRoles>,
): Promise<AnswerOf<typeof listRoles>> {
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
  return pageInMemory(rows, query, {
    id: (row) => row.role_id,
    present: (row) => ({ roleId: row.role_id, name: row.name, rights: row.rights }),
  });
}
