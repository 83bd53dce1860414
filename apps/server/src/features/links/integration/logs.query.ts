import * as integrationEndpoints from '@nidan/contract/links/integration/integration-endpoints';
import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import type { LogView } from '@nidan/contract/links/integration/integration-endpoints';
import type { Integration } from '@nidan/domain/delivery/message-channels';
import { integrationLog } from '@nidan/domain/status-sets/links/integration-log';
import { type RawBuilder, sql } from 'kysely';
import { permittedActions } from '../../../kernel/access/permitted-actions.ts';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import { withinDates } from '../../../kernel/database/within-dates.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface LogRow {
  readonly log_id: string;
  readonly integration: Integration;
  readonly entity_kind: string;
  readonly entity_id: string;
  readonly entity_version: number;
  readonly outcome: number;
  readonly tries: number;
  readonly first_at: Date;
  readonly last_at: Date;
  readonly reference: string | null;
  readonly problem: string | null;
}

function present(ctx: Ctx, row: LogRow): LogView {
  const state = integrationLog.stateOf(row.outcome);
  return {
    logId: row.log_id,
    integration: row.integration,
    entityKind: row.entity_kind,
    entityId: row.entity_id,
    entityVersion: row.entity_version,
    outcome: row.outcome,
    outcomeLabel: integrationLog.labelOf(state),
    tries: row.tries,
    firstAt: row.first_at.toISOString(),
    lastAt: row.last_at.toISOString(),
    reference: row.reference,
    problem: row.problem,
    can: permittedActions(ctx.caller, integrationLog, state),
  };
}

async function readRows(
  ctx: Ctx,
  conditions: readonly RawBuilder<unknown>[],
  limit: number,
): Promise<LogRow[]> {
  const { rows } = await sql<LogRow>`
    select g.log_id, g.integration, g.entity_kind, g.entity_id, g.entity_version, g.outcome, g.tries, g.first_at, g.last_at, g.reference,
      t.problem
    from integration_log g
    join integration_try t on t.l_id = g.l_id and t.log_id = g.log_id and t.try_no = g.tries
    where g.l_id = ${ctx.lId} and ${sql.join(conditions, sql` and `)}
    order by g.last_at desc, g.log_id desc limit ${limit}`.execute(ctx.db);
  return rows;
}

/** What became of things in other systems, latest first. */
export const listLogs = serve(integrationEndpoints.listIntegrationLogs, async (ctx, query) => {
  const limit = query.limit ?? 50;
  const after = decodeCursor(query.cursor);
  const conditions = [
    sql`true`,
    ...withinDates(ctx, sql.ref('g.last_at'), query),
    ...(query.integration === undefined ? [] : [sql`g.integration = ${query.integration}`]),
    ...(query.outcome === undefined ? [] : [sql`g.outcome = ${query.outcome}`]),
    ...(query.entityId === undefined ? [] : [sql`g.entity_id = ${query.entityId}`]),
    ...(after === null ? [] : [sql`(g.last_at, g.log_id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`]),
  ];
  const rows = await readRows(ctx, conditions, limit + 1);
  return toPage({
    rows,
    limit,
    key: (row) => [row.last_at.toISOString(), row.log_id],
    present: (row) => present(ctx, row),
  });
});

/** One of them; refused when the lab has none of this id. */
export async function readLog(ctx: Ctx, logId: string): Promise<LogView> {
  const [row] = await readRows(ctx, [sql`g.log_id = ${logId}`], 1);
  if (row === undefined) throw refuse('not-found');
  return present(ctx, row);
}

/** One of them with each call. */
export async function readLogWithCalls(
  ctx: Ctx,
  logId: string,
): Promise<AnswerOf<typeof integrationEndpoints.readIntegrationLog>> {
  const log = await readLog(ctx, logId);
  const { rows } = await sql<{
    tryNo: number;
    at: Date;
    tookMs: number;
    request: string;
    status: number | null;
    answer: string | null;
    problem: string | null;
  }>`
    select try_no as "tryNo", at, took_ms as "tookMs", request, status, answer, problem from integration_try
    where l_id = ${ctx.lId} and log_id = ${logId} order by try_no desc limit 50`.execute(ctx.db);
  return { log, calls: rows.map((row) => ({ ...row, at: row.at.toISOString() })) };
}
