import * as consumptionEndpoints from '@nidan/contract/supply/inventory/consumption-endpoints';
import { thousandthsText } from '@nidan/domain/inventory/unit-chain';
import type { ConsumptionMapView } from '@nidan/contract/supply/inventory/consumption-endpoints';
import type { InventoryUnit } from '@nidan/domain/enumerations/inventory';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { type RawBuilder, sql } from 'kysely';
import { decodeCursor, toPage } from '../../../../kernel/database/page-cursor.ts';
import type { Ctx } from '../../../../kernel/http/context.ts';
import { refuse } from '../../../../kernel/http/refuse.ts';
import { storeInScope } from '../stores/store-in-scope.ts';
import { mapColumns, type MapRow } from './map-rows.ts';
import { serve } from '../../../../kernel/http/serve.ts';

interface Row extends MapRow {
  readonly subject: string;
  readonly machine: string | null;
  readonly item: string;
  readonly base_unit: InventoryUnit;
  readonly store: string;
}

/** What a map is about, in words; of an event its kind. */
export const subjectOfMap = sql<string>`coalesce(t.name, p.name, y.name, m.event_kind, c.name, m.category)`;

/** What a map `m` names. */
export const MAP_JOINS = sql`
  join item i on i.l_id = m.l_id and i.item_id = m.item_id
  join store s on s.l_id = m.l_id and s.store_id = m.store_id
  left join test t on t.l_id = m.l_id and t.test_id = m.test_id
  left join parameter p on p.l_id = m.l_id and p.parameter_id = m.parameter_id
  left join sample_type y on y.l_id = m.l_id and y.sample_type_id = m.sample_type_id
  left join machine c on c.l_id = m.l_id and c.machine_id = m.machine_id`;

function present(row: Row): ConsumptionMapView {
  return {
    mapId: row.map_id,
    category: row.category,
    testId: row.test_id,
    parameterId: row.parameter_id,
    sampleTypeId: row.sample_type_id,
    machineId: row.machine_id,
    eventKind: row.event_kind,
    subject: row.subject,
    machine: row.machine,
    itemId: row.item_id,
    item: row.item,
    unit: row.base_unit,
    storeId: row.store_id,
    store: row.store,
    perReportable: thousandthsText(row.per_reportable),
    perRerun: thousandthsText(row.per_rerun),
    deadVolume: thousandthsText(row.dead_volume),
    isEnabled: row.status === masterData.codes.enabled,
    version: row.version,
  };
}

function selectMaps(ctx: Ctx, condition: RawBuilder<unknown>): RawBuilder<Row> {
  return sql<Row>`
    select ${mapColumns}, ${subjectOfMap} as subject, c.name as machine, i.name as item, i.base_unit, s.name as store
    from consumption_map m ${MAP_JOINS}
    where m.l_id = ${ctx.lId} and ${condition} and ${storeInScope(ctx.caller)}`;
}

/** What work uses of items, by item. */
export const listMaps = serve(
  consumptionEndpoints.listConsumptionMaps,
  async (ctx, { category, itemId, cursor, limit = 50 }) => {
    const conditions: RawBuilder<unknown>[] = [sql`true`];
    if (category !== undefined) conditions.push(sql`m.category = ${category}`);
    if (itemId !== undefined) conditions.push(sql`m.item_id = ${itemId}`);
    const [item, mapId] = decodeCursor(cursor) ?? [];
    if (mapId !== undefined) conditions.push(sql`(i.name, m.map_id) > (${item}, ${mapId}::uuid)`);
    const { rows } = await sql<Row>`
    ${selectMaps(ctx, sql.join(conditions, sql` and `))} order by i.name, m.map_id limit ${limit + 1}`.execute(
      ctx.db,
    );
    return toPage({ rows, limit, key: (row) => [row.item, row.map_id], present });
  },
);

/** One map as the list shows it. */
export async function readMap(ctx: Ctx, mapId: string): Promise<ConsumptionMapView> {
  const { rows } = await selectMaps(ctx, sql`m.map_id = ${mapId}`).execute(ctx.db);
  const [map] = rows;
  if (map === undefined) throw refuse('not-found');
  return present(map);
}
