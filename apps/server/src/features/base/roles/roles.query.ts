import * as roleEndpoints from '@nidan/contract/base/roles/role-endpoints';
import type { RoleView } from '@nidan/contract/base/roles/role-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import type { Rights } from '@nidan/domain/access/rights';
import { accountStatus } from '@nidan/domain/status-sets/account-status';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { type RawBuilder, sql } from 'kysely';
import { hasRight } from '../../../kernel/access/require-right.ts';
import { pageInMemory } from '../../../kernel/database/page-cursor.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { rightsOfRole } from './role-rights.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface Row {
  readonly role_id: string;
  readonly name: string;
  readonly description: string;
  readonly needs_second_factor: boolean;
  readonly status: number;
  readonly version: number;
  readonly rights: Rights;
  readonly people: number;
}

/** The steps that the caller may take with a role; nobody changes the own one. */
function stepsOf(ctx: Ctx, row: Row): string[] {
  if (row.role_id === ctx.caller.roleId || !hasRight(ctx.caller, 'roles', PERMISSION.update)) return [];
  return ['update', ...masterData.possible(masterData.stateOf(row.status))];
}

function present(ctx: Ctx, row: Row): RoleView {
  return {
    roleId: row.role_id,
    name: row.name,
    description: row.description,
    rights: { ...row.rights },
    needsSecondFactor: row.needs_second_factor,
    status: row.status,
    statusLabel: masterData.labelOf(masterData.stateOf(row.status)),
    people: row.people,
    isOwn: row.role_id === ctx.caller.roleId,
    version: row.version,
    can: stepsOf(ctx, row),
  };
}

async function readRows(ctx: Ctx, condition: RawBuilder<unknown>): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select r.role_id, r.name, r.description, r.needs_second_factor, r.status, r.version, ${rightsOfRole} as rights, (
        select count(*) from membership m
        where m.l_id = r.l_id and m.role_id = r.role_id and m.status <> ${accountStatus.codes.terminated}
      )::int as people
    from role r where r.l_id = ${ctx.lId} and ${condition}
    order by r.name, r.role_id`.execute(ctx.db);
  return rows;
}

/** Roles of the lab by name, each with its permission bits per module. */
export const listRolesOfLab = serve(roleEndpoints.listRoles, async (ctx, query) => {
  return pageInMemory(await readRows(ctx, sql`true`), query, {
    id: (row) => row.role_id,
    present: (row) => present(ctx, row),
  });
});

/** A role that was just written, as the screens show it. */
export async function readRole(ctx: Ctx, roleId: string): Promise<RoleView> {
  const [row] = await readRows(ctx, sql`r.role_id = ${roleId}`);
  if (row === undefined) throw new Error('A role that was written is there');
  return present(ctx, row);
}
