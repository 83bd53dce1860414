import type { UnitChain } from '@nidan/domain/inventory/unit-chain';
import { unitChainOf } from '@nidan/domain/inventory/unit-chain-text';
import { sql } from 'kysely';
import type { Ctx } from '../../../../kernel/http/context.ts';
import { refuse } from '../../../../kernel/http/refuse.ts';

/** An item as stock of it is counted. */
export interface ItemOfStock {
  readonly itemId: string;
  readonly code: string;
  readonly name: string;
  readonly chain: UnitChain;
  /** Days that it is good once opened; null: as long as its lot. */
  readonly onBoardDays: number | null;
  readonly needsCheck: boolean;
  readonly shortLifeDays: number;
  /** Code of the master-data status. */
  readonly status: number;
}

interface Row {
  readonly item_id: string;
  readonly code: string;
  readonly name: string;
  readonly base_unit: string;
  readonly units: string;
  readonly on_board_days: number;
  readonly needs_check: boolean;
  readonly short_life_days: number;
  readonly status: number;
}

/** The chain of an item that was saved, which its rules have read before. */
export function savedChain({ base_unit, units }: Pick<Row, 'base_unit' | 'units'>): UnitChain {
  const chain = unitChainOf(base_unit, units);
  if ('msg' in chain) throw new Error(`An item was saved with units that lead nowhere: ${chain.msg}`);
  return chain;
}

/** Reads items by id; refused where the lab lacks one of them. */
export async function readItems(
  ctx: Ctx,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, ItemOfStock>> {
  const { rows } = await sql<Row>`
    select item_id, code, name, base_unit, units, on_board_days, needs_check, short_life_days, status
    from item where l_id = ${ctx.lId} and item_id = any(${[...itemIds]})`.execute(ctx.db);
  if (rows.length !== new Set(itemIds).size) throw refuse('not-found');
  const items = rows.map((row): ItemOfStock => ({
    itemId: row.item_id,
    code: row.code,
    name: row.name,
    chain: savedChain(row),
    onBoardDays: row.on_board_days === 0 ? null : row.on_board_days,
    needsCheck: row.needs_check,
    shortLifeDays: row.short_life_days,
    status: row.status,
  }));
  return new Map(items.map((item) => [item.itemId, item]));
}
