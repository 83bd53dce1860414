import type { InventoryUnit } from '@nidan/domain/enumerations/inventory';
import {
  baseUnitsOf,
  isWholeEnough,
  thousandthsOf,
  thousandthsText,
} from '@nidan/domain/inventory/unit-chain';
import { unitsOfChain } from '@nidan/domain/inventory/unit-chain-text';
import { refuse } from '../../../../kernel/http/refuse.ts';
import type { ItemOfStock } from './items-of-stock.query.ts';

/** A quantity as it was typed. */
export interface TypedQuantity {
  readonly quantity: string;
  readonly unit: InventoryUnit;
}

/** A typed quantity of an item in thousandths of its base unit; refused where the item has no such unit, it is too fine or a part of a piece, or nothing. */
export function countedQuantity({ name, chain }: ItemOfStock, { quantity, unit }: TypedQuantity): number {
  if (baseUnitsOf(chain, unit) === null) {
    const units = unitsOfChain(chain).join(', ');
    throw refuse('unit-without-chain', { details: { item: name, unit, units } });
  }
  const counted = thousandthsOf(chain, quantity, unit);
  if (counted === null) {
    throw refuse('quantity-too-fine', { details: { item: name, quantity, unit, base: chain.base } });
  }
  if (!isWholeEnough(chain, counted)) {
    const count = thousandthsText(counted);
    throw refuse('quantity-not-whole', { details: { item: name, quantity, unit, count, base: chain.base } });
  }
  if (counted === 0) throw refuse('quantity-nothing', { details: { item: name } });
  return counted;
}
