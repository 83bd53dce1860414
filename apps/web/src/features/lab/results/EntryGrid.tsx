import type { WorksheetTest } from '@nidan/contract/lab/results/worksheet';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { DataGrid } from '../../../kernel/ui/grid/DataGrid.tsx';
import styles from './EntryGrid.module.css';
import { type EntryRow, isEnterable } from './entry-row.ts';
import { entryKeys } from './entry-keys.ts';
import { entryTexts } from './texts/entry-texts.ts';
import { groupStarts } from './group-starts.ts';
import { useEntryColumns } from './use-entry-columns.tsx';
import { usualValues } from './library/usual-values.ts';

interface EntryGridProps {
  readonly test: WorksheetTest;
  readonly rows: readonly EntryRow[];
  readonly messageOf: (row: EntryRow) => string | undefined;
  readonly onType: (row: EntryRow, text: string) => void;
  readonly warningOf: (row: EntryRow, text: string) => string | null;
  /** Enter in the last value. */
  readonly onPastEnd: () => void;
  /** Value that the focus goes to; the first that is missing unless told. */
  readonly startsWith: string | null;
  /** Names of others who are at a value now. */
  readonly peopleAt: (row: EntryRow) => readonly string[];
  /** The focus came to a value. */
  readonly onPlace: (parameterId: string) => void;
  /** Only as high as its rows: something stands below. */
  readonly isShort: boolean;
}

const ROW = 28;

/** The parameters of one test, one row each; the group's name stands in its first row. */
export function EntryGrid(props: EntryGridProps) {
  const t = useTexts(entryTexts);
  const { test, rows, messageOf, onType, warningOf, onPastEnd, startsWith, isShort, peopleAt, onPlace } =
    props;
  const groupAt = groupStarts(rows.map(({ parameter }) => parameter));
  const columns = useEntryColumns({ rows, groupAt, messageOf, onType, warningOf, peopleAt });
  const usual = usualValues(rows);
  useShortcuts(entryKeys, {
    usual: usual.length > 0 ? () => usual.forEach(({ row, text }) => onType(row, text)) : undefined,
  });
  return (
    <div
      className={styles.grid}
      style={isShort ? { flex: 'none', height: (rows.length + 1) * ROW, maxHeight: '50%' } : {}}
    >
      <DataGrid
        label={t('grid', { test: test.test.name })}
        rows={rows}
        rowKey={({ parameter }) => parameter.parameterId}
        columns={columns}
        startColumn="value"
        startsAt={(row) =>
          startsWith === null
            ? isEnterable(row) && row.value === null
            : row.parameter.parameterId === startsWith
        }
        takesFocus
        tone={({ critical }) => (critical ? 'danger' : undefined)}
        startsGroup={({ parameter }) => groupAt.has(parameter.parameterId)}
        onCell={({ row }) => onPlace(row.parameter.parameterId)}
        onPastEnd={onPastEnd}
      />
    </div>
  );
}
