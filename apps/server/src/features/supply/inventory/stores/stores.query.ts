import * as storeEndpoints from '@nidan/contract/supply/inventory/store-endpoints';
import type { StoreView } from '@nidan/contract/supply/inventory/store-endpoints';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { sql } from 'kysely';
import type { Ctx } from '../../../../kernel/http/context.ts';
import { refuse } from '../../../../kernel/http/refuse.ts';
import { storeInScope } from './store-in-scope.ts';
import { storeColumns, type StoreRow } from './store-rows.ts';
import { serve } from '../../../../kernel/http/serve.ts';

interface Row extends StoreRow {
  readonly location: string;
  readonly lots: number;
  readonly value_paise: number;
}

async function readStores(ctx: Ctx, only: string | null): Promise<StoreView[]> {
  const { rows } = await sql<Row>`
    select ${storeColumns}, p.name as location, held.lots, held.value_paise
    from store s join location p on p.l_id = s.l_id and p.location_id = s.location_id
    cross join lateral (
      select count(*)::int as lots, coalesce(sum(k.value_paise), 0)::bigint as value_paise
      from stock k where k.l_id = s.l_id and k.store_id = s.store_id and k.quantity > 0) held
    where s.l_id = ${ctx.lId} and (${only}::uuid is null or s.store_id = ${only}) and ${storeInScope(ctx.caller)}
    order by s.name, s.code`.execute(ctx.db);
  return rows.map((row) => ({
    storeId: row.store_id,
    code: row.code,
    name: row.name,
    locationId: row.location_id,
    location: row.location,
    isRoad: row.is_road,
    isEnabled: row.status === masterData.codes.enabled,
    lots: row.lots,
    valuePaise: row.value_paise,
    version: row.version,
  }));
}

/** The stores that the caller sees, by name. */
export const listStoresOf = serve(
  storeEndpoints.listStores,
  async (ctx): Promise<{ stores: StoreView[] }> => {
    return { stores: await readStores(ctx, null) };
  },
);

/** One store as the list shows it. */
export async function readStore(ctx: Ctx, storeId: string): Promise<StoreView> {
  const [store] = await readStores(ctx, storeId);
  if (store === undefined) throw refuse('not-found');
  return store;
}
