import * as consumptionEndpoints from '@nidan/contract/supply/inventory/consumption-endpoints';
import { thousandthsText } from '@nidan/domain/inventory/unit-chain';
import type { ConsumptionRunView } from '@nidan/contract/supply/inventory/consumption-endpoints';
import type { ConsumptionResult, InventoryUnit } from '@nidan/domain/enumerations/inventory';
import type { ConsumptionSource } from '@nidan/domain/inventory/consumption-source';
import type { CalendarDate } from '@nidan/domain/time/calendar-date';
import { type RawBuilder, sql } from 'kysely';
import { decodeCursor, toPage } from '../../../../kernel/database/page-cursor.ts';
import { withinDates } from '../../../../kernel/database/within-dates.ts';
import type { Ctx } from '../../../../kernel/http/context.ts';
import { refuse } from '../../../../kernel/http/refuse.ts';
import { storeInScope } from '../stores/store-in-scope.ts';
import { MAP_JOINS, subjectOfMap } from './maps.query.ts';
import { serve } from '../../../../kernel/http/serve.ts';

interface RunRow {
  readonly run_id: string;
  readonly number: string | null;
  readonly location: string;
  readonly result: ConsumptionResult;
  readonly why: string | null;
  readonly lines: number;
  readonly ran_at: Date;
  readonly ran_by: string;
}

function presentRun(row: RunRow): ConsumptionRunView {
  return {
    runId: row.run_id,
    number: row.number,
    location: row.location,
    result: row.result,
    why: row.why,
    lines: row.lines,
    ranAt: row.ran_at.toISOString(),
    ranBy: row.ran_by,
  };
}

function selectRuns(ctx: Ctx, condition: RawBuilder<unknown>): RawBuilder<RunRow> {
  const { locationIds } = ctx.caller.scope;
  const places = locationIds === null ? sql`true` : sql`r.location_id = any(${[...locationIds]})`;
  return sql<RunRow>`
    select r.run_id, n.number, p.name as location, r.result, r.why, r.lines, r.ran_at, u.name as ran_by
    from consumption_run r
    join location p on p.l_id = r.l_id and p.location_id = r.location_id
    join login_user u on u.user_id = r.ran_by
    left join money_document n on n.l_id = r.l_id and n.document_id = r.run_id
    where r.l_id = ${ctx.lId} and ${condition} and ${places}`;
}

/** Runs of the places that the caller sees, latest first. */
export const listRuns = serve(
  consumptionEndpoints.listConsumptionRuns,
  async (ctx, { cursor, limit = 50, ...dates }) => {
    const [at, id] = decodeCursor(cursor) ?? [];
    const after =
      id === undefined ? sql`true` : sql`(r.ran_at, r.run_id) < (${at}::timestamptz, ${id}::uuid)`;
    const { rows } = await sql<RunRow>`
    ${selectRuns(ctx, sql.join([after, ...withinDates(ctx, sql.ref('r.ran_at'), dates)], sql` and `))} order by r.ran_at desc, r.run_id desc limit ${limit + 1}`.execute(
      ctx.db,
    );
    return toPage({ rows, limit, key: (row) => [row.ran_at.toISOString(), row.run_id], present: presentRun });
  },
);

/** One run as the list shows it. */
export async function readRun(ctx: Ctx, runId: string): Promise<ConsumptionRunView> {
  const { rows } = await selectRuns(ctx, sql`r.run_id = ${runId}`).execute(ctx.db);
  const [run] = rows;
  if (run === undefined) throw refuse('not-found');
  return presentRun(run);
}

interface LineRow {
  readonly line_id: string;
  readonly source_kind: ConsumptionSource;
  readonly lab_no: string | null;
  readonly subject: string;
  readonly item: string;
  readonly base_unit: InventoryUnit;
  readonly needed: number;
  readonly taken: number;
  readonly result: ConsumptionResult;
  readonly why: string | null;
  readonly worked_on: CalendarDate;
}

/** What a run took for each piece of work; without a run, what is still short. */
export const listLines = serve(
  consumptionEndpoints.listConsumptionLines,
  async (ctx, { runId, result, cursor, limit = 50 }) => {
    const conditions: RawBuilder<unknown>[] = [
      runId === undefined ? sql`k.taken < k.needed` : sql`k.run_id = ${runId}`,
    ];
    if (result !== undefined) conditions.push(sql`k.result = ${result}`);
    const [lineId] = decodeCursor(cursor) ?? [];
    if (lineId !== undefined) conditions.push(sql`k.line_id > ${lineId}::uuid`);
    const { rows } = await sql<LineRow>`
    select k.line_id, k.source_kind, b.lab_no, ${subjectOfMap} as subject, i.name as item, i.base_unit, k.needed, k.taken, k.result, k.why,
      k.worked_on
    from consumption_line k join consumption_map m on m.l_id = k.l_id and m.map_id = k.map_id ${MAP_JOINS}
    left join bill_test w on w.l_id = k.l_id and w.bill_test_id = k.bill_test_id
    left join bill b on b.l_id = w.l_id and b.bill_id = w.bill_id
    where k.l_id = ${ctx.lId} and ${sql.join(conditions, sql` and `)} and ${storeInScope(ctx.caller)}
    order by k.line_id limit ${limit + 1}`.execute(ctx.db);
    return toPage({
      rows,
      limit,
      key: (row) => [row.line_id],
      present: (row) => ({
        lineId: row.line_id,
        source: row.source_kind,
        labNo: row.lab_no ?? '',
        subject: row.subject,
        item: row.item,
        unit: row.base_unit,
        needed: thousandthsText(row.needed),
        taken: thousandthsText(row.taken),
        result: row.result,
        why: row.why,
        workedOn: row.worked_on,
      }),
    });
  },
);
