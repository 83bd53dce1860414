import * as runEndpoints from '@nidan/contract/lab/quality/run-endpoints';
import type { RunSheet, RunView } from '@nidan/contract/lab/quality/quality-views';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { USUAL_RULES } from '@nidan/domain/quality/quality-state';
import type { WestgardRule } from '@nidan/domain/quality/westgard-rule';
import { qcRun } from '@nidan/domain/status-sets/lab/qc-run';
import { type RawBuilder, sql } from 'kysely';
import { hasRight } from '../../../kernel/access/require-right.ts';
import { literalCode } from '../../../kernel/database/literal-code.ts';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import { withinDates } from '../../../kernel/database/within-dates.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { type PointRow, presentPoint, readPoints } from './points-of-series.query.ts';
import { presentSeries, readSeries } from './series.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface Row extends Pick<
  RunView,
  'runId' | 'status' | 'kind' | 'cause' | 'verdict' | 'points' | 'comment' | 'correctiveAction' | 'version'
> {
  readonly machineId: string;
  readonly machine: string;
  readonly plannedFor: Date | null;
  readonly startedAt: Date | null;
  readonly startedBy: string | null;
  readonly completedAt: Date | null;
  readonly completedById: string | null;
  readonly completedBy: string | null;
  readonly measuredAt: Date | null;
  readonly rules: readonly RunView['rules'][number][];
  readonly seenAt: Date | null;
  readonly seenBy: string | null;
}

async function readRows({ db, lId }: Ctx, rest: RawBuilder<unknown>): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select r.run_id as "runId", r.machine_id as "machineId", m.name as machine, r.status, r.kind,
      r.planned_for as "plannedFor", r.cause, r.started_at as "startedAt", starter.name as "startedBy",
      r.completed_at as "completedAt", r.completed_by as "completedById", completer.name as "completedBy",
      r.measured_at as "measuredAt", r.verdict, r.comment, r.corrective_action as "correctiveAction",
      r.seen_at as "seenAt", seer.name as "seenBy", r.version,
      (select count(*)::int from qc_point x where x.l_id = r.l_id and x.run_id = r.run_id) as points,
      array(select distinct broke.rule from qc_point x, unnest(x.rules) as broke (rule)
        where x.l_id = r.l_id and x.run_id = r.run_id order by 1) as rules
    from qc_run r
    join machine m on m.l_id = r.l_id and m.machine_id = r.machine_id
    left join login_user starter on starter.user_id = r.started_by
    left join login_user completer on completer.user_id = r.completed_by
    left join login_user seer on seer.user_id = r.seen_by
    where r.l_id = ${lId} and ${rest}`.execute(db);
  return rows;
}

function stepsOf({ caller }: Ctx, row: Row): string[] {
  const mayEnter = hasRight(caller, 'quality', PERMISSION.create);
  const mayReview = hasRight(caller, 'quality', PERMISSION.update);
  const state = qcRun.stateOf(row.status);
  if (state === 'completed') {
    const mayLook = mayReview && row.seenAt === null && row.completedById !== caller.userId;
    return [...(mayEnter ? ['note'] : []), ...(mayReview ? ['correct'] : []), ...(mayLook ? ['look'] : [])];
  }
  if (!mayEnter) return [];
  return state === 'started' ? ['enter', 'complete'] : qcRun.possible(state);
}

function present(ctx: Ctx, row: Row): RunView {
  const { machineId, machine, completedById: _, ...own } = row;
  return {
    ...own,
    machine: { id: machineId, name: machine },
    statusLabel: qcRun.states[qcRun.stateOf(row.status)].label,
    plannedFor: row.plannedFor?.toISOString() ?? null,
    startedAt: row.startedAt?.toISOString() ?? null,
    completedAt: row.completedAt?.toISOString() ?? null,
    measuredAt: row.measuredAt?.toISOString() ?? null,
    seenAt: row.seenAt?.toISOString() ?? null,
    rules: [...row.rules],
    can: stepsOf(ctx, row),
  };
}

/** Completed runs, the latest first. */
export const listRunsOf = serve(runEndpoints.listRuns, async (ctx, filter) => {
  const limit = filter.limit ?? 50;
  const after = decodeCursor(filter.cursor);
  const conditions = [
    sql`r.status = ${literalCode(qcRun.codes.completed)}`,
    ...(after === null ? [] : [sql`(r.measured_at, r.run_id) < (${after[0]}, ${after[1]})`]),
    ...(filter.machineId === undefined ? [] : [sql`r.machine_id = ${filter.machineId}`]),
    ...(filter.verdict === undefined ? [] : [sql`r.verdict = ${filter.verdict}`]),
    ...withinDates(ctx, sql.ref('r.measured_at'), filter),
  ];
  const rows = await readRows(
    ctx,
    sql`${sql.join(conditions, sql` and `)} order by r.measured_at desc, r.run_id desc limit ${limit + 1}`,
  );
  return toPage({
    rows,
    limit,
    key: (row) => [row.measuredAt?.toISOString() ?? '', row.runId],
    present: (row) => present(ctx, row),
  });
});

/** So many former points of a series stand beside the one that is entered. */
const POINTS_BEFORE = 12;

async function lastPoints({ db, lId }: Ctx, runId: string, seriesIds: readonly string[]) {
  const { rows } = await sql<{ seriesId: string; before: number[] }>`
    select s.series_id as "seriesId", array(
      select z from (select x.z, x.measured_at from qc_point x
        where x.l_id = s.l_id and x.series_id = s.series_id and x.run_id <> ${runId} and x.verdict is not null
        order by x.measured_at desc limit ${POINTS_BEFORE}) as last order by last.measured_at) as before
    from qc_series s where s.l_id = ${lId} and s.series_id = any(${[...seriesIds]})`.execute(db);
  return new Map(rows.map(({ seriesId, before }) => [seriesId, before]));
}

/** The rules that somebody chose on a machine, by parameter. */
async function choicesOf({ db, lId }: Ctx, machineId: string) {
  const { rows } = await sql<{ parameterId: string; rules: readonly WestgardRule[] }>`
    select parameter_id as "parameterId", rules from qc_rule_choice
    where l_id = ${lId} and machine_id = ${machineId}`.execute(db);
  return new Map(rows.map(({ parameterId, rules }) => [parameterId, rules]));
}

/** A run with the open series of its machine, and others of which it has a point. */
export async function readRunSheet(ctx: Ctx, runId: string): Promise<RunSheet> {
  const [row] = await readRows(ctx, sql`r.run_id = ${runId}`);
  if (row === undefined) throw refuse('not-found');
  const points = await readPoints(ctx, sql`x.run_id = ${runId}`, 1_000);
  const pointOf = new Map<string, PointRow>(points.map((point) => [point.seriesId, point]));
  const isOver = qcRun.stateOf(row.status) === 'completed';
  const all = await readSeries(ctx, { machineId: row.machineId, closed: true });
  const shown = all.filter(
    ({ seriesId, closedAt }) => pointOf.has(seriesId) || (!isOver && closedAt === null),
  );
  const before = await lastPoints(
    ctx,
    runId,
    shown.map(({ seriesId }) => seriesId),
  );
  const choices = await choicesOf(ctx, row.machineId);
  return {
    run: present(ctx, row),
    lines: shown.map((series) => {
      const point = pointOf.get(series.seriesId);
      return {
        series: presentSeries(ctx, series),
        before: [...(before.get(series.seriesId) ?? [])],
        rules: [...(choices.get(series.parameterId) ?? USUAL_RULES)],
        point: point === undefined ? null : presentPoint(point),
      };
    }),
  };
}
