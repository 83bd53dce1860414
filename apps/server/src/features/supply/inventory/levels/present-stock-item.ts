import { thousandthsText } from '@nidan/domain/inventory/unit-chain';
import type { StockItemView } from '@nidan/contract/supply/inventory/level-endpoints';
import { reorderPoint, stockLevel, type Use } from '@nidan/domain/inventory/stock-level';
import type { ItemLevelRow } from './levels-of-items.query.ts';
import { NOTHING_ON_ORDER, type OnOrder } from './on-order.query.ts';
import type { ItemStockRow } from './stock-of-items.query.ts';

/** What an item is used up by. */
export function useOf({ per_day, spread, lead_days, least }: ItemLevelRow): Use {
  return { perDay: per_day, spread, leadDays: lead_days, least };
}

/** The level of an item, by what of it may be used. */
export function levelOf(row: ItemLevelRow) {
  return stockLevel(row.usable, useOf(row));
}

/** Whether an item should be ordered. */
export function isToOrder(row: ItemLevelRow): boolean {
  const level = levelOf(row);
  return (level === 'very low' || level === 'low') && (row.per_day > 0 || row.least > 0);
}

export function presentStockItem(
  row: ItemStockRow,
  { quantity, orders }: OnOrder = NOTHING_ON_ORDER,
): StockItemView {
  return {
    itemId: row.item_id,
    code: row.code,
    name: row.name,
    category: row.category,
    unit: row.base_unit,
    onHand: thousandthsText(row.on_hand),
    usable: thousandthsText(row.usable),
    valuePaise: row.value_paise,
    lots: row.lots,
    level: levelOf(row),
    perDay: row.per_day / 1_000,
    coverDays: row.per_day === 0 ? null : Math.floor(row.usable / row.per_day),
    orderAt: reorderPoint(useOf(row)) / 1_000,
    leadDays: row.lead_days,
    onOrder: thousandthsText(quantity),
    orders: [...orders],
  };
}
