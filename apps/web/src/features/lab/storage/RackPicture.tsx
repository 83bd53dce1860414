import type { StorageUnitView, StoredTubeView } from '@nidan/contract/lab/storage/storage-views';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { cellsOf, type CellLook, cellWords, countLook, type RackCell, stepInRack } from './rack-cells.ts';
import styles from './RackPicture.module.css';
import { storageTexts } from './texts/storage-texts.ts';

interface RackPictureProps {
  readonly unit: StorageUnitView;
  readonly tubes: readonly StoredTubeView[];
  /** The position that is shown or comes next: 'E7'. */
  readonly current: string;
  readonly onPick: (cell: RackCell) => void;
  /** Px of a position. */
  readonly cellWidth?: number;
}

/** The positions of a rack as they stand: each look has a shape or a letter of its own; arrows move, Enter picks. */
export function RackPicture({ unit, tubes, current, onPick, cellWidth = 36 }: RackPictureProps) {
  const t = useTexts(storageTexts);
  const grid = useRef<HTMLDivElement>(null);
  const cells = cellsOf(unit, tubes);
  const [at, setAt] = useState({ row: 0, column: 0 });
  const letters = { free: '', taken: '•', due: t('letterDue'), wanted: t('letterWanted') };
  const keyDown = (event: KeyboardEvent): void => {
    const next = stepInRack(at, event.key, unit);
    if (next === null) return;
    event.preventDefault();
    setAt(next);
    const name = cells[next.row]?.[next.column]?.name ?? '';
    grid.current?.querySelector<HTMLElement>(`[data-position="${name}"]`)?.focus();
  };
  return (
    <div className={styles.box} data-region>
      <div
        ref={grid}
        className={styles.rack}
        style={{ gridTemplateColumns: `16px repeat(${unit.columns}, ${cellWidth}px)` }}
        role="grid"
        tabIndex={-1}
        aria-label={t('picture', { rack: unit.name })}
        onKeyDown={keyDown}
      >
        <div role="row" className={styles.line}>
          <span role="columnheader" className={styles.head} aria-label={t('rows')} />
          {cells[0]?.map(({ name }, column) => (
            <span key={name} role="columnheader" className={styles.head}>
              {column + 1}
            </span>
          ))}
        </div>
        {cells.map((line, row) => (
          <div key={line[0]?.name} role="row" className={styles.line}>
            <span role="rowheader" className={styles.head}>
              {line[0]?.name.charAt(0)}
            </span>
            {line.map((cell, column) => (
              <button
                key={cell.name}
                type="button"
                role="gridcell"
                data-position={cell.name}
                className={`${styles.cell} ${styles[cell.look]} ${cell.name === current ? styles.current : ''}`}
                tabIndex={row === at.row && column === at.column ? 0 : -1}
                aria-label={cellWords(cell, t)}
                aria-selected={cell.name === current}
                title={cellWords(cell, t)}
                onFocus={() => setAt({ row, column })}
                onClick={() => onPick(cell)}
              >
                {cell.name === current ? cell.name : letters[cell.look]}
              </button>
            ))}
          </div>
        ))}
      </div>
      <Legend cells={cells} letters={letters} />
    </div>
  );
}

interface LegendProps {
  readonly cells: readonly (readonly RackCell[])[];
  readonly letters: Readonly<Record<CellLook, string>>;
}

function Legend({ cells, letters }: LegendProps) {
  const t = useTexts(storageTexts);
  const words = {
    taken: t('legendTaken', { count: countLook(cells, 'taken') }),
    due: t('legendDue', { count: countLook(cells, 'due') }),
    wanted: t('legendWanted', { count: countLook(cells, 'wanted') }),
    free: t('legendFree', { count: countLook(cells, 'free') }),
  };
  return (
    <ul className={styles.legend}>
      {(['taken', 'due', 'wanted', 'free'] as const).map((look) => (
        <li key={look}>
          <span className={`${styles.cell} ${styles[look]}`} aria-hidden="true">
            {letters[look]}
          </span>
          {words[look]}
        </li>
      ))}
    </ul>
  );
}
