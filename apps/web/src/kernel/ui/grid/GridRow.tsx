import { cellClass, type GridColumn, type RowTone } from './grid-column.ts';
import { GridEditor } from './GridEditor.tsx';

interface GridRowProps<Row> {
  readonly row: Row;
  readonly index: number;
  /** Px from the top of the body. */
  readonly offset: number;
  readonly columns: readonly GridColumn<Row>[];
  readonly tone: RowTone;
  readonly startsGroup: boolean;
  readonly selected: boolean | undefined;
  /** Column of the place, null in every other row. */
  readonly here: number | null;
  readonly editing: { readonly start: string; readonly marked: boolean } | null;
  readonly onPress: (col: number) => void;
  readonly onOpen: ((row: Row) => void) | undefined;
  readonly onStartEdit: (col: number) => void;
  readonly onDone: (text: string, step: 1 | -1 | 0) => void;
  readonly onCancel: () => void;
}

/** One row of a `DataGrid`; the grid alone uses it. */
export function GridRow<Row>(props: GridRowProps<Row>) {
  const { row, index, columns, here, editing } = props;
  const classes = [
    'ui-grid-row ui-grid-row-virtual',
    here !== null && 'ui-grid-row-here',
    props.startsGroup && 'ui-grid-row-first',
  ];
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={props.selected}
      data-tone={props.tone}
      className={classes.filter(Boolean).join(' ')}
      style={{ transform: `translateY(${props.offset}px)` }}
    >
      {columns.map((column, col) => {
        const isHere = here === col;
        const isEditing = isHere && editing !== null;
        const bad = column.bad?.(row);
        const editable = column.edit !== undefined && (column.edit.can?.(row) ?? true);
        const more = ['ui-grid-cell', isEditing && 'ui-grid-cell-editing', bad && 'ui-grid-cell-bad'];
        return (
          // The grid hears the keys of its cells.
          <div
            key={column.key}
            role="gridcell"
            aria-colindex={col + 1}
            aria-invalid={bad ? true : undefined}
            data-tint={isEditing ? undefined : column.tint?.(row)}
            tabIndex={isEditing ? undefined : isHere ? 0 : -1}
            title={bad ?? column.tip?.(row)}
            className={cellClass(column, more.filter(Boolean).join(' '))}
            onMouseDown={(event) => {
              if (
                isEditing ||
                event.target instanceof HTMLButtonElement ||
                event.target instanceof HTMLInputElement
              )
                return;
              event.preventDefault();
              props.onPress(col);
            }}
            onDoubleClick={() => (editable ? props.onStartEdit(col) : props.onOpen?.(row))}
          >
            {isEditing ? (
              <GridEditor
                label={column.label ?? (typeof column.head === 'string' ? column.head : column.key)}
                start={editing.start}
                marked={editing.marked}
                inputMode={column.edit?.inputMode?.(row) ?? 'text'}
                choices={column.edit?.choices?.(row) ?? []}
                isFree={column.edit?.isFree?.(row) ?? false}
                maxLength={column.edit?.maxLength}
                warn={(text) => column.edit?.warn?.(row, text) ?? null}
                onDone={props.onDone}
                onCancel={props.onCancel}
              />
            ) : (
              column.cell(row)
            )}
          </div>
        );
      })}
    </div>
  );
}
