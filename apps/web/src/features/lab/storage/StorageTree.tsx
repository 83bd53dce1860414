import type { StorageUnitView } from '@nidan/contract/lab/storage/storage-views';
import type { ReactNode } from 'react';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { KIND_WORDS, type StorageT, treeLines } from './storage-words.ts';
import styles from './StorageTree.module.css';
import { storageTexts } from './texts/storage-texts.ts';

interface StorageTreeProps {
  readonly units: readonly StorageUnitView[];
  readonly current: StorageUnitView | undefined;
  readonly onPick: (unit: StorageUnitView) => void;
  /** The buttons that act on the current place. */
  readonly feet: ReactNode;
}

/** The places of the storage, each below the one in which it stands, with how full it is. */
export function StorageTree({ units, current, onPick, feet }: StorageTreeProps) {
  const t = useTexts(storageTexts);
  return (
    <Panel label={t('places')} title={t('places')} feet={feet}>
      <ul className={styles.tree}>
        {treeLines(units).map(({ unit, depth }) => (
          <li key={unit.unitId}>
            <button
              type="button"
              className={unit.isEnabled ? undefined : styles.off}
              style={{ paddingInlineStart: 12 + depth * 14 }}
              aria-current={unit.unitId === current?.unitId ? 'true' : undefined}
              title={t(KIND_WORDS[unit.kind])}
              onClick={() => onPick(unit)}
            >
              <span className="cut">{unit.name}</span>
              <span className="sp" />
              <span className="muted t12">{factsOf(unit, t)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** How full a rack is, what a device keeps to, and whether it is out of use. */
function factsOf(unit: StorageUnitView, t: StorageT): string {
  const { isEnabled, rows, columns, taken, lowestC, highestC } = unit;
  if (!isEnabled) return t('outOfUse');
  if (rows > 0) return t('full', { taken, all: rows * columns });
  if (lowestC !== null && highestC !== null) return t('band', { low: lowestC, high: highestC });
  return '';
}
