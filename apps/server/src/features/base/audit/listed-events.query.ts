import type { eventsByActivity } from '@nidan/contract/base/audit/audit-endpoints';
import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import { type RawBuilder, sql } from 'kysely';
import { eventInScope } from '../../../kernel/access/in-scope.ts';
import { decodeCursor } from '../../../kernel/database/page-cursor.ts';
import { idsWithinDates } from '../../../kernel/database/within-dates.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { auditPage, type AuditedRow, readAuditRows } from './audit-rows.query.ts';

export type EventFilter = QueryOf<typeof eventsByActivity> & { readonly userId?: string };

function conditionsOf(ctx: Ctx, filter: EventFilter): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = [sql`e.l_id = ${ctx.lId}`, eventInScope(ctx)];
  const { userId, entityKind, action } = filter;
  if (userId !== undefined) conditions.push(sql`e.user_id = ${userId}`);
  if (entityKind !== undefined) conditions.push(sql`e.entity_kind = ${entityKind}`);
  if (action !== undefined) conditions.push(sql`e.action = ${action}`);
  conditions.push(...idsWithinDates(ctx, { moment: sql.ref('e.at'), id: sql.ref('e.event_id') }, filter));
  if (filter.withReason === true) conditions.push(sql`e.reason is not null`);
  return conditions;
}

/** Without a person or an activity the order is that of writing, which the primary key gives; with one it is that of time. */
function orderOf({ userId, entityKind, action }: EventFilter) {
  const byTime = userId !== undefined || (entityKind !== undefined && action !== undefined);
  return {
    byTime,
    order: byTime ? sql`e.at desc, e.event_id desc` : sql`e.event_id desc`,
  };
}

/** Events of a filter, newest first, one more than `limit` when there are. */
export async function readListedEvents(ctx: Ctx, filter: EventFilter, limit: number): Promise<AuditedRow[]> {
  const conditions = conditionsOf(ctx, filter);
  const { byTime, order } = orderOf(filter);
  const after = decodeCursor(filter.cursor);
  if (after !== null) {
    const place = byTime ? sql`(e.at, e.event_id) < (${after[0]}::timestamptz, ${after[1]}::uuid)` : null;
    conditions.push(place ?? sql`e.event_id < ${after[1]}::uuid`);
  }
  const chosen = sql`
    select e.* from event e where ${sql.join(conditions, sql` and `)} order by ${order} limit ${limit + 1}`;
  return readAuditRows(ctx, chosen, order);
}

/** One page of the events of a filter. */
export async function listEvents(ctx: Ctx, filter: EventFilter) {
  const limit = filter.limit ?? 50;
  return auditPage(ctx, await readListedEvents(ctx, filter, limit), limit);
}

/** The activities that the lab has events of; found by skipping through the index, whatever the number of events. */
export async function readActivityTypes(ctx: Ctx) {
  const { rows } = await sql<{ entity_kind: AuditedRow['entity_kind']; action: string }>`
    with recursive found as (
      (select entity_kind, action from event where l_id = ${ctx.lId} order by entity_kind, action limit 1)
      union all
      select n.entity_kind, n.action from found f, lateral (
        select e.entity_kind, e.action from event e
        where e.l_id = ${ctx.lId} and (e.entity_kind, e.action) > (f.entity_kind, f.action)
        order by e.entity_kind, e.action limit 1) n)
    select entity_kind, action from found`.execute(ctx.db);
  return rows;
}
