import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { cellClass, type GridColumn, type RowTone } from './grid-column.ts';
import { type GridPlace, moveInGrid, nextEditable } from './grid-moves.ts';
import { GridRow } from './GridRow.tsx';
import { scrollTopFor } from './row-window.ts';
import { useRowWindow } from './use-row-window.ts';
import './tables.css';

/** What a screen can ask of its grid. */
export interface GridHandle {
  /** Brings the focus to a cell; nothing happens when the row is not loaded. */
  readonly goTo: (rowKey: string, column: string) => void;
}

/** A cell of a grid. */
export interface GridCell<Row> {
  readonly row: Row;
  /** Index of the row among those loaded. */
  readonly index: number;
  readonly column: string;
}

export interface DataGridProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly columns: readonly GridColumn<Row>[];
  /** How many rows there are in all when only some are loaded. */
  readonly total?: number;
  /** 28 px, 36 or 44. */
  readonly rowHeight?: 28 | 36 | 44;
  /** 28 px, or 44 for heads of two lines. */
  readonly headHeight?: 28 | 44;
  readonly tone?: (row: Row) => RowTone;
  /** Rows that start a group get a stronger line above. */
  readonly startsGroup?: (row: Row) => boolean;
  readonly selected?: ReadonlySet<string>;
  /** Space and X select. */
  readonly onSelect?: (selected: ReadonlySet<string>) => void;
  /** Called when the focus comes to another row. */
  readonly onCurrent?: (row: Row) => void;
  /** Called when the focus comes to a cell. */
  readonly onCell?: (cell: GridCell<Row>) => void;
  /** Takes what is pasted while no cell is edited. */
  readonly onPaste?: (cell: GridCell<Row>, text: string) => void;
  readonly handle?: Ref<GridHandle>;
  /** Enter on a cell that is not edited; without it Enter goes down. */
  readonly onOpen?: (row: Row) => void;
  /** Enter in the last row that can be edited. */
  readonly onPastEnd?: () => void;
  /** Called when the last loaded rows come into sight. */
  readonly onNearEnd?: () => void;
  /** Column that has the focus at first. */
  readonly startColumn?: string;
  /** The first row of this kind has the focus at first; the first of all unless told. */
  readonly startsAt?: (row: Row) => boolean;
  /** Takes the focus when it appears. */
  readonly takesFocus?: boolean;
  readonly empty?: ReactNode;
}

