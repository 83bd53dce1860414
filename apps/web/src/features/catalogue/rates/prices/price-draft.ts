import type { RateGridRow, RateView } from '@nidan/contract/catalogue/rates/rate-view';
import { PAISE_PER_RUPEE } from '@nidan/domain/money/rupees';
import { FREE, typedPrice } from './typed-price.ts';

/** Texts that were typed or pasted, by list and test. */
export type PriceDraft = ReadonlyMap<string, string>;

/** The key of a cell in a draft. */
export function cellKey(listId: string, testId: string): string {
  return `${listId} ${testId}`;
}

/** The list and test of a key. */
export function cellOf(key: string): { readonly listId: string; readonly testId: string } {
  const [listId = '', testId = ''] = key.split(' ');
  return { listId, testId };
}

/** The text that a stored price is edited from. */
export function textOf(price: RateView | null | undefined): string {
  if (price == null) return '';
  return price.isFree ? FREE : String(price.pricePaise / PAISE_PER_RUPEE);
}

function saysSame(text: string, stored: RateView | null): boolean {
  const said = typedPrice(text);
  if (said.is === 'unread') return false;
  if (said.is === 'none') return stored === null;
  return stored !== null && stored.pricePaise === said.pricePaise && stored.isFree === said.isFree;
}

/** A cell with what was typed into it. */
export interface TypedCell {
  readonly listId: string;
  readonly testId: string;
  readonly text: string;
  readonly stored: RateView | null;
}

/** The draft with some cells; one that says what is stored leaves it. */
export function withCells(draft: PriceDraft, cells: readonly TypedCell[]): PriceDraft {
  const next = new Map(draft);
  for (const { listId, testId, text, stored } of cells) {
    const key = cellKey(listId, testId);
    if (saysSame(text, stored)) next.delete(key);
    else next.set(key, text.trim());
  }
  return next;
}

interface Pasted {
  readonly rows: readonly RateGridRow[];
  readonly listIds: readonly string[];
  /** Where the block begins: the row, and the list. */
  readonly at: { readonly row: number; readonly list: number };
  readonly block: readonly (readonly string[])[];
}

/** The cells that a pasted block falls on, and how many of it fall beside the grid. */
export function pastedCells({ rows, listIds, at, block }: Pasted): {
  readonly cells: readonly TypedCell[];
  readonly beside: number;
} {
  const all = block.flatMap((line, down) =>
    line.map((text, right) => ({ text, row: rows[at.row + down], list: at.list + right })),
  );
  const cells = all.flatMap(({ text, row, list }) => {
    const listId = listIds[list];
    return row === undefined || listId === undefined
      ? []
      : [{ listId, testId: row.testId, text, stored: row.cells[list] ?? null }];
  });
  return { cells, beside: all.length - cells.length };
}

/** Keys of the cells that cannot be read, in the order in which they were typed. */
export function unreadCells(draft: PriceDraft): string[] {
  return [...draft].filter(([, text]) => typedPrice(text).is === 'unread').map(([key]) => key);
}

/** The columns of a draft that can be read, as the server takes them; `versionOf` is that of a list. */
export function draftColumns(draft: PriceDraft, versionOf: (listId: string) => number) {
  const cells = [...draft].flatMap(([key, text]) => {
    const said = typedPrice(text);
    if (said.is === 'unread') return [];
    const price =
      said.is === 'none' ? { pricePaise: null } : { pricePaise: said.pricePaise, isFree: said.isFree };
    return [{ ...cellOf(key), price }];
  });
  return [...Map.groupBy(cells, ({ listId }) => listId)].map(([rateListId, own]) => ({
    rateListId,
    version: versionOf(rateListId),
    prices: own.map(({ testId, price }) => ({ testId, ...price })),
  }));
}

/** What the server refused, by the keys of the cells that it names by column and row. */
export function refusedCells(
  columns: ReturnType<typeof draftColumns>,
  errors: readonly { readonly field: string; readonly msg: string }[],
): ReadonlyMap<string, string> {
  const named = errors.flatMap(({ field, msg }): [string, string][] => {
    const [, column, row] = /^columns\.(\d+)\.prices\.(\d+)/u.exec(field) ?? [];
    const list = columns[Number(column)];
    const price = list?.prices[Number(row)];
    return list === undefined || price === undefined ? [] : [[cellKey(list.rateListId, price.testId), msg]];
  });
  return new Map(named);
}
