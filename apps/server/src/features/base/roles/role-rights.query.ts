import type { Rights } from '@nidan/domain/access/rights';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';

export interface RoleWithRights {
  readonly roleId: string;
  readonly name: string;
  readonly status: number;
  readonly rights: Rights;
}

/** The rights of a `role r` as one JSON object. */
export const rightsOfRole = sql<Record<string, number>>`coalesce((
  select jsonb_object_agg(rr.module, rr.bits) from role_right rr
  where rr.l_id = r.l_id and rr.role_id = r.role_id), '{}')`;

/** A role with its rights, or null. */
export async function findRole(ctx: Ctx, roleId: string): Promise<RoleWithRights | null> {
  const { rows } = await sql<RoleWithRights>`
    select r.role_id as "roleId", r.name, r.status, ${rightsOfRole} as rights from role r
    where r.l_id = ${ctx.lId} and r.role_id = ${roleId}`.execute(ctx.db);
  return rows[0] ?? null;
}
