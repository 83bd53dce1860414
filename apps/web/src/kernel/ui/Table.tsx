import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { defineShortcuts } from '../keys/define-shortcuts.ts';
import { useShortcuts } from '../keys/use-shortcuts.ts';
import { kernelTexts } from '../text/kernel-texts.ts';
import { useTexts } from '../text/use-texts.ts';
import { type ListColumn, type ListSort, nextSort, sortRows, totalOf } from './list-column.ts';
import { Checkbox } from './fields/Checkbox.tsx';
import { selectInList } from './grid/list-selection.ts';
import { useNearEnd } from './use-near-end.ts';
import { viewTexts } from './texts/view-texts.ts';
import './grid/tables.css';

export const listKeys = defineShortcuts(
  { group: 'list', title: 'lists', texts: viewTexts },
  {
    next: { keys: 'J', label: 'nextPrevious', bar: 'J K' },
    previous: { keys: 'K', label: 'previous', bar: false },
    open: { keys: 'Enter', label: 'open' },
    select: { keys: 'X', label: 'select' },
    range: { keys: 'Shift+X', label: 'select', bar: false },
    all: { keys: 'Ctrl+A', label: 'selectAll', inFields: false, bar: false },
  },
);

export interface TableColumn<Row> extends ListColumn<Row> {
  /** Px; columns without one share the rest. */
  readonly width?: number;
  readonly align?: 'end' | 'center';
  /** What is drawn; the value unless told. */
  readonly cell?: (row: Row) => ReactNode;
  /** Full text where the cell may be cut. */
  readonly tip?: (row: Row) => string;
  /** What is written here opens the row, in a list where a click elsewhere only shows it beside. */
  readonly opens?: boolean;
}

export interface TableProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly columns: readonly TableColumn<Row>[];
  /** Key of the current row, for a panel beside the list; kept here when absent. */
  readonly current?: string | null;
  readonly onCurrent?: (key: string, row: Row) => void;
  /** Enter, and one click: on the row, or on its column that `opens` where the row is shown beside the list. */
  readonly onOpen?: (row: Row) => void;
  readonly selected?: ReadonlySet<string>;
  /** Adds a column of boxes; X selects, Shift+X a range, Ctrl+A all. */
  readonly onSelect?: (selected: ReadonlySet<string>) => void;
  /** Words that name a row to readers, for its box. */
  readonly rowName?: (row: Row) => string;
  readonly tone?: (row: Row) => 'warm' | 'hot' | undefined;
  /** How the rows are sorted; kept here when absent. */
  readonly sort?: ListSort | null;
  readonly onSort?: (sort: ListSort | null) => void;
  /** page: J, K, X and Enter work wherever no field has the focus. For the main list of a screen. */
  readonly keys?: 'page' | 'focus';
  readonly empty?: ReactNode;
  /** Called when the end is near or in sight, and again for each more that is loaded while it is. */
  readonly onNearEnd?: () => void;
  /** There are more rows than are loaded. */
  readonly goesOn?: boolean;
  /** Lets the page around it scroll instead of the table. */
  readonly flush?: boolean;
  /** Keeps the head for readers only, where the columns speak for themselves. */
  readonly headHidden?: boolean;
}

