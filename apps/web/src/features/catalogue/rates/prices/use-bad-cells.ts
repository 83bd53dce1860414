import { MOST_COLUMNS } from '@nidan/contract/catalogue/rates/rate-endpoints';
import type { RateGridRow, RateListView } from '@nidan/contract/catalogue/rates/rate-view';
import { type RefObject, useEffect, useRef } from 'react';
import type { GridHandle } from '../../../../kernel/ui/grid/DataGrid.tsx';
import { cellKey, cellOf } from './price-draft.ts';
import type { ChosenPrice } from '../RateGrid.tsx';
import type { RatesSearch } from '../rates-search.ts';
import type { PriceDraftState } from './use-price-draft.ts';

interface ShownCells {
  readonly draft: PriceDraftState;
  readonly rows: readonly RateGridRow[];
  readonly lists: readonly RateListView[];
  /** The cell with the focus. */
  readonly cell: ChosenPrice | null;
  readonly grid: RefObject<GridHandle | null>;
  readonly onChange: (part: Partial<RatesSearch>) => void;
}

/** Goes from one cell of the draft that cannot be set to the next; one that a search or a choice of lists hides is looked up. */
export function useBadCells({ draft, rows, lists, cell, grid, onChange }: ShownCells): (() => void) | null {
  const sought = useRef<string | null>(null);
  const goTo = (key: string): boolean => {
    const { listId, testId } = cellOf(key);
    const isShown =
      rows.some((row) => row.testId === testId) && lists.some(({ rateListId }) => rateListId === listId);
    if (isShown) grid.current?.goTo(testId, listId);
    return isShown;
  };
  useEffect(() => {
    if (sought.current !== null && goTo(sought.current)) sought.current = null;
  });
  const bad = [...draft.unread, ...draft.refused.keys()];
  if (bad.length === 0) return null;
  return () => {
    const here = cell === null ? -1 : bad.indexOf(cellKey(cell.list.rateListId, cell.test.testId));
    const next = bad[(here + 1) % bad.length];
    if (next === undefined || goTo(next)) return;
    sought.current = next;
    const { listId, testId } = cellOf(next);
    const shown = lists.map(({ rateListId }) => rateListId);
    onChange({
      q: draft.tests.find((test) => test.testId === testId)?.code ?? '',
      department: '',
      lists: (shown.includes(listId) ? shown : [...shown.slice(0, MOST_COLUMNS - 1), listId]).join(','),
    });
  };
}
