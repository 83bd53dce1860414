import { DAY } from '@nidan/domain/time/durations';
import * as auditEndpoints from '@nidan/contract/base/audit/audit-endpoints';
import { LOOK_DAYS, LOOK_RULES, type LookRule, lookReasonOf } from '@nidan/domain/audit/look-reasons';
import { type RawBuilder, sql } from 'kysely';
import { eventInScope } from '../../../kernel/access/in-scope.ts';
import { decodeCursor } from '../../../kernel/database/page-cursor.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { auditPage, readAuditRows } from './audit-rows.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

const ORDER = sql`e.at desc, e.event_id desc`;

/** Those of one rule, read from the end of its stretch of the index. */
function ofRule(ctx: Ctx, rule: LookRule, rest: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select e.* from event e
    where e.l_id = ${ctx.lId} and e.entity_kind = ${rule.entityKind} and e.action = ${rule.action}
      and e.at >= ${new Date(ctx.now.getTime() - LOOK_DAYS * DAY)} and ${eventInScope(ctx)}
      and not exists (select from event_look k where k.l_id = e.l_id and k.event_id = e.event_id)
      ${rule.has === undefined ? sql`` : sql`and ${sql.ref(`e.${rule.has}`)} is not null`} ${rest})`;
}

/** One page of the events that wait for the look of a second person, newest first. */
export const waitingLooks = serve(auditEndpoints.listWaitingLooks, async (ctx, query) => {
  const limit = query.limit ?? 50;
  const after = decodeCursor(query.cursor);
  const place =
    after === null ? sql`` : sql`and (e.at, e.event_id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`;
  const rest = sql`${place} order by ${ORDER} limit ${limit + 1}`;
  const rules = LOOK_RULES.map((rule) => ofRule(ctx, rule, rest));
  const chosen = sql`
    select * from (${sql.join(rules, sql` union all `)}) e order by ${ORDER} limit ${limit + 1}`;
  const found = await readAuditRows(ctx, chosen, ORDER);
  const { rows, next } = await auditPage(ctx, found, limit);
  // Told from what was read: what a demo user is shown leaves out what some rules look at.
  const why = found.map((row) => lookReasonOf({ ...row, entityKind: row.entity_kind }));
  return { rows: rows.flatMap((row, at) => (why[at] ? [{ ...row, why: why[at] }] : [])), next };
});
