import type { EventView } from '@nidan/contract/base/audit/event-view';
import { maskOther } from '@nidan/domain/people/demo-mask';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';

/** A row of the audit trail with the names of its person and place. */
export interface EventRow {
  readonly event_id: string;
  readonly at: Date;
  readonly by: string;
  readonly role_name: string;
  readonly location: string | null;
  readonly entity_kind: EventView['entityKind'];
  readonly entity_id: string;
  readonly bill_id: string | null;
  readonly parts: string[];
  readonly action: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly reason: string | null;
}

/** An event as the API tells it; what was and became, and why, is withheld from demo users. */
export function presentEvent(ctx: Ctx, row: EventRow): EventView {
  const { isDemoUser } = ctx.caller;
  return {
    eventId: row.event_id,
    at: row.at.toISOString(),
    by: row.by,
    roleName: row.role_name,
    location: row.location,
    entityKind: row.entity_kind,
    entityId: row.entity_id,
    billId: row.bill_id,
    parts: row.parts,
    action: row.action,
    before: isDemoUser ? null : row.before,
    after: isDemoUser ? null : row.after,
    reason: isDemoUser && row.reason !== null ? maskOther(row.reason) : row.reason,
  };
}

function selectEvents(rest: RawBuilder<unknown>): RawBuilder<EventRow> {
  return sql<EventRow>`
    select e.event_id, e.at, u.name as by, e.role_name, place.name as location, e.entity_kind, e.entity_id, e.bill_id,
      e.parts, e.action, e.before, e.after, e.reason
    from event e
    join login_user u on u.user_id = e.user_id
    left join location place on place.l_id = e.l_id and place.location_id = e.location_id
    ${rest}`;
}

/** Everything that happened to a bill and its parts, oldest first. */
export async function timelineOfBill(ctx: Ctx, billId: string): Promise<EventView[]> {
  const { rows } = await selectEvents(
    sql`where e.l_id = ${ctx.lId} and e.bill_id = ${billId} order by e.at, e.event_id limit 500`,
  ).execute(ctx.db);
  return rows.map((row) => presentEvent(ctx, row));
}
