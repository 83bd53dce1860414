import * as roleChangeEndpoints from '@nidan/contract/base/roles/role-change-endpoints';
import { ROLE_CHANGES, type RoleChangeView } from '@nidan/contract/base/roles/role-change-endpoints';
import { rightChanges, type Rights } from '@nidan/domain/access/rights';
import { eventChanges } from '@nidan/domain/audit/event-changes';
import { maskOther } from '@nidan/domain/people/demo-mask';
import { sql } from 'kysely';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import { withinDates } from '../../../kernel/database/within-dates.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** A role as an event notes it. */
interface NotedRole {
  readonly rights?: Rights;
  readonly roleId?: string;
  readonly [field: string]: unknown;
}

interface Row {
  readonly event_id: string;
  readonly at: Date;
  readonly by: string;
  readonly by_role: string;
  readonly role_id: string;
  readonly role_name: string;
  readonly action: RoleChangeView['action'];
  readonly before: NotedRole | null;
  readonly after: NotedRole | null;
  readonly reason: string | null;
}

function otherFields(noted: NotedRole | null): unknown {
  if (noted === null) return null;
  const { rights: _, roleId: __, ...fields } = noted;
  return fields;
}

function present(ctx: Ctx, row: Row): RoleChangeView {
  const { isDemoUser } = ctx.caller;
  const told = {
    entityKind: 'ROLE',
    before: otherFields(row.before),
    after: otherFields(row.after),
  };
  return {
    eventId: row.event_id,
    at: row.at.toISOString(),
    by: row.by,
    byRole: row.by_role,
    roleId: row.role_id,
    roleName: row.role_name,
    action: row.action,
    rights: rightChanges(row.before?.rights ?? {}, row.after?.rights ?? {}),
    fields: isDemoUser ? [] : eventChanges(told, { zone: ctx.lab.timeZone, nameOf: () => null }),
    reason: isDemoUser && row.reason !== null ? maskOther(row.reason) : row.reason,
  };
}

/** Changes of roles, newest first, as the audit trail has them. */
export const listChangesOfRoles = serve(
  roleChangeEndpoints.listRoleChanges,
  async (ctx, { roleId, module, cursor, limit = 50, ...asked }) => {
    const after = decodeCursor(cursor);
    const conditions = [
      sql`e.l_id = ${ctx.lId} and e.entity_kind = 'ROLE' and e.bill_id is null and e.action = any(${[...ROLE_CHANGES]})`,
      ...withinDates(ctx, sql.ref('e.at'), asked),
      ...(roleId === undefined ? [] : [sql`e.entity_id = ${roleId}`]),
      ...(module === undefined
        ? []
        : [
            sql`coalesce(e.before -> 'rights' ->> ${module}, '0') <> coalesce(e.after -> 'rights' ->> ${module}, '0')`,
          ]),
      ...(after === null ? [] : [sql`(e.at, e.event_id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`]),
    ];
    const { rows } = await sql<Row>`
    select e.event_id, e.at, u.name as by, e.role_name as by_role, r.role_id, r.name as role_name, e.action,
      e.before, e.after, e.reason
    from event e
    join login_user u on u.user_id = e.user_id
    join role r on r.l_id = e.l_id and r.role_id = e.entity_id
    where ${sql.join(conditions, sql` and `)}
    order by e.at desc, e.event_id desc limit ${limit + 1}`.execute(ctx.db);
    return toPage({
      rows,
      limit,
      key: (row) => [row.at.toISOString(), row.event_id],
      present: (row) => present(ctx, row),
    });
  },
);
