import type { EventView, eventsByEntity } from '@nidan/contract/audit/audit-endpoints';
import type { AnswerOf, QueryOf } from '@nidan/contract/kernel/endpoint';
import { maskOther } from '@nidan/domain/people/demo-mask';
import { type RawBuilder, sql } from 'kysely';
import { decodeCursor, toPage } from '../../kernel/database/page-cursor.ts';
import { eventInScope } from '../../kernel/access/in-scope.ts';
import type { Ctx } from '../../kernel/http/context.ts';

type Query = QueryOf<typeof eventsByEntity>;

interface EventRow {
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

function present(ctx: Ctx, row: EventRow): EventView {
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

/** Tables in which a part of a bill is found by its id. */
const PARTS: Readonly<Record<string, { table: string; id: string }>> = {
  BILL_TEST: { table: 'bill_test', id: 'bill_test_id' },
  BILL_PARAMETER: { table: 'bill_test', id: 'bill_test_id' },
  BILL_SAMPLE: { table: 'sample', id: 'sample_id' },
  PAYMENT: { table: 'payment', id: 'payment_id' },
  REPORT: { table: 'report_revision', id: 'report_id' },
};

function conditionOf(ctx: Ctx, { entityKind, entityId }: Query): RawBuilder<unknown> {
  // A bill carries everything that happened to its parts.
  if (entityKind === 'BILL') return sql`e.bill_id = ${entityId}`;
  const own = sql`e.entity_kind = ${entityKind} and e.entity_id = ${entityId}`;
  const part = PARTS[entityKind];
  if (part === undefined) return sql`${own} and e.bill_id is null`;
  const bill = sql`(
    select bill_id from ${sql.table(part.table)} where l_id = ${ctx.lId} and ${sql.ref(part.id)} = ${entityId})`;
  return sql`e.bill_id = ${bill} and ((${own}) or ${entityId}::uuid = any(e.parts))`;
}

/** Events of one thing, newest first. */
export async function eventsOfEntity(ctx: Ctx, query: Query): Promise<AnswerOf<typeof eventsByEntity>> {
  const limit = query.limit ?? 50;
  const after = decodeCursor(query.cursor);
  const rest =
    after === null ? sql`` : sql`and (e.at, e.event_id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`;
  const { rows } = await selectEvents(
    sql`where e.l_id = ${ctx.lId} and ${conditionOf(ctx, query)} and ${eventInScope(ctx)} ${rest}
      order by e.at desc, e.event_id desc limit ${limit + 1}`,
  ).execute(ctx.db);
  return toPage({
    rows,
    limit,
    key: (row) => [row.at.toISOString(), row.event_id],
    present: (row) => present(ctx, row),
  });
}

/** Everything that happened to a bill and its parts, oldest first. */
export async function timelineOfBill(ctx: Ctx, billId: string): Promise<EventView[]> {
  const { rows } = await selectEvents(
    sql`where e.l_id = ${ctx.lId} and e.bill_id = ${billId} order by e.at, e.event_id limit 500`,
  ).execute(ctx.db);
  return rows.map((row) => present(ctx, row));
}
