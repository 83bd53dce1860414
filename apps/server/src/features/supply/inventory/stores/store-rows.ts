import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type { createStore } from '@nidan/contract/supply/inventory/store-endpoints';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { sql } from 'kysely';
import { insertRows } from '../../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../../kernel/http/context.ts';
import { refuse } from '../../../../kernel/http/refuse.ts';
import { storeInScope } from './store-in-scope.ts';

export interface StoreRow {
  readonly store_id: string;
  readonly code: string;
  readonly name: string;
  readonly location_id: string;
  readonly is_road: boolean;
  readonly status: number;
  readonly version: number;
}

/** Columns of a `store s`. */
export const storeColumns = sql.raw(
  's.store_id, s.code, s.name, s.location_id, s.is_road, s.status, s.version',
);

/** Locks one store for a change of it; refused where the caller does not see it. */
export async function lockStore(ctx: Ctx, storeId: string): Promise<StoreRow> {
  const { rows } = await sql<StoreRow>`
    select ${storeColumns} from store s
    where s.l_id = ${ctx.lId} and s.store_id = ${storeId} and ${storeInScope(ctx.caller)}
    for no key update`.execute(ctx.db);
  const [store] = rows;
  if (store === undefined) throw refuse('not-found');
  return store;
}

export async function insertStore(ctx: Ctx, body: BodyOf<typeof createStore>): Promise<void> {
  await insertRows(ctx.db, 'store', [
    {
      l_id: ctx.lId,
      store_id: body.storeId,
      code: body.code,
      name: body.name,
      location_id: body.locationId,
      is_road: body.isRoad,
      status: masterData.codes.enabled,
    },
  ]);
}

/** Writes what changes of a locked store. */
export async function updateStore(
  ctx: Ctx,
  store: StoreRow,
  change: Partial<Pick<StoreRow, 'name' | 'status'>>,
): Promise<void> {
  await ctx.db
    .updateTable('store')
    .set({ ...change, version: store.version + 1 })
    .where('l_id', '=', ctx.lId)
    .where('store_id', '=', store.store_id)
    .execute();
}
