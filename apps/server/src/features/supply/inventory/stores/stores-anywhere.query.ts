import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../../../kernel/http/context.ts';
import { storeColumns, type StoreRow } from './store-rows.ts';

/** A store that stock is moved in. */
export type StoreOfStock = StoreRow;

/** Stores `s` of the lab wherever they are, in one order, kept as they are until the transaction ends; the caller says who may. */
export async function keepStoresAnywhere(ctx: Ctx, condition: RawBuilder<unknown>): Promise<StoreOfStock[]> {
  const { rows } = await sql<StoreRow>`
    select ${storeColumns} from store s where s.l_id = ${ctx.lId} and ${condition} for share of s`.execute(
    ctx.db,
  );
  return rows;
}
