import * as seriesEndpoints from '@nidan/contract/lab/quality/series-endpoints';
import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import type { SeriesView } from '@nidan/contract/lab/quality/quality-views';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { qcSeries } from '@nidan/domain/quality/qc-series';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { sql } from 'kysely';
import { hasRight } from '../../../kernel/access/require-right.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { seriesColumns, type SeriesRow, seriesSource } from './series-rows.ts';
import { serve } from '../../../kernel/http/serve.ts';

function stepsOf({ caller }: Ctx, { closedAt }: SeriesRow): string[] {
  return closedAt === null && hasRight(caller, 'quality', PERMISSION.update) ? ['close', 'ownTarget'] : [];
}

/** A series as the API shows it. */
export function presentSeries(ctx: Ctx, row: SeriesRow): SeriesView {
  const { machineId, machine, parameterId, parameter, lotOpenedAt: _, lotClosedAt: __, ...own } = row;
  return {
    ...own,
    machine: { id: machineId, name: machine },
    parameter: { id: parameterId, name: parameter },
    targetSince: row.targetSince.toISOString(),
    startedAt: row.startedAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
    isLopsided: qcSeries(row, []).isLopsided,
    can: stepsOf(ctx, row),
  };
}

export interface SeriesOf {
  readonly machineId?: string | undefined;
  readonly parameterId?: string | undefined;
  readonly seriesIds?: readonly string[] | undefined;
  /** Closed ones too. */
  readonly closed?: boolean | undefined;
}

/** Series of the lab, by machine, parameter and level; the open ones unless told. */
export async function readSeries(
  { db, lId }: Ctx,
  { machineId, parameterId, seriesIds, closed }: SeriesOf,
): Promise<readonly SeriesRow[]> {
  const conditions = [
    machineId === undefined ? null : sql`s.machine_id = ${machineId}`,
    parameterId === undefined ? null : sql`s.parameter_id = ${parameterId}`,
    seriesIds === undefined ? null : sql`s.series_id = any(${[...seriesIds]})`,
    closed === true ? null : sql`s.closed_at is null`,
  ].filter((condition) => condition !== null);
  const { rows } = await sql<SeriesRow>`
    select ${seriesColumns} from ${seriesSource}
    where ${sql.join([sql`s.l_id = ${lId}`, ...conditions], sql` and `)}
    order by lower(m.name), lower(p.name), s.level, s.started_at`.execute(db);
  return rows;
}

/** One series, closed or not; refused when the lab has none of this id. */
export async function readOneSeries(ctx: Ctx, seriesId: string): Promise<SeriesRow> {
  const [row] = await readSeries(ctx, { seriesIds: [seriesId], closed: true });
  if (row === undefined) throw refuse('not-found');
  return row;
}

type MachineOfSeries = AnswerOf<typeof seriesEndpoints.listSeries>['machines'][number];

/** Machines in use with the parameters that they have codes of. */
async function readMachines({ db, lId }: Ctx): Promise<MachineOfSeries[]> {
  const { enabled } = masterData.codes;
  const { rows } = await sql<MachineOfSeries>`
    select m.machine_id as id, m.name, coalesce((
      select json_agg(json_build_object('id', p.parameter_id, 'code', p.code, 'name', p.name, 'unit', p.unit) order by lower(p.name))
      from parameter p where p.l_id = m.l_id and exists (
        select from machine_parameter c where c.l_id = p.l_id and c.parameter_id = p.parameter_id
          and c.machine_id = m.machine_id and c.status = ${enabled})), '[]') as parameters
    from machine m where m.l_id = ${lId} and m.status = ${enabled} order by lower(m.name)`.execute(db);
  return [...rows];
}

/** The series of the lab, and of what others can be begun. */
export const listSeriesOf = serve(seriesEndpoints.listSeries, async (ctx, query) => {
  const rows = await readSeries(ctx, query);
  return { series: rows.map((row) => presentSeries(ctx, row)), machines: await readMachines(ctx) };
});
