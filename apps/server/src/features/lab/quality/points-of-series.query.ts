import type { PointView } from '@nidan/contract/lab/quality/quality-views';
import type { QcPoint } from '@nidan/domain/quality/qc-series';
import type { QcVerdict } from '@nidan/domain/quality/quality-state';
import type { WestgardRule } from '@nidan/domain/quality/westgard-rule';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';

/** Every value of a series, and whether it counts. */
export async function readCountedPoints({ db, lId }: Ctx, seriesId: string): Promise<QcPoint[]> {
  const { rows } = await sql<QcPoint>`
    select value, is_excluded as "isExcludedFromCal" from qc_point
    where l_id = ${lId} and series_id = ${seriesId} order by measured_at`.execute(db);
  return [...rows];
}

/** A point as it is read. */
export interface PointRow {
  readonly pointId: string;
  readonly runId: string;
  readonly seriesId: string;
  readonly value: number;
  readonly z: number;
  readonly measuredAt: Date;
  readonly enteredBy: string;
  readonly verdict: QcVerdict | null;
  readonly rules: readonly WestgardRule[];
  readonly isExcluded: boolean;
  readonly excludedReason: string | null;
  readonly excludedBy: string | null;
  readonly formerValues: readonly number[];
  readonly comment: string;
  readonly correctiveAction: string;
  readonly version: number;
}

/** Points `x` of series, the latest first. */
export async function readPoints(
  { db, lId }: Ctx,
  condition: RawBuilder<unknown>,
  limit: number,
): Promise<readonly PointRow[]> {
  const { rows } = await sql<PointRow>`
    select x.point_id as "pointId", x.run_id as "runId", x.series_id as "seriesId", x.value, x.z,
      x.measured_at as "measuredAt", by_.name as "enteredBy", x.verdict, x.rules, x.is_excluded as "isExcluded",
      x.excluded_reason as "excludedReason", excluder.name as "excludedBy", x.version,
      array(select f.value from qc_point_former f where f.l_id = x.l_id and f.point_id = x.point_id order by f.version)
        as "formerValues", r.comment, r.corrective_action as "correctiveAction"
    from qc_point x
    join qc_run r on r.l_id = x.l_id and r.run_id = x.run_id
    join login_user by_ on by_.user_id = x.entered_by
    left join login_user excluder on excluder.user_id = x.excluded_by
    where x.l_id = ${lId} and ${condition}
    order by x.measured_at desc, x.point_id limit ${limit}`.execute(db);
  return rows;
}

/** A point as the API shows it. */
export function presentPoint({ seriesId: _of, ...row }: PointRow): PointView {
  return {
    ...row,
    measuredAt: row.measuredAt.toISOString(),
    rules: [...row.rules],
    formerValues: [...row.formerValues],
  };
}
