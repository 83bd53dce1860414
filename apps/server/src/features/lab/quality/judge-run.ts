import { JUDGED_BACK, judgePoints } from '@nidan/domain/quality/judge-points';
import { type QcVerdict, USUAL_RULES, verdictOf } from '@nidan/domain/quality/quality-state';
import type { WestgardRule } from '@nidan/domain/quality/westgard-rule';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { readChoice } from './chart.query.ts';
import type { Measuring } from './quality-of-results.query.ts';

interface HistoryPoint {
  readonly id: string;
  readonly run: string;
  readonly material: string;
  readonly level: number;
  readonly z: number;
  readonly former: QcVerdict | null;
}

/** A point with what the rules say of it. */
export interface JudgedPoint {
  readonly pointId: string;
  readonly runId: string;
  readonly level: number;
  /** What was said of it before; null: nothing yet. */
  readonly former: QcVerdict | null;
  readonly rules: readonly WestgardRule[];
  readonly verdict: QcVerdict;
}

/**
 * The points of a parameter of a machine in the order in which they were measured, those of a run together; of runs that are
 * completed and of the one that is judged. What was measured before a hold was overridden does not count against what follows it.
 */
async function readHistory(
  { db, lId }: Ctx,
  { machineId, parameterId }: Measuring,
  runId: string,
): Promise<readonly HistoryPoint[]> {
  const { rows } = await sql<HistoryPoint>`
    with points as (
      select x.point_id as id, x.run_id as run, x.series_id as material, s.level, x.z, x.verdict, x.measured_at
      from qc_point x join qc_series s on s.l_id = x.l_id and s.series_id = x.series_id
      where x.l_id = ${lId} and s.machine_id = ${machineId} and s.parameter_id = ${parameterId}
        and (x.verdict is not null or x.run_id = ${runId})
        and x.measured_at > coalesce((select max(h.released_at) from qc_hold h
          where h.l_id = ${lId} and h.machine_id = ${machineId} and h.parameter_id = ${parameterId}
            and h.release_kind = 'override'), '-infinity')
      order by x.measured_at desc limit ${JUDGED_BACK})
    select id, run, material, level, z, verdict as former from points
    order by min(measured_at) over (partition by run), run, measured_at, level, id`.execute(db);
  return rows;
}

/** Values that were entered again before their run was completed, oldest first. */
async function readReplaced({ db, lId }: Ctx, history: readonly HistoryPoint[]) {
  if (history.length === 0) return [];
  const { rows } = await sql<Pick<HistoryPoint, 'id' | 'run' | 'z'>>`
    select f.point_id as id, x.run_id as run, f.z
    from qc_point_former f
    join qc_point x on x.l_id = f.l_id and x.point_id = f.point_id
    join qc_run r on r.l_id = x.l_id and r.run_id = x.run_id
    where f.l_id = ${lId} and f.point_id = any(${history.map(({ id }) => id)})
      and (r.completed_at is null or f.changed_at < r.completed_at)
    order by f.point_id, f.version`.execute(db);
  return rows;
}

/**
 * What the rules of a parameter of a machine say of its points up to now. A value that was replaced before its run was completed counts
 * as well: each point of the run has the rules that it breaks with either value.
 */
export async function judgeHistory(ctx: Ctx, of: Measuring, runId: string): Promise<JudgedPoint[]> {
  const history = await readHistory(ctx, of, runId);
  const chosen = (await readChoice(ctx, of))?.rules ?? USUAL_RULES;
  const broken = new Map(judgePoints(history, chosen));
  for (const { id, run, z } of await readReplaced(ctx, history)) {
    const before = judgePoints(
      history.map((point) => (point.id === id ? { ...point, z } : point)),
      chosen,
    );
    for (const point of history.filter((one) => one.run === run))
      broken.set(point.id, [...new Set([...(broken.get(point.id) ?? []), ...(before.get(point.id) ?? [])])]);
  }
  return history.map(({ id, run, level, former }) => {
    const rules = broken.get(id) ?? [];
    return { pointId: id, runId: run, level, former, rules, verdict: verdictOf(rules) };
  });
}

/** The worst verdict of some points; 'in' of none. */
export function worstOf(points: readonly { readonly verdict: QcVerdict | null }[]): QcVerdict {
  if (points.some(({ verdict }) => verdict === 'reject')) return 'reject';
  return points.some(({ verdict }) => verdict === 'warning') ? 'warning' : 'in';
}
