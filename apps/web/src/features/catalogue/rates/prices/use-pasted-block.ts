import type { RateGridRow, RateListView } from '@nidan/contract/catalogue/rates/rate-view';
import { useEffect, useRef } from 'react';
import { type PagedQuery, readOn } from '../../../../kernel/ui/paged-query.ts';
import { pastedCells } from './price-draft.ts';
import { readPasted } from './read-pasted.ts';
import type { PriceDraftState } from './use-price-draft.ts';

interface PastedInto {
  readonly rows: readonly RateGridRow[];
  readonly lists: readonly RateListView[];
  readonly query: Pick<
    PagedQuery<RateGridRow>,
    'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
  >;
  readonly type: PriceDraftState['type'];
}

/** A block that is put down when the rows that it covers are there. */
interface HeldBlock {
  readonly testId: string;
  readonly listId: string;
  readonly block: readonly (readonly string[])[];
}

/** Puts a block of a spreadsheet on the cells from one on; rows of the grid that are not read yet are read for it. */
export function usePastedBlock({ rows, lists, query, type }: PastedInto) {
  const held = useRef<HeldBlock | null>(null);
  const put = ({ testId, listId, block }: HeldBlock): boolean => {
    const listIds = lists.map(({ rateListId }) => rateListId);
    const at = {
      row: rows.findIndex((row) => row.testId === testId),
      list: listIds.indexOf(listId),
    };
    // Another search, or another choice of lists, took the cell away while its rows were read.
    if (at.row === -1 || at.list === -1) return true;
    const isCovered = at.row + block.length <= rows.length;
    if (!isCovered && query.hasNextPage && !query.isFetchNextPageError) return false;
    const { cells, beside } = pastedCells({ rows, listIds, at, block });
    type(cells, {
      rows: block.length,
      columns: Math.max(...block.map((line) => line.length)),
      beside,
    });
    return true;
  };
  useEffect(() => {
    if (held.current === null) return;
    if (put(held.current)) held.current = null;
    else readOn(query);
  });
  return (testId: string, listId: string, text: string): void => {
    const pasted = { testId, listId, block: readPasted(text) };
    if (put(pasted)) return;
    held.current = pasted;
    readOn(query);
  };
}
