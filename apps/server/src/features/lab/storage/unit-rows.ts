import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type { createStorageUnit } from '@nidan/contract/lab/storage/storage-endpoints';
import type { RetentionClass } from '@nidan/domain/storage/retention';
import type { StorageKind } from '@nidan/domain/storage/storage-kinds';
import { sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { unitInScope } from './unit-in-scope.ts';

export interface UnitRow {
  readonly unit_id: string;
  readonly parent_id: string | null;
  readonly kind: StorageKind;
  readonly code: string;
  readonly name: string;
  readonly location_id: string;
  readonly row_count: number;
  readonly column_count: number;
  readonly lowest_c: number | null;
  readonly highest_c: number | null;
  readonly retention_class: RetentionClass | null;
  readonly status: number;
  readonly version: number;
}

/** Columns of a `storage_unit u`. */
export const unitColumns = sql.raw(`
  u.unit_id, u.parent_id, u.kind, u.code, u.name, u.location_id, u.row_count, u.column_count,
  u.lowest_c::float8 as lowest_c, u.highest_c::float8 as highest_c, u.retention_class, u.status, u.version`);

/** Locks places of the storage, in the order of their ids; refused where the caller sees one of them not. */
export async function lockUnits(ctx: Ctx, unitIds: readonly string[]): Promise<ReadonlyMap<string, UnitRow>> {
  const { rows } = await sql<UnitRow>`
    select ${unitColumns} from storage_unit u
    where u.l_id = ${ctx.lId} and u.unit_id = any(${[...unitIds]}) and ${unitInScope(ctx.caller)}
    order by u.unit_id for no key update`.execute(ctx.db);
  if (rows.length !== new Set(unitIds).size) throw refuse('not-found');
  return new Map(rows.map((row) => [row.unit_id, row]));
}

/** Locks one place. */
export async function lockUnit(ctx: Ctx, unitId: string): Promise<UnitRow> {
  const unit = (await lockUnits(ctx, [unitId])).get(unitId);
  if (unit === undefined) throw refuse('not-found');
  return unit;
}

export async function insertUnit(ctx: Ctx, body: BodyOf<typeof createStorageUnit>): Promise<void> {
  await insertRows(ctx.db, 'storage_unit', [
    {
      l_id: ctx.lId,
      unit_id: body.unitId,
      parent_id: body.parentId,
      kind: body.kind,
      code: body.code,
      name: body.name,
      location_id: body.locationId,
      row_count: body.rows,
      column_count: body.columns,
      lowest_c: body.lowestC,
      highest_c: body.highestC,
      retention_class: body.retentionClass,
    },
  ]);
}

export type UnitChange = Partial<
  Pick<UnitRow, 'name' | 'parent_id' | 'lowest_c' | 'highest_c' | 'retention_class' | 'status'>
>;

/** Writes what changes of a locked place. */
export async function updateUnit(ctx: Ctx, unit: UnitRow, change: UnitChange): Promise<void> {
  await ctx.db
    .updateTable('storage_unit')
    .set({ ...change, version: unit.version + 1 })
    .where('l_id', '=', ctx.lId)
    .where('unit_id', '=', unit.unit_id)
    .execute();
}
