import type { AskedLine } from '@nidan/contract/supply/indents/indent-views';
import type { InventoryUnit } from '@nidan/domain/enumerations/inventory';
import { quantityIn } from '@nidan/domain/inventory/unit-chain';
import { masterData } from '@nidan/domain/status-sets/master-data';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { countedQuantity } from '../inventory/lots/counted-quantity.ts';
import { type ItemOfStock, readItems } from '../inventory/lots/items-of-stock.query.ts';

/** How much of an item is asked for, in thousandths of its base unit. */
export interface AskedQuantity {
  readonly itemId: string;
  readonly quantity: number;
}

/** Thousandths of an item in base units, as text. */
export function inBase({ chain }: Pick<ItemOfStock, 'chain'>, thousandths: number): string {
  const text = quantityIn(chain, Math.abs(thousandths), chain.base) ?? '0';
  return thousandths < 0 ? `-${text}` : text;
}

/** A typed quantity that may be nothing. */
export function typedOrNothing(
  item: ItemOfStock,
  typed: { readonly quantity: string; readonly unit: InventoryUnit },
): number {
  return Number(typed.quantity) === 0 ? 0 : countedQuantity(item, typed);
}

/** Lines as they are typed, counted; refused where an item is out of use, stands twice, or its quantity cannot be counted. */
export async function countLines(ctx: Ctx, lines: readonly AskedLine[]): Promise<AskedQuantity[]> {
  const items = await readItems(
    ctx,
    lines.map(({ itemId }) => itemId),
  );
  const seen = new Set<string>();
  return lines.map(({ itemId, ...typed }) => {
    const item = items.get(itemId);
    if (item === undefined) throw refuse('not-found');
    if (item.status !== masterData.codes.enabled)
      throw refuse('item-disabled', { details: { item: item.name } });
    if (seen.has(itemId)) throw refuse('item-twice', { details: { item: item.name } });
    seen.add(itemId);
    return { itemId, quantity: countedQuantity(item, typed) };
  });
}
