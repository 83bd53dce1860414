import type { QcVerdict } from '@nidan/domain/quality/quality-state';
import type { WestgardRule } from '@nidan/domain/quality/westgard-rule';
import { sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';

export interface LockedPoint {
  readonly pointId: string;
  readonly runId: string;
  readonly seriesId: string;
  readonly value: number;
  readonly z: number;
  readonly rules: readonly WestgardRule[];
  readonly isExcluded: boolean;
  readonly version: number;
}

/** Locks a point; refused when the lab has none of this id. */
export async function lockPoint(ctx: Ctx, pointId: string): Promise<LockedPoint> {
  const { rows } = await sql<LockedPoint>`
    select point_id as "pointId", run_id as "runId", series_id as "seriesId", value, z, rules,
      is_excluded as "isExcluded", version
    from qc_point where l_id = ${ctx.lId} and point_id = ${pointId} for no key update`.execute(ctx.db);
  const [point] = rows;
  if (point === undefined) throw refuse('not-found');
  return point;
}

export interface NewPoint {
  readonly pointId: string;
  readonly seriesId: string;
  readonly value: number;
  readonly z: number;
  readonly measuredAt: Date;
}

/** Writes points of a run that are not there yet. */
export async function insertPoints(ctx: Ctx, runId: string, points: readonly NewPoint[]): Promise<void> {
  await insertRows(ctx.db, 'qc_point', {
    shared: { l_id: ctx.lId, run_id: runId, entered_at: ctx.now, entered_by: ctx.caller.userId },
    rows: points.map(({ pointId, seriesId, value, z, measuredAt }) => ({
      point_id: pointId,
      series_id: seriesId,
      value,
      z,
      measured_at: measuredAt,
    })),
  });
}

/** Deletes points of a locked run that is not completed. */
export async function deletePoints({ db, lId }: Ctx, pointIds: readonly string[]): Promise<void> {
  await sql`delete from qc_point where l_id = ${lId} and point_id = any(${[...pointIds]})`.execute(db);
}

/** Clears what the rules said of the points of a locked run that is started again. */
export async function clearVerdicts({ db, lId }: Ctx, runId: string): Promise<void> {
  await sql`update qc_point set rules = '{}', verdict = null where l_id = ${lId} and run_id = ${runId}`.execute(
    db,
  );
}

/** Writes another value of a locked point. */
export async function updateValue(
  ctx: Ctx,
  { pointId, value, z }: Pick<NewPoint, 'pointId' | 'value' | 'z'>,
): Promise<void> {
  await sql`update qc_point set value = ${value}, z = ${z}, version = version + 1
    where l_id = ${ctx.lId} and point_id = ${pointId}`.execute(ctx.db);
}

/** Keeps what a locked point says before it is corrected. */
export async function insertFormer(ctx: Ctx, point: LockedPoint, reason: string): Promise<void> {
  await insertRows(ctx.db, 'qc_point_former', [
    {
      l_id: ctx.lId,
      point_id: point.pointId,
      version: point.version,
      value: point.value,
      z: point.z,
      rules: [...point.rules],
      reason,
      changed_at: ctx.now,
      changed_by: ctx.caller.userId,
    },
  ]);
}

/** Writes what the rules said of points. */
export async function updateVerdicts(
  ctx: Ctx,
  judged: readonly { pointId: string; rules: readonly WestgardRule[]; verdict: QcVerdict }[],
): Promise<void> {
  if (judged.length === 0) return;
  const values = judged.map(
    ({ pointId, rules, verdict }) => sql`(${pointId}::uuid, ${[...rules]}::text[], ${verdict}::text)`,
  );
  await sql`
    update qc_point x set rules = j.rules, verdict = j.verdict
    from (values ${sql.join(values)}) as j (point_id, rules, verdict)
    where x.l_id = ${ctx.lId} and x.point_id = j.point_id`.execute(ctx.db);
}

/** Leaves a locked point out of the calculation, or takes it in again. */
export async function markExcluded(
  ctx: Ctx,
  pointId: string,
  { isExcluded, reason }: { readonly isExcluded: boolean; readonly reason: string },
): Promise<void> {
  await ctx.db
    .updateTable('qc_point')
    .set((eb) => ({
      is_excluded: isExcluded,
      excluded_reason: isExcluded ? reason : null,
      excluded_at: isExcluded ? ctx.now : null,
      excluded_by: isExcluded ? ctx.caller.userId : null,
      version: eb('version', '+', 1),
    }))
    .where('l_id', '=', ctx.lId)
    .where('point_id', '=', pointId)
    .execute();
}