/** A list that is read: a plain table with 28 px rows, a sticky head, one tab stop and J, K, Enter, X. */
export function Table<Row>(props: TableProps<Row>) {
  const t = useTexts(kernelTexts);
  const { rowKey, columns, selected, onSelect } = props;
  const box = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const focused = useRef<HTMLElement | null>(null);
  const [own, setOwn] = useState<string | null>(null);
  const [ownSort, setOwnSort] = useState<ListSort | null>(null);
  const sort = props.sort === undefined ? ownSort : props.sort;
  const onSort = props.onSort ?? setOwnSort;
  const rows = sortRows(props.rows, columns, sort);
  const [lastAt, setLastAt] = useState(0);
  const [anchor, setAnchor] = useState<string | null>(null);
  const current = props.current === undefined ? own : props.current;
  const found = rows.findIndex((row) => rowKey(row) === current);
  const at = found === -1 ? Math.min(lastAt, rows.length - 1) : found;

  const goTo = (next: number): void => {
    const row = rows[Math.max(0, Math.min(next, rows.length - 1))];
    if (row === undefined) return;
    note(row);
    body.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(rowKey(row))}"]`)?.focus();
  };
  const note = (row: Row): void => {
    setOwn(rowKey(row));
    setLastAt(rows.indexOf(row));
    if (rowKey(row) !== current) props.onCurrent?.(rowKey(row), row);
  };
  const pick = (mode: 'one' | 'range' | 'all', key = current): void => {
    if (!onSelect) return;
    const keys = rows.map(rowKey);
    onSelect(
      selectInList({ keys, selected: selected ?? new Set(), mode, key: key ?? keys[at] ?? null, anchor }),
    );
    setAnchor(key);
  };

  // The focus stays in the list when the row it was on is gone after a refetch, and when it was the last.
  useLayoutEffect(() => {
    if (focused.current?.isConnected !== false || document.activeElement !== document.body) return;
    focused.current = null;
    (body.current?.querySelector<HTMLElement>('[tabindex="0"]') ?? box.current)?.focus();
  });

  const last = rows.at(-1);
  useNearEnd({
    end,
    box: props.flush ? null : box,
    shown: last === undefined ? null : `${rows.length} ${rowKey(last)}`,
    onNear: props.onNearEnd,
  });

  const onPage = props.keys === 'page' && rows.length > 0;
  const openHere = props.onOpen && (() => rows[at] !== undefined && props.onOpen?.(rows[at]));
  useShortcuts(listKeys, {
    next: onPage ? () => goTo(found === -1 ? at : at + 1) : undefined,
    previous: onPage ? () => goTo(at - 1) : undefined,
    open: onPage && openHere ? () => void openHere() : undefined,
    select: onPage && onSelect ? () => pick('one') : undefined,
    range: onPage && onSelect ? () => pick('range') : undefined,
    all: onPage && onSelect ? () => pick('all') : undefined,
  });

  const keyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.ctrlKey || event.altKey || event.target !== event.currentTarget) return;
    const page = Math.max(1, Math.floor((body.current?.closest('.scroll')?.clientHeight ?? 300) / 28) - 2);
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: rows.length - 1,
      PageDown: at + page,
      PageUp: at - page,
    };
    if (event.key === 'ArrowUp' && at === 0 && focusHead(event.currentTarget, 0))
      return event.preventDefault();
    const next =
      steps[event.key] ??
      (props.keys === 'page' ? undefined : { j: at + 1, k: at - 1 }[event.key.toLowerCase()]);
    if (next !== undefined) goTo(next);
    else if (event.key === ' ' && onSelect) pick('one');
    else if (event.key === 'Enter' && props.keys !== 'page' && openHere) openHere();
    // The character lands in the value of the row.
    else if (/^[\d.<>]$/u.test(event.key))
      return event.currentTarget.querySelector<HTMLInputElement>('input[inputmode="decimal"]')?.focus();
    else return;
    event.preventDefault();
  };

  /** From the first row the arrow goes up to the heads that sort, and along them. */
  const headKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'ArrowDown') goTo(0);
    else if (event.key === 'ArrowRight') focusHead(event.currentTarget, 1);
    else if (event.key === 'ArrowLeft') focusHead(event.currentTarget, -1);
    else return;
    event.preventDefault();
  };

  const allSelected = rows.length > 0 && rows.every((row) => selected?.has(rowKey(row)));
  return (
    <div ref={box} className={props.flush ? undefined : 'scroll ui-grid-box'} tabIndex={-1} data-region>
      <table className="ui-table" aria-label={props.label} aria-rowcount={props.goesOn ? -1 : undefined}>
        <colgroup>
          {onSelect && <col style={{ width: 36 }} />}
          {columns.map(({ key, width }) => (
            <col key={key} style={width === undefined ? {} : { width }} />
          ))}
        </colgroup>
        <thead className={props.headHidden ? 'vh' : undefined}>
          <tr>
            {onSelect && (
              <th scope="col">
                <Checkbox
                  label={t('selectAll')}
                  checked={allSelected}
                  mixed={!allSelected && (selected?.size ?? 0) > 0}
                  onChange={(checked) => onSelect(checked ? new Set(rows.map(rowKey)) : new Set())}
                />
              </th>
            )}
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={column.align && `ui-${column.align}-cell`}
                aria-sort={sort?.key === column.key ? (sort.down ? 'descending' : 'ascending') : undefined}
              >
                {column.value && column.head !== '' ? (
                  <button
                    type="button"
                    className="ui-sort"
                    tabIndex={-1}
                    onClick={() => onSort(nextSort(column.key, sort))}
                    onKeyDown={headKeyDown}
                  >
                    {column.head}
                    {sort?.key === column.key && <span aria-hidden="true">{sort.down ? '↓' : '↑'}</span>}
                  </button>
                ) : (
                  column.head
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row, index) => {
            const key = rowKey(row);
            return (
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a row takes the focus as a whole, its keys are the list's
              <tr
                key={key}
                data-row={key}
                data-tone={props.tone?.(row)}
                data-selected={selected?.has(key) || undefined}
                data-opens={props.onOpen ? true : undefined}
                tabIndex={index === at ? 0 : -1}
                aria-current={key === current ? 'true' : undefined}
                onFocus={(event) => {
                  focused.current = event.currentTarget;
                  if (event.target === event.currentTarget) note(row);
                }}
                onBlur={(event) => {
                  // A row that is taken away names no next place.
                  if (event.relatedTarget !== null) focused.current = null;
                }}
                onKeyDown={keyDown}
                // A row that has the focus already, and is chosen no more since the address changed, hears of no focus.
                onClick={(event) => {
                  if (document.activeElement === event.currentTarget) note(row);
                  if (!props.onCurrent && isPress(event)) props.onOpen?.(row);
                }}
                onDoubleClick={() => props.onCurrent && props.onOpen?.(row)}
              >
                {onSelect && (
                  <td>
                    <Checkbox
                      label={t('selectRow', { row: props.rowName?.(row) ?? key })}
                      checked={selected?.has(key) ?? false}
                      tabIndex={-1}
                      onChange={() => pick('one', key)}
                    />
                  </td>
                )}
                {columns.map((column) => (
                  <td
                    key={column.key}
                    className={column.align && `ui-${column.align}-cell`}
                    title={column.tip?.(row)}
                  >
                    <TableCell
                      content={(column.cell ?? column.value)?.(row)}
                      onOpen={column.opens && props.onOpen ? () => props.onOpen?.(row) : undefined}
                    />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
        {rows.length > 1 && <TableTotals {...props} />}
      </table>
      <div ref={end} />
      {rows.length === 0 && props.empty}
    </div>
  );
}

/** Focuses the head that sorts so many places from this one, or the first seen from a row; answers whether there is one. */
function focusHead(from: HTMLElement, step: number): boolean {
  const heads = [...(from.closest('table')?.querySelectorAll<HTMLElement>('.ui-sort') ?? [])];
  const head = heads[Math.max(0, heads.indexOf(from)) + step];
  head?.focus();
  return head !== undefined;
}

/** The sums of the columns that have one. */
function TableTotals<Row>({ rows, columns, onSelect, goesOn }: TableProps<Row>) {
  const t = useTexts(kernelTexts);
  if (!columns.some(({ sum }) => sum)) return null;
  return (
    <tfoot>
      <tr>
        {onSelect && <td>&nbsp;</td>}
        {columns.map(({ key, align, value, sum }, at) => (
          <td key={key} className={align && `ui-${align}-cell`}>
            {at === 0 && <b>{t(goesOn ? 'totalSoFar' : 'total')}</b>}
            {value && sum && <b>{sum(totalOf(rows, value))}</b>}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

/** A press on the row itself: not on a control in it, and not the end of marking its words. */
function isPress({ target, detail }: MouseEvent): boolean {
  const isControl = target instanceof Element && target.closest('a, button, input, label, select') !== null;
  return !isControl && detail <= 1 && window.getSelection()?.toString() === '';
}

interface TableCellProps {
  readonly content: ReactNode;
  /** Opens the row; a cell without content opens nothing. */
  readonly onOpen: (() => void) | undefined;
}

function TableCell({ content, onOpen }: TableCellProps) {
  const isEmpty = content === null || content === undefined || content === '' || content === false;
  if (onOpen === undefined || isEmpty) return content;
  return (
    <button type="button" tabIndex={-1} className="ui-opens" onClick={onOpen}>
      {content}
    </button>
  );
}
