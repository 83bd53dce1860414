import type { StorageUnitView, StoredTubeView } from '@nidan/contract/lab/storage/storage-views';
import { positionName } from '@nidan/domain/storage/rack-positions';
import type { StorageT } from './storage-words.ts';

export type CellLook = 'free' | 'taken' | 'due' | 'wanted';

export interface RackCell {
  /** 'E7'. */
  readonly name: string;
  readonly look: CellLook;
  readonly tube: StoredTubeView | null;
}

function lookOf({ isDue, isWanted }: StoredTubeView): CellLook {
  if (isWanted) return 'wanted';
  return isDue ? 'due' : 'taken';
}

/** The positions of a rack row by row, with what is in each. */
export function cellsOf(
  { rows, columns }: Pick<StorageUnitView, 'rows' | 'columns'>,
  tubes: readonly StoredTubeView[],
): RackCell[][] {
  const held = new Map(tubes.map((tube) => [positionName(tube), tube]));
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => {
      const name = positionName({ row: row + 1, column: column + 1 });
      const tube = held.get(name) ?? null;
      return { name, look: tube === null ? 'free' : lookOf(tube), tube };
    }),
  );
}

/** How many positions look so. */
export function countLook(cells: readonly (readonly RackCell[])[], look: CellLook): number {
  return cells.flat().filter((cell) => cell.look === look).length;
}

/** What a position says to readers and as a tip. */
export function cellWords({ name, look, tube }: RackCell, t: StorageT): string {
  if (tube === null) return t('tipFree', { position: name });
  const words = { position: name, barcode: tube.barcode, patient: tube.patient.fullName };
  if (look === 'due') return t('tipDue', words);
  return look === 'wanted' ? t('tipWanted', words) : t('tipTaken', words);
}

function within(value: number, count: number): number {
  return Math.max(0, Math.min(count - 1, value));
}

/** Where an arrow leads from a position; where it is at the edge. */
export function stepInRack(
  { row, column }: { readonly row: number; readonly column: number },
  key: string,
  { rows, columns }: Pick<StorageUnitView, 'rows' | 'columns'>,
): { readonly row: number; readonly column: number } | null {
  switch (key) {
    case 'ArrowLeft':
      return { row, column: within(column - 1, columns) };
    case 'ArrowRight':
      return { row, column: within(column + 1, columns) };
    case 'ArrowUp':
      return { row: within(row - 1, rows), column };
    case 'ArrowDown':
      return { row: within(row + 1, rows), column };
    case 'Home':
      return { row, column: 0 };
    case 'End':
      return { row, column: columns - 1 };
    default:
      return null;
  }
}
