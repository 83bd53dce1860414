import * as storageEndpoints from '@nidan/contract/lab/storage/storage-endpoints';
import type { StorageUnitView } from '@nidan/contract/lab/storage/storage-views';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { isDueOf } from './due-condition.ts';
import { unitInScope } from './unit-in-scope.ts';
import { unitColumns, type UnitRow } from './unit-rows.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** The places of the storage that the caller sees, by id. */
export type StorageTree = ReadonlyMap<string, UnitRow>;

/** Reads the places of the storage that the caller sees, by name. */
export async function readTree(ctx: Ctx): Promise<StorageTree> {
  const { rows } = await sql<UnitRow>`
    select ${unitColumns} from storage_unit u where u.l_id = ${ctx.lId} and ${unitInScope(ctx.caller)}
    order by u.name, u.code`.execute(ctx.db);
  return new Map(rows.map((row) => [row.unit_id, row]));
}

/** A place and those in which it stands, the room first. */
export function wayTo(tree: StorageTree, unitId: string): UnitRow[] {
  const way: UnitRow[] = [];
  for (let unit = tree.get(unitId); unit !== undefined; unit = tree.get(unit.parent_id ?? ''))
    way.unshift(unit);
  return way;
}

/** 'Cold room, Fridge 2, Shelf 3, Rack C-04'. */
export function pathOf(tree: StorageTree, unitId: string): string {
  return wayTo(tree, unitId)
    .map(({ name }) => name)
    .join(', ');
}

interface Counted extends UnitRow {
  readonly location: string;
  readonly taken: number;
  readonly due: number;
}

function present(row: Counted): StorageUnitView {
  return {
    unitId: row.unit_id,
    parentId: row.parent_id,
    kind: row.kind,
    code: row.code,
    name: row.name,
    locationId: row.location_id,
    location: row.location,
    rows: row.row_count,
    columns: row.column_count,
    lowestC: row.lowest_c,
    highestC: row.highest_c,
    retentionClass: row.retention_class,
    isEnabled: row.status === masterData.codes.enabled,
    taken: row.taken,
    due: row.due,
    version: row.version,
  };
}

async function readUnits(ctx: Ctx, unitId: string | null): Promise<StorageUnitView[]> {
  const only = unitId === null ? sql`true` : sql`u.unit_id = ${unitId}`;
  const { rows } = await sql<Counted>`
    select ${unitColumns}, place.name as location, coalesce(held.taken, 0) as taken, coalesce(held.due, 0) as due
    from storage_unit u
    join location place on place.l_id = u.l_id and place.location_id = u.location_id
    left join lateral (
      select count(*)::int as taken, count(*) filter (where ${isDueOf(ctx)})::int as due
      from stored_tube st where st.l_id = u.l_id and st.unit_id = u.unit_id) held on true
    where u.l_id = ${ctx.lId} and ${unitInScope(ctx.caller)} and ${only}
    order by u.name, u.code`.execute(ctx.db);
  return rows.map(present);
}

/** Every place of the storage that the caller sees, with how much of it is taken. */
export const listUnits = serve(storageEndpoints.listStorageUnits, async (ctx) => {
  return { units: await readUnits(ctx, null) };
});

/** One place; refused when the caller sees none of this id. */
export async function readUnit(ctx: Ctx, unitId: string): Promise<StorageUnitView> {
  const [unit] = await readUnits(ctx, unitId);
  if (unit === undefined) throw refuse('not-found');
  return unit;
}