/**
 * A grid of many rows on native cells: virtual rows, one tab stop, roving focus, editing in place (WAI-ARIA grid pattern).
 * Enter keeps and goes down, Shift+Enter up, F2 or typing edits, Esc restores, Space or X selects. For lists that are
 * only read use `Table`.
 */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  const { rows, rowKey, columns, rowHeight = 28, headHeight = 28, onSelect } = props;
  const box = useRef<HTMLDivElement>(null);
  const startCol = Math.max(
    0,
    columns.findIndex(({ key }) => key === props.startColumn),
  );
  const [here, setHere] = useState<{
    readonly key: string | null;
    readonly row: number;
    readonly col: number;
  }>(() => ({ key: null, row: startRow(props), col: startCol }));
  const [editing, setEditing] = useState<{ readonly start: string; readonly marked: boolean } | null>(null);
  const focusWanted = useRef(props.takesFocus ?? false);
  const hadFocus = useRef(false);

  // The place follows its row when rows are added, sorted or fetched again; when the row is gone its index stays.
  const found = here.key === null ? -1 : rows.findIndex((row) => rowKey(row) === here.key);
  const place: GridPlace = {
    row: found === -1 ? Math.max(0, Math.min(here.row, rows.length - 1)) : found,
    col: here.col,
  };

  const sight = useRowWindow({ box, count: rows.length, rowHeight });
  // The row with the focus is always drawn, or the grid would lose its one tab stop.
  const drawn = [
    ...(place.row < sight.first ? [place.row] : []),
    ...Array.from({ length: Math.max(0, sight.end - sight.first) }, (_, at) => sight.first + at),
    ...(place.row >= sight.end && place.row < rows.length ? [place.row] : []),
  ];

  useLayoutEffect(() => {
    const lost =
      hadFocus.current &&
      !editing &&
      !box.current?.contains(document.activeElement) &&
      document.activeElement === document.body;
    if (!focusWanted.current && !lost) return;
    focusWanted.current = false;
    box.current?.querySelector<HTMLElement>('.ui-grid-body [tabindex="0"]')?.focus({ preventScroll: true });
  });

  const bringIntoSight = (row: number): void => {
    const element = box.current;
    if (!element) return;
    const { scrollTop: top, clientHeight: height } = element;
    element.scrollTop = scrollTopFor({ row, rowHeight, head: headHeight, top, height });
  };
  const tell = (at: GridPlace): void => {
    const cell = cellAt(props, at);
    if (cell !== null) props.onCell?.(cell);
  };
  const goTo = (next: GridPlace): void => {
    const row = rows[next.row];
    if (row === undefined) return;
    focusWanted.current = true;
    setEditing(null);
    setHere({ key: rowKey(row), ...next });
    bringIntoSight(next.row);
    tell(next);
    if (next.row !== place.row) props.onCurrent?.(row);
  };
  useImperativeHandle(props.handle, () => ({ goTo: (...names) => goTo(placeOf(props, names)) }));
  const canEdit = (at: GridPlace): boolean => {
    const edit = columns[at.col]?.edit;
    const row = rows[at.row];
    return edit !== undefined && row !== undefined && (edit.can?.(row) ?? true);
  };
  const canStart = (at: GridPlace, character: string): boolean => {
    const row = rows[at.row];
    const starts = columns[at.col]?.edit?.starts;
    return row !== undefined && canEdit(at) && (starts?.(row, character) ?? true);
  };
  const startEdit = (at: GridPlace, typed: string | null): void => {
    const row = rows[at.row];
    const edit = columns[at.col]?.edit;
    if (row === undefined || !edit || !canEdit(at)) return;
    setHere({ key: rowKey(row), ...at });
    setEditing({ start: typed ?? edit.value(row), marked: typed === null });
  };
  const endEdit = (text: string, step: 1 | -1 | 0): void => {
    const row = rows[place.row];
    const edit = columns[place.col]?.edit;
    if (row !== undefined && edit && text !== edit.value(row)) edit.commit(row, text);
    setEditing(null);
    if (step !== 0) goOn(step);
  };
  const goOn = (step: 1 | -1): void => {
    const next = nextEditable({
      row: place.row,
      step,
      rows: rows.length,
      editable: (row) => canEdit({ row, col: place.col }),
    });
    goTo(next === null ? place : { row: next, col: place.col });
    if (next === null && step === 1) props.onPastEnd?.();
  };
  const select = (): void => {
    const row = rows[place.row];
    if (row === undefined || !onSelect) return;
    const next = new Set(props.selected);
    if (!next.delete(rowKey(row))) next.add(rowKey(row));
    onSelect(next);
  };

  const keyDown = (event: KeyboardEvent): void => {
    const row = rows[place.row];
    if (event.altKey || event.metaKey || row === undefined || editing) return;
    const editable = canEdit(place);
    if (event.key === 'F2' && editable) startEdit(place, null);
    else if (event.key === 'Enter' && !event.ctrlKey && editable) goOn(event.shiftKey ? -1 : 1);
    else if (event.key === 'Enter' && !event.ctrlKey && props.onOpen) props.onOpen(row);
    else if ((event.key === ' ' || (/^x$/i.test(event.key) && !editable)) && !event.ctrlKey && onSelect)
      select();
    else if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && canStart(place, event.key))
      startEdit(place, event.key);
    else if ((event.key === 'Delete' || event.key === 'Backspace') && editable) startEdit(place, '');
    else {
      const page = Math.max(1, Math.floor(((box.current?.clientHeight ?? 0) - headHeight) / rowHeight) - 1);
      const next = moveInGrid(event, place, { rows: rows.length, cols: columns.length, page });
      if (!next) return;
      goTo(next);
    }
    event.preventDefault();
    event.stopPropagation();
  };

  const nearEnd = useEffectEvent((loaded: number) => loaded > 0 && props.onNearEnd?.());
  const isNearEnd = rows.length > 0 && sight.end >= rows.length;
  useEffect(() => {
    if (isNearEnd) nearEnd(rows.length);
  }, [isNearEnd, rows.length]);

  if (rows.length === 0 && props.empty) return <div className="scroll ui-grid-box">{props.empty}</div>;
  const tracks = columns.map(({ width }) => (typeof width === 'number' ? `${width}px` : width)).join(' ');
  return (
    <div ref={box} className="scroll ui-grid-box" data-region>
      <div
        role="grid"
        tabIndex={-1}
        className="ui-grid"
        aria-label={props.label}
        aria-rowcount={(props.total ?? rows.length) + 1}
        aria-colcount={columns.length}
        aria-multiselectable={onSelect ? true : undefined}
        style={{
          ['--columns' as string]: tracks,
          ['--row' as string]: `${rowHeight}px`,
          ['--head' as string]: `${headHeight}px`,
        }} // as: React types know no custom properties
        onKeyDown={keyDown}
        onFocus={() => {
          hadFocus.current = true;
          const row = rows[place.row];
          // The row may be another one than before: the former is gone, or nothing had the focus yet.
          if (row !== undefined && rowKey(row) !== here.key) setHere({ key: rowKey(row), ...place });
          if (here.key === null) tell(place);
        }}
        onPaste={(event) => {
          const cell = cellAt(props, place);
          if (editing || cell === null || !props.onPaste) return;
          event.preventDefault();
          props.onPaste(cell, event.clipboardData.getData('text/plain'));
        }}
        onBlur={(event) => {
          if (event.relatedTarget !== null)
            hadFocus.current = event.currentTarget.contains(event.relatedTarget);
        }}
      >
        <div role="row" aria-rowindex={1} className="ui-grid-head">
          {columns.map((column, at) => (
            <div key={column.key} role="columnheader" aria-colindex={at + 1} className={cellClass(column)}>
              {column.head}
            </div>
          ))}
        </div>
        <div role="rowgroup" className="ui-grid-body" style={{ height: rows.length * rowHeight }}>
          {drawn.map((index) => {
            const row = rows[index];
            return (
              row !== undefined && (
                <GridRow
                  key={rowKey(row)}
                  row={row}
                  index={index}
                  offset={index * rowHeight}
                  columns={columns}
                  tone={props.tone?.(row)}
                  startsGroup={(index > 0 && props.startsGroup?.(row)) ?? false}
                  selected={props.selected?.has(rowKey(row))}
                  here={index === place.row ? place.col : null}
                  editing={index === place.row ? editing : null}
                  onPress={(col) => goTo({ row: index, col })}
                  onOpen={props.onOpen}
                  onStartEdit={(col) => startEdit({ row: index, col }, null)}
                  onDone={endEdit}
                  onCancel={() => goTo(place)}
                />
              )
            );
          })}
        </div>
      </div>
    </div>
  );
}

type Cells<Row> = Pick<DataGridProps<Row>, 'rows' | 'rowKey' | 'columns'>;

function cellAt<Row>({ rows, columns }: Cells<Row>, { row: index, col }: GridPlace): GridCell<Row> | null {
  const row = rows[index];
  const column = columns[col]?.key;
  return row === undefined || column === undefined ? null : { row, index, column };
}

function placeOf<Row>(
  { rows, rowKey, columns }: Cells<Row>,
  [key, column]: Parameters<GridHandle['goTo']>,
): GridPlace {
  return {
    row: rows.findIndex((row) => rowKey(row) === key),
    col: columns.findIndex((one) => one.key === column),
  };
}

function startRow<Row>({ rows, startsAt }: Pick<DataGridProps<Row>, 'rows' | 'startsAt'>): number {
  return startsAt ? Math.max(0, rows.findIndex(startsAt)) : 0;
}
