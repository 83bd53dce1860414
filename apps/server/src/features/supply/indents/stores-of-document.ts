import * as indentEndpoints from '@nidan/contract/supply/indents/indent-endpoints';
import type { NamedStore } from '@nidan/contract/supply/indents/indent-views';
import { seesLocation } from '@nidan/domain/access/work-scope';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { storeInScope } from '../inventory/stores/store-in-scope.ts';
import { keepStoresAnywhere, type StoreOfStock } from '../inventory/stores/stores-anywhere.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Who gives, and who gets. */
export interface TwoStores {
  readonly from: StoreOfStock;
  readonly to: StoreOfStock;
}

export interface TwoStoreIds {
  readonly fromStoreId: string;
  readonly toStoreId: string;
}

/** True for a store at a location where the caller works. */
export function seesStore({ caller }: Ctx, store: StoreOfStock): boolean {
  return seesLocation(caller.scope, store.location_id);
}

/** Condition that the caller works at one of the stores `f` and `t` of a document. */
export function eitherInScope({ caller }: Ctx): RawBuilder<boolean> {
  return sql<boolean>`(${storeInScope(caller, 'f')} or ${storeInScope(caller, 't')})`;
}

/**
 * Reads two stores of the lab, wherever they are, and keeps them in use until the transaction ends; whoever locks lots calls it before.
 * Refused where they are one store, one is no store or out of use, or a road.
 */
export async function requireTwoStores(
  ctx: Ctx,
  { fromStoreId, toStoreId }: TwoStoreIds,
): Promise<TwoStores> {
  const rows = await keepStoresAnywhere(
    ctx,
    sql`s.store_id = any(${[fromStoreId, toStoreId]}) order by s.store_id`,
  );
  const [from, to] = [fromStoreId, toStoreId].map((id) => rows.find(({ store_id }) => store_id === id));
  if (from === undefined || to === undefined) throw refuse('not-found');
  for (const store of [from, to]) {
    if (store.status !== masterData.codes.enabled)
      throw refuse('store-disabled', { details: { store: store.name } });
    if (store.is_road) throw refuse('store-is-road', { details: { store: store.name } });
  }
  if (from.store_id === to.store_id) throw refuse('stores-alike', { details: { store: from.name } });
  return { from, to };
}

/** The road that goods take from a store: one of its location, else any of the lab; refused where there is none. */
export async function requireRoad(ctx: Ctx, { location_id }: StoreOfStock): Promise<StoreOfStock> {
  const [road] = await keepStoresAnywhere(
    ctx,
    sql`s.is_road and s.status = ${masterData.codes.enabled} order by (s.location_id = ${location_id}) desc, s.code limit 1`,
  );
  if (road === undefined) throw refuse('road-missing');
  return road;
}

/** The road that a transfer took, whatever became of it since. */
export async function roadOf(ctx: Ctx, roadId: string): Promise<StoreOfStock> {
  const [road] = await keepStoresAnywhere(ctx, sql`s.store_id = ${roadId}`);
  if (road === undefined) throw refuse('not-found');
  return road;
}

/** Stores that may be asked for stock, by name. */
export const listNamedStores = serve(
  indentEndpoints.listIndentStores,
  async (ctx): Promise<{ stores: NamedStore[] }> => {
    const { rows } = await sql<NamedStore>`
    select s.store_id as "storeId", s.name, p.name as location from store s
    join location p on p.l_id = s.l_id and p.location_id = s.location_id
    where s.l_id = ${ctx.lId} and not s.is_road and s.status = ${masterData.codes.enabled} order by s.name, s.code`.execute(
      ctx.db,
    );
    return { stores: rows };
  },
);
