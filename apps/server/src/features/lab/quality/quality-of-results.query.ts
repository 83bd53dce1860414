import { isQcOverdue, type QcPlan, qcDueAt } from '@nidan/domain/quality/qc-due';
import type { QualityState } from '@nidan/domain/quality/quality-state';
import { qcRun } from '@nidan/domain/status-sets/lab/qc-run';
import { type RawBuilder, sql } from 'kysely';
import { literalCode } from '../../../kernel/database/literal-code.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

const COMPLETED = literalCode(qcRun.codes.completed);

/** A parameter on a machine. */
export interface Measuring {
  readonly machineId: string;
  readonly parameterId: string;
}

/** The hold that is open on a parameter of a machine. */
export interface OpenHold {
  readonly holdId: string;
  readonly runId: string;
  readonly rule: string;
  readonly openedAt: Date;
}

/** Whether the measuring of a parameter on a machine was right. */
export interface QualityOfResult extends Measuring {
  /** `none`: no series is open for it, so nothing says how it stands. `held`: a control broke a rule that rejects. */
  readonly state: QualityState;
  /** The open series, of all levels and lots. */
  readonly seriesIds: readonly string[];
  /** When the controls of the last good run were measured; null: there was none. */
  readonly lastGoodRunAt: Date | null;
  /** When the next run is due; null: at once, and where no series is open. */
  readonly dueAt: Date | null;
  readonly heldBy: OpenHold | null;
  /** The last hold, where a person released it and no good run has followed. */
  readonly overridden: OverriddenHold | null;
}

/** A hold that a second person released without a good run. */
export interface OverriddenHold {
  readonly holdId: string;
  readonly releasedAt: Date;
}

interface Row extends Measuring {
  readonly seriesIds: readonly string[];
  readonly lastGoodRunAt: Date | null;
  readonly plan: QcPlan | null;
  readonly resultsSince: number;
  readonly plannedFor: Date | null;
  readonly heldBy: (Omit<OpenHold, 'openedAt'> & { readonly openedAt: string }) | null;
  readonly overridden: (Pick<OverriddenHold, 'holdId'> & { readonly releasedAt: string }) | null;
}

/** When the controls of the last run before a moment that was good for a pair `p` of machine and parameter were measured. */
export const lastGoodRun = (before: RawBuilder<unknown>) => sql`(
  select r.measured_at from qc_run r
  where r.l_id = p.l_id and r.machine_id = p.machine_id and r.status = ${COMPLETED} and r.measured_at < ${before}
    and exists (select from qc_point x join qc_series s on s.l_id = x.l_id and s.series_id = x.series_id
      where x.l_id = r.l_id and x.run_id = r.run_id and s.parameter_id = p.parameter_id)
    and not exists (select from qc_point x join qc_series s on s.l_id = x.l_id and s.series_id = x.series_id
      where x.l_id = r.l_id and x.run_id = r.run_id and s.parameter_id = p.parameter_id and x.verdict = 'reject')
  order by r.measured_at desc limit 1)`;

