import * as auditEndpoints from '@nidan/contract/base/audit/audit-endpoints';
import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import { type RawBuilder, sql } from 'kysely';
import { eventInScope } from '../../../kernel/access/in-scope.ts';
import { decodeCursor } from '../../../kernel/database/page-cursor.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { auditPage, readAuditRows } from './audit-rows.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

type Query = QueryOf<typeof auditEndpoints.eventsByEntity>;

/** Tables in which a part of a bill is found by its id. */
const PARTS: Readonly<Record<string, { table: string; id: string }>> = {
  BILL_TEST: { table: 'bill_test', id: 'bill_test_id' },
  BILL_PARAMETER: { table: 'bill_test', id: 'bill_test_id' },
  BILL_SAMPLE: { table: 'sample', id: 'sample_id' },
  PAYMENT: { table: 'payment', id: 'payment_id' },
  REFUND: { table: 'refund', id: 'refund_id' },
  APPROVAL: { table: 'approval_request', id: 'approval_id' },
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
export const eventsOfEntity = serve(auditEndpoints.eventsByEntity, async (ctx, query: Query) => {
  const limit = query.limit ?? 50;
  const after = decodeCursor(query.cursor);
  const rest =
    after === null ? sql`` : sql`and (e.at, e.event_id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`;
  const order = sql`e.at desc, e.event_id desc`;
  const chosen = sql`
    select e.* from event e where e.l_id = ${ctx.lId} and ${conditionOf(ctx, query)} and ${eventInScope(ctx)} ${rest}
    order by ${order} limit ${limit + 1}`;
  return auditPage(ctx, await readAuditRows(ctx, chosen, order), limit);
});
