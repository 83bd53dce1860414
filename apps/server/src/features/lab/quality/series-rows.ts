import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type { addSeries, chooseRules, setPlan } from '@nidan/contract/lab/quality/series-endpoints';
import type { QcTarget } from '@nidan/domain/quality/qc-series';
import type { CalendarDate } from '@nidan/domain/time/calendar-date';
import { sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';

export interface SeriesRow extends QcTarget {
  readonly seriesId: string;
  readonly machineId: string;
  readonly machine: string;
  readonly parameterId: string;
  readonly parameter: string;
  readonly decimals: number | null;
  readonly material: string;
  readonly lotId: string;
  readonly lotNo: string;
  readonly expiresOn: CalendarDate;
  readonly lotOpenedAt: Date;
  readonly lotClosedAt: Date | null;
  readonly level: number;
  readonly levelName: string;
  readonly unit: string;
  readonly source: 'leaflet' | 'own';
  readonly targetSince: Date;
  readonly startedAt: Date;
  readonly closedAt: Date | null;
  readonly version: number;
}

/** Columns of a series `s` with what it is of; `seriesSource` has the joins. */
export const seriesColumns = sql.raw(`
  s.series_id as "seriesId", s.machine_id as "machineId", m.name as machine, s.parameter_id as "parameterId",
  p.name as parameter, p.decimals, material.name as material, s.lot_id as "lotId", lot.lot_no as "lotNo",
  lot.expires_on::text as "expiresOn", lot.opened_at as "lotOpenedAt", lot.closed_at as "lotClosedAt", s.level,
  coalesce(material.levels[s.level], s.level::text) as "levelName", s.base_mean as "baseMean", s.min_value as "minValue",
  s.max_value as "maxValue", s.unit, s.source, s.target_since as "targetSince", s.started_at as "startedAt",
  s.closed_at as "closedAt", s.version`);
export const seriesSource = sql.raw(`
  qc_series s
  join machine m on m.l_id = s.l_id and m.machine_id = s.machine_id
  join parameter p on p.l_id = s.l_id and p.parameter_id = s.parameter_id
  join qc_lot lot on lot.l_id = s.l_id and lot.lot_id = s.lot_id
  join qc_material material on material.l_id = lot.l_id and material.material_id = lot.material_id`);

/** Locks a series; refused when the lab has none of this id. */
export async function lockSeries(ctx: Ctx, seriesId: string): Promise<SeriesRow> {
  const { rows } = await sql<SeriesRow>`
    select ${seriesColumns} from ${seriesSource} where s.l_id = ${ctx.lId} and s.series_id = ${seriesId}
    for no key update of s`.execute(ctx.db);
  const [row] = rows;
  if (row === undefined) throw refuse('not-found');
  return row;
}

export async function insertSeries(ctx: Ctx, body: BodyOf<typeof addSeries>): Promise<void> {
  await insertRows(ctx.db, 'qc_series', [
    {
      l_id: ctx.lId,
      series_id: body.seriesId,
      machine_id: body.machineId,
      parameter_id: body.parameterId,
      lot_id: body.lotId,
      level: body.level,
      base_mean: body.baseMean,
      min_value: body.minValue,
      max_value: body.maxValue,
      unit: body.unit,
      source: 'leaflet',
      target_since: ctx.now,
      started_at: ctx.now,
    },
  ]);
}

/** Gives a locked series the target of the lab's own points. */
export async function updateTarget(ctx: Ctx, seriesId: string, target: QcTarget): Promise<void> {
  await sql`
    update qc_series set base_mean = ${target.baseMean}, min_value = ${target.minValue}, max_value = ${target.maxValue},
      source = 'own', target_since = ${ctx.now}, version = version + 1
    where l_id = ${ctx.lId} and series_id = ${seriesId}`.execute(ctx.db);
}

/** Writes that a locked series is closed. */
export async function markSeriesClosed(ctx: Ctx, seriesId: string): Promise<void> {
  await sql`update qc_series set closed_at = ${ctx.now}, version = version + 1
    where l_id = ${ctx.lId} and series_id = ${seriesId}`.execute(ctx.db);
}

/** Closes the open series of a locked lot; answers their ids. */
export async function markSeriesOfLotClosed(ctx: Ctx, lotId: string): Promise<string[]> {
  const { rows } = await sql<{ series_id: string }>`
    update qc_series set closed_at = ${ctx.now}, version = version + 1
    where l_id = ${ctx.lId} and lot_id = ${lotId} and closed_at is null returning series_id`.execute(ctx.db);
  return rows.map(({ series_id }) => series_id);
}

/** What is locked, and its version. */
export interface Former<What> {
  readonly version: number;
  readonly former: What | null;
}

interface RuleRow {
  readonly rules: readonly string[];
  readonly tea: number | null;
  readonly bias: number | null;
}

/** Locks the choice of rules for a parameter of a machine; version 0 and null where nobody has chosen. */
export async function lockRules(
  { db, lId }: Ctx,
  { machineId, parameterId }: { readonly machineId: string; readonly parameterId: string },
): Promise<Former<RuleRow>> {
  const { rows } = await sql<RuleRow & { version: number }>`
    select rules, tea_percent as tea, bias_percent as bias, version from qc_rule_choice
    where l_id = ${lId} and machine_id = ${machineId} and parameter_id = ${parameterId} for no key update`.execute(
    db,
  );
  const [row] = rows;
  if (row === undefined) return { version: 0, former: null };
  const { version, ...former } = row;
  return { version, former };
}

/** Writes the choice of rules: the first one, or in the place of the locked one. */
export async function saveRules(ctx: Ctx, body: BodyOf<typeof chooseRules>): Promise<void> {
  const values = { tea_percent: body.teaPercent, bias_percent: body.biasPercent, rules: [...body.rules] };
  const keys = { l_id: ctx.lId, machine_id: body.machineId, parameter_id: body.parameterId };
  if (body.version === 0) {
    await insertRows(ctx.db, 'qc_rule_choice', [{ ...keys, ...values }]);
    return;
  }
  await ctx.db
    .updateTable('qc_rule_choice')
    .set({ ...values, version: body.version + 1 })
    .where('l_id', '=', ctx.lId)
    .where('machine_id', '=', body.machineId)
    .where('parameter_id', '=', body.parameterId)
    .execute();
}

interface PlanRow {
  readonly everyHours: number | null;
  readonly everyResults: number | null;
  readonly shifts: readonly string[];
}

/** Locks the plan of a machine; version 0 and null where there is none. */
export async function lockPlan({ db, lId }: Ctx, machineId: string): Promise<Former<PlanRow>> {
  const { rows } = await sql<PlanRow & { version: number }>`
    select every_hours as "everyHours", every_results as "everyResults", shifts, version from qc_plan
    where l_id = ${lId} and machine_id = ${machineId} for no key update`.execute(db);
  const [row] = rows;
  if (row === undefined) return { version: 0, former: null };
  const { version, ...former } = row;
  return { version, former };
}

/** Writes the plan of a machine: the first one, or in the place of the locked one. */
export async function savePlan(ctx: Ctx, body: BodyOf<typeof setPlan>): Promise<void> {
  const values = { every_hours: body.everyHours, every_results: body.everyResults, shifts: [...body.shifts] };
  if (body.version === 0) {
    await insertRows(ctx.db, 'qc_plan', [{ l_id: ctx.lId, machine_id: body.machineId, ...values }]);
    return;
  }
  await ctx.db
    .updateTable('qc_plan')
    .set({ ...values, version: body.version + 1 })
    .where('l_id', '=', ctx.lId)
    .where('machine_id', '=', body.machineId)
    .execute();
}
