import type { RateGridRow, RateListView } from '@nidan/contract/catalogue/rates/rate-view';
import { PAISE_PER_RUPEE } from '@nidan/domain/money/rupees';
import { changedByPercent } from '@nidan/domain/rates/changed-by-percent';
import { cellKey, cellOf, type PriceDraft, textOf, type TypedCell } from './prices/price-draft.ts';
import { typedPrice } from './prices/typed-price.ts';

/** What the grid shows: rows, its lists in their order, and what is typed. */
export interface ShownGrid {
  readonly rows: readonly RateGridRow[];
  readonly lists: readonly Pick<RateListView, 'rateListId' | 'name'>[];
  readonly draft: PriceDraft;
}

function cellIn({ lists, draft }: ShownGrid, row: RateGridRow, listId: string): TypedCell {
  const stored = row.cells[lists.findIndex(({ rateListId }) => rateListId === listId)] ?? null;
  const { testId } = row;
  return { listId, testId, text: draft.get(cellKey(listId, testId)) ?? textOf(stored), stored };
}

/**
 * The cells of some tests in some lists with their prices changed by a percentage, typed ones before stored ones. `kept`
 * counts those without a price to change: none, free, or nothing that can be read.
 */
export function percentCells(
  grid: ShownGrid,
  chosen: { readonly testIds: ReadonlySet<string>; readonly listIds: readonly string[] },
  percent: number,
): { readonly cells: readonly TypedCell[]; readonly kept: number } {
  const all = grid.rows
    .filter(({ testId }) => chosen.testIds.has(testId))
    .flatMap((row) => chosen.listIds.map((listId) => cellIn(grid, row, listId)));
  const cells = all.flatMap((cell) => {
    const said = typedPrice(cell.text);
    if (said.is !== 'price' || said.isFree) return [];
    const pricePaise = changedByPercent(said.pricePaise, percent);
    return [{ ...cell, text: String(pricePaise / PAISE_PER_RUPEE) }];
  });
  return { cells, kept: all.length - cells.length };
}

/** The text of a cell in the same list of the chosen tests, or of the test below it when none is chosen. */
export function filledCells(
  grid: ShownGrid,
  from: { readonly testId: string; readonly listId: string },
  testIds: ReadonlySet<string>,
): readonly TypedCell[] {
  const at = grid.rows.findIndex(({ testId }) => testId === from.testId);
  const source = grid.rows[at];
  if (source === undefined) return [];
  const { text } = cellIn(grid, source, from.listId);
  const below = grid.rows.slice(at + 1, at + 2);
  const rows = testIds.size === 0 ? below : grid.rows.filter(({ testId }) => testIds.has(testId));
  return rows
    .filter(({ testId }) => testId !== from.testId)
    .map((row) => ({ ...cellIn(grid, row, from.listId), text }));
}

/** A cell with the words for its row and column. */
export interface NamedCell {
  readonly key: string;
  readonly code: string;
  readonly list: string;
  readonly text: string;
}

/** Cells of the draft by their keys, with the code of the test and the name of the list. */
export function namedCells({ rows, lists, draft }: ShownGrid, keys: Iterable<string>): readonly NamedCell[] {
  return [...keys].map((key) => {
    const { listId, testId } = cellOf(key);
    const code = rows.find((row) => row.testId === testId)?.code ?? '';
    const list = lists.find(({ rateListId }) => rateListId === listId)?.name ?? '';
    return { key, code, list, text: draft.get(key) ?? '' };
  });
}

/** True for a price that is less than what the test costs the lab; one that is free is meant to be. */
export function isBelowCost(text: string, row: Pick<RateGridRow, 'cost'>): boolean {
  const said = typedPrice(text);
  const costPaise = row.cost?.costPaise ?? null;
  return said.is === 'price' && !said.isFree && costPaise !== null && said.pricePaise < costPaise;
}

/** Keys of the draft's prices that are below what their tests cost. */
export function cellsBelowCost({ rows, draft }: ShownGrid): readonly string[] {
  const byId = new Map(rows.map((row) => [row.testId, row]));
  return [...draft].flatMap(([key, text]) => {
    const row = byId.get(cellOf(key).testId);
    return row !== undefined && isBelowCost(text, row) ? [key] : [];
  });
}