async function readRows({ db, lId, now }: Ctx, asked: readonly Measuring[] | null): Promise<readonly Row[]> {
  const pairs =
    asked === null
      ? sql`select distinct machine_id, parameter_id from qc_series where l_id = ${lId} and closed_at is null`
      : sql`select * from unnest(${asked.map(({ machineId }) => machineId)}::uuid[],
          ${asked.map(({ parameterId }) => parameterId)}::uuid[]) as given (machine_id, parameter_id)`;
  const { rows } = await sql<Row>`
    with p as (select ${lId}::int as l_id, machine_id, parameter_id from (${pairs}) as pair),
    good as (select p.*, ${lastGoodRun(sql`'infinity'::timestamptz`)} as at from p)
    select g.machine_id as "machineId", g.parameter_id as "parameterId", g.at as "lastGoodRunAt",
      array(select s.series_id from qc_series s where s.l_id = g.l_id and s.machine_id = g.machine_id
        and s.parameter_id = g.parameter_id and s.closed_at is null order by s.level, s.started_at) as "seriesIds",
      case when plan.machine_id is not null then json_build_object('everyHours', plan.every_hours,
        'everyResults', plan.every_results, 'shifts', plan.shifts) end as plan,
      case when plan.every_results is null then 0 else (select count(*)::int from result_version v
        where v.l_id = g.l_id and v.machine_id = g.machine_id and v.parameter_id = g.parameter_id and v.entered_at > g.at)
        end as "resultsSince",
      (select min(r.planned_for) from qc_run r where r.l_id = g.l_id and r.machine_id = g.machine_id
        and r.completed_at is null and r.planned_for <= ${now}) as "plannedFor",
      (select json_build_object('holdId', h.hold_id, 'runId', h.run_id, 'rule', h.rule, 'openedAt', h.opened_at)
        from qc_hold h where h.l_id = g.l_id and h.machine_id = g.machine_id and h.parameter_id = g.parameter_id
        and h.released_at is null) as "heldBy",
      (select json_build_object('holdId', h.hold_id, 'releasedAt', h.released_at)
        from qc_hold h where h.l_id = g.l_id and h.machine_id = g.machine_id and h.parameter_id = g.parameter_id
        and h.release_kind = 'override' and h.released_at > coalesce(g.at, '-infinity')
        order by h.released_at desc limit 1) as overridden
    from good g left join qc_plan plan on plan.l_id = g.l_id and plan.machine_id = g.machine_id`.execute(db);
  return rows;
}

function stateOf({ seriesIds, heldBy, overridden }: Row, isOverdue: boolean): QualityState {
  if (heldBy !== null) return 'held';
  if (seriesIds.length === 0) return 'none';
  if (overridden !== null) return 'overridden';
  return isOverdue ? 'overdue' : 'inControl';
}

function judge({ lab, now }: Ctx, row: Row): QualityOfResult {
  const { machineId, parameterId, seriesIds, lastGoodRunAt, plan, resultsSince, plannedFor, heldBy } = row;
  const { overridden } = row;
  const facts = { plan, lastGoodAt: lastGoodRunAt, resultsSince, plannedFor, zone: lab.timeZone, now };
  return {
    machineId,
    parameterId,
    state: stateOf(row, isQcOverdue(facts)),
    seriesIds,
    lastGoodRunAt,
    // After an override a control is due at once.
    dueAt: seriesIds.length === 0 || overridden !== null ? null : qcDueAt(facts),
    heldBy: heldBy === null ? null : { ...heldBy, openedAt: new Date(heldBy.openedAt) },
    overridden: overridden === null ? null : { ...overridden, releasedAt: new Date(overridden.releasedAt) },
  };
}

const keyOf = ({ machineId, parameterId }: Measuring): string => `${machineId} ${parameterId}`;

/**
 * How the measuring of parameters on machines stands, in one statement; a pair for which no series is open answers `none`. Who
 * lets a result pass for it fails closed there (domain facts 2.7).
 */
export async function qualityOfResults(
  ctx: Ctx,
  asked: readonly Measuring[],
): Promise<(one: Measuring) => QualityOfResult> {
  const rows = asked.length === 0 ? [] : await readRows(ctx, asked);
  const known = new Map(rows.map((row) => [keyOf(row), judge(ctx, row)]));
  return ({ machineId, parameterId }) =>
    known.get(keyOf({ machineId, parameterId })) ?? {
      machineId,
      parameterId,
      state: 'none',
      seriesIds: [],
      lastGoodRunAt: null,
      dueAt: null,
      heldBy: null,
      overridden: null,
    };
}

/** How everything stands for which a series is open in the lab. */
export async function qualityOfLab(ctx: Ctx): Promise<QualityOfResult[]> {
  return (await readRows(ctx, null)).map((row) => judge(ctx, row));
}

/** When the last good run of a parameter of a machine before a moment was measured; null: there was none. */
export async function lastGoodBefore(
  { db, lId }: Ctx,
  { machineId, parameterId }: Measuring,
  moment: Date,
): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select ${lastGoodRun(sql`${moment}`)} as at
    from (select ${lId}::int as l_id, ${machineId}::uuid as machine_id, ${parameterId}::uuid as parameter_id) as p`.execute(
    db,
  );
  return rows[0]?.at ?? null;
}
