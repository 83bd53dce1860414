import { masterData } from '@nidan/domain/status-sets/master-data';
import { sql } from 'kysely';
import type { Ctx } from '../../../../kernel/http/context.ts';
import { refuse } from '../../../../kernel/http/refuse.ts';
import { storeInScope } from './store-in-scope.ts';
import { storeColumns, type StoreRow } from './store-rows.ts';

/**
 * Reads stores that stock is moved in, and keeps them in use until the transaction ends. Refused where the lab has no such store, the caller
 * does not see it, or it is out of use. Whoever locks lots calls this before.
 */
export async function requireStoresInUse(
  ctx: Ctx,
  storeIds: readonly string[],
): Promise<ReadonlyMap<string, StoreRow>> {
  const { rows } = await sql<StoreRow>`
    select ${storeColumns} from store s
    where s.l_id = ${ctx.lId} and s.store_id = any(${[...storeIds]}) and ${storeInScope(ctx.caller)}
    order by s.store_id for share of s`.execute(ctx.db);
  if (rows.length !== new Set(storeIds).size) throw refuse('not-found');
  const off = rows.find(({ status }) => status !== masterData.codes.enabled);
  if (off !== undefined) throw refuse('store-disabled', { details: { store: off.name } });
  return new Map(rows.map((row) => [row.store_id, row]));
}

/** Reads one store that is no road, in the same way. */
export async function requireStoreInUse(ctx: Ctx, storeId: string): Promise<StoreRow> {
  const store = (await requireStoresInUse(ctx, [storeId])).get(storeId);
  if (store === undefined) throw refuse('not-found');
  if (store.is_road) throw refuse('store-is-road', { details: { store: store.name } });
  return store;
}
