import type { RateGridRow, RateListView } from '@nidan/contract/catalogue/rates/rate-view';
import { type Ref, useMemo } from 'react';
import { showDay } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { DataGrid, type GridHandle } from '../../../kernel/ui/grid/DataGrid.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import type { CellTint, GridColumn } from '../../../kernel/ui/grid/grid-column.ts';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { cellFault } from './prices/cell-fault.ts';
import { isBelowCost } from './chosen-cells.ts';
import { LIST_KIND_WORDS } from './list-kind-words.ts';
import { cellKey, textOf } from './prices/price-draft.ts';
import { PriceCell } from './prices/PriceCell.tsx';
import { lastDayOf } from './rates-search.ts';
import { ratesTexts } from './texts/rates-texts.ts';
import { shownPrice } from './prices/shown-price.ts';
import styles from './Rates.module.css';
import type { PriceDraftState } from './prices/use-price-draft.ts';

/** The cell with the focus. */
export interface ChosenPrice {
  readonly test: RateGridRow;
  readonly list: RateListView;
  /** What the list has for the test on the day. */
  readonly stored: RateGridRow['cells'][number];
  /** What it has on the day that is compared with; undefined when none is. */
  readonly former: RateGridRow['cells'][number] | undefined;
  /** What is paid where the list has no price, in paise; null: not known. */
  readonly otherwise: number | null;
}

interface RateGridProps {
  readonly rows: readonly RateGridRow[];
  readonly total: number;
  readonly lists: readonly RateListView[];
  readonly state: PriceDraftState;
  readonly fixed: boolean;
  readonly handle: Ref<GridHandle>;
  /** Ids of the tests whose prices are changed together. */
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (selected: ReadonlySet<string>) => void;
  readonly onCell: (chosen: ChosenPrice | null) => void;
  /** A block of a spreadsheet that is pasted on the cell of a test in a list. */
  readonly onPaste: (testId: string, listId: string, text: string) => void;
  readonly onNearEnd: () => void;
  readonly onClear: () => void;
}

const WIDTH = 112;

/** The cell of a test in the list at a place among those shown. */
export function cellAt(row: RateGridRow, at: number): Pick<ChosenPrice, 'stored' | 'former' | 'otherwise'> {
  const former = row.former.length === 0 ? undefined : (row.former[at] ?? null);
  return { stored: row.cells[at] ?? null, former, otherwise: row.otherwise[at] ?? null };
}

/** Tests with their prices in each list, to type into and to paste a block of a spreadsheet on. */
export function RateGrid(props: RateGridProps) {
  const { rows, lists, state, fixed } = props;
  const { draft, refused, type } = state;
  const t = useTexts(ratesTexts);
  const listIds = lists.map(({ rateListId }) => rateListId);
  const columns = useMemo((): GridColumn<RateGridRow>[] => {
    return [
      { key: 'code', head: t('code'), width: 92, cell: ({ code }) => <b>{code}</b>, tip: ({ code }) => code },
      {
        key: 'name',
        head: t('test'),
        width: 'minmax(140px, 1fr)',
        cell: ({ name }) => name,
        tip: ({ name }) => name,
      },
      {
        key: 'mrp',
        head: t('mrp'),
        width: 72,
        align: 'end',
        cell: ({ mrpPaise }) => <span className="muted">{rupees(mrpPaise)}</span>,
      },
      ...lists.map(({ rateListId, name, kind }, at): GridColumn<RateGridRow> => {
        const keyOf = ({ testId }: RateGridRow): string => cellKey(rateListId, testId);
        const storedOf = (row: RateGridRow) => cellAt(row, at).stored;
        const shownIn = (row: RateGridRow) =>
          shownPrice({ ...cellAt(row, at), typed: draft.get(keyOf(row)) });
        const isBelow = (row: RateGridRow) => isBelowCost(draft.get(keyOf(row)) ?? '', row);
        const tint = (row: RateGridRow): CellTint => {
          const shown = shownIn(row);
          if (shown === null || refused.has(keyOf(row))) return 'danger';
          if (isBelow(row)) return 'warn';
          if (shown.was === undefined) return draft.has(keyOf(row)) ? 'info' : undefined;
          // A change is looked at, whichever way it goes: green would call it right.
          return shown.way === 'far' ? 'warn' : 'info';
        };
        return {
          key: rateListId,
          label: name,
          head: (
            <span className={styles.head} title={name}>
              {name}
              <small>{t(LIST_KIND_WORDS[kind])}</small>
            </span>
          ),
          width: `minmax(${WIDTH}px, 0.6fr)`,
          align: 'end',
          cell: (row) => (
            <PriceCell
              shown={shownIn(row)}
              typed={draft.get(keyOf(row))}
              refused={refused.get(keyOf(row))}
              isBelowCost={isBelow(row)}
              isOwn={kind === 'own'}
              otherwise={cellAt(row, at).otherwise}
            />
          ),
          tint,
          bad: (row) => cellFault(t, { draft, refused }, keyOf(row)) ?? undefined,
          tip: (row) => {
            if (isBelow(row)) return t('belowCostTip');
            if (shownIn(row)?.way === 'far') return t('farTip');
            const stored = storedOf(row);
            const last = stored === null ? null : lastDayOf(stored);
            return last === null ? '' : t('endsOn', { day: showDay(last) });
          },
          edit: {
            value: (row) => draft.get(keyOf(row)) ?? textOf(storedOf(row)),
            commit: (row, text) =>
              type([{ listId: rateListId, testId: row.testId, text, stored: storedOf(row) }]),
            can: () => !fixed,
            inputMode: () => 'numeric',
            maxLength: 14,
            // Other letters are shortcuts of the screen.
            starts: (_, character) => /[\d₹f-]/iu.test(character),
          },
        };
      }),
    ];
  }, [lists, draft, refused, fixed, type, t]);
  return (
    <DataGrid<RateGridRow>
      label={t('gridLabel')}
      rows={rows}
      total={props.total}
      rowKey={({ testId }) => testId}
      columns={columns}
      startColumn={listIds[0] ?? 'code'}
      handle={props.handle}
      headHeight={44}
      selected={props.selected}
      {...(fixed ? {} : { onSelect: props.onSelect })}
      onNearEnd={props.onNearEnd}
      onCell={({ row, column }) => {
        const at = listIds.indexOf(column);
        const list = lists[at];
        props.onCell(list === undefined ? null : { test: row, list, ...cellAt(row, at) });
      }}
      onPaste={({ row, column }, text) => {
        if (!fixed && listIds.includes(column)) props.onPaste(row.testId, column, text);
      }}
      empty={
        <EmptyState
          kind="hidden"
          title={t('noTests')}
          text={t('noTestsText')}
          action={<Button onClick={props.onClear}>{t('clear')}</Button>}
        />
      }
    />
  );
}
