import type { Ctx } from '../../../../kernel/http/context.ts';
import type { ItemOfStock } from './items-of-stock.query.ts';
import { ensureLots, type LabelledLot } from './lot-rows.ts';

/** Ids of lots as their labels say them, made where they are new; one expiry for each number of an item. */
export async function lotsOfLabels(
  ctx: Ctx,
  lots: readonly LabelledLot[],
  items: ReadonlyMap<string, ItemOfStock>,
): Promise<readonly string[]> {
  return ensureLots(ctx, lots, items);
}
