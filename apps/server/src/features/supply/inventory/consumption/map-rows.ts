import type { MappedEvent } from '@nidan/domain/inventory/consumption-source';
import type { StockCategory } from '@nidan/domain/enumerations/inventory';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { sql } from 'kysely';
import { insertRows } from '../../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../../kernel/http/context.ts';
import { refuse } from '../../../../kernel/http/refuse.ts';
import { storeInScope } from '../stores/store-in-scope.ts';

export interface MapRow {
  readonly map_id: string;
  readonly category: StockCategory;
  readonly test_id: string | null;
  readonly parameter_id: string | null;
  readonly sample_type_id: string | null;
  readonly machine_id: string | null;
  readonly event_kind: MappedEvent | null;
  readonly item_id: string;
  readonly store_id: string;
  /** Thousandths of the base unit, here and below. */
  readonly per_reportable: number;
  readonly per_rerun: number;
  readonly dead_volume: number;
  readonly status: number;
  readonly version: number;
}

/** Columns of a `consumption_map m`. */
export const mapColumns = sql.raw(
  'm.map_id, m.category, m.test_id, m.parameter_id, m.sample_type_id, m.machine_id, m.event_kind, m.item_id, m.store_id, m.per_reportable, m.per_rerun, m.dead_volume, m.status, m.version',
);

type NewMap = Omit<MapRow, 'status' | 'version'>;

/** Writes what work uses from now on. */
export async function insertMap(ctx: Ctx, map: NewMap): Promise<void> {
  await insertRows(ctx.db, 'consumption_map', [
    {
      l_id: ctx.lId,
      ...map,
      since: ctx.now,
      changed_at: ctx.now,
      changed_by: ctx.caller.userId,
      status: masterData.codes.enabled,
    },
  ]);
}

/** Locks a map; refused where the caller does not see its store. */
export async function lockMap(ctx: Ctx, mapId: string): Promise<MapRow> {
  const { rows } = await sql<MapRow>`
    select ${mapColumns} from consumption_map m join store s on s.l_id = m.l_id and s.store_id = m.store_id
    where m.l_id = ${ctx.lId} and m.map_id = ${mapId} and ${storeInScope(ctx.caller)} for no key update of m`.execute(
    ctx.db,
  );
  const [map] = rows;
  if (map === undefined) throw refuse('not-found');
  return map;
}

/** Writes what of a locked map becomes otherwise. */
export async function updateMap(
  ctx: Ctx,
  map: MapRow,
  change: Pick<MapRow, 'per_reportable' | 'per_rerun' | 'dead_volume' | 'status'>,
): Promise<void> {
  await ctx.db
    .updateTable('consumption_map')
    .set({ ...change, changed_at: ctx.now, changed_by: ctx.caller.userId, version: map.version + 1 })
    .where('l_id', '=', ctx.lId)
    .where('map_id', '=', map.map_id)
    .execute();
}
