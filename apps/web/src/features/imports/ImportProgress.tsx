import type { ImportView } from '@nidan/contract/imports/import-endpoints';
import { useTexts } from '../../kernel/text/use-texts.ts';
import { Icon } from '../../kernel/ui/Icon.tsx';
import type { IconName } from '../../kernel/ui/icon-drawings.tsx';
import styles from './Import.module.css';
import { isRunning, phaseOf } from './import-phase.ts';
import { importTexts } from './import-texts.ts';

interface Part {
  readonly key: 'new' | 'changed' | 'same' | 'bad' | 'toGo';
  readonly icon: IconName;
  readonly title: 'newRows' | 'changedRows' | 'sameRows' | 'badRows' | 'toGo';
  readonly help: 'newHelp' | 'changedHelp' | 'sameHelp' | 'badHelp' | 'toGoHelp';
}

const PARTS: readonly Part[] = [
  { key: 'new', icon: 'plus', title: 'newRows', help: 'newHelp' },
  { key: 'changed', icon: 'pen', title: 'changedRows', help: 'changedHelp' },
  { key: 'same', icon: 'rows', title: 'sameRows', help: 'sameHelp' },
  { key: 'bad', icon: 'error', title: 'badRows', help: 'badHelp' },
  { key: 'toGo', icon: 'clock', title: 'toGo', help: 'toGoHelp' },
];

const figure = (count: number): string => count.toLocaleString('en-IN');

/** How many rows are done, as a bar that grows, and what would become of them. */
export function ImportProgress({ view }: { readonly view: ImportView }) {
  const t = useTexts(importTexts);
  const { rowsTotal, rowsDone, counts } = view;
  const total = rowsTotal ?? 0;
  const shown = { ...counts, toGo: total - rowsDone };
  const words = (): string => {
    if (rowsTotal === null) return t('opening');
    const slots = { done: figure(rowsDone), total: figure(total) };
    if (phaseOf(view) === 'writing') return t('written', slots);
    return view.isTried ? t('triedAll', { count: figure(total) }) : t('tried', slots);
  };
  return (
    <section className={styles.progress} aria-label={t('progress')}>
      <p role="status">
        <b>{words()}</b> {isRunning(view) && <span className="muted t12">{t('goesOn')}</span>}
      </p>
      {isRunning(view) ? (
        <progress
          className={styles.bar}
          aria-label={t('progress')}
          max={Math.max(total, 1)}
          value={Math.min(rowsDone, Math.max(total, 1))}
        />
      ) : (
        <Share shown={shown} total={total} />
      )}
      <ul className={styles.counts}>
        {PARTS.map(({ key, icon, title, help }) => (
          <li key={key} data-part={key}>
            <b>
              <Icon name={icon} /> {figure(shown[key])}
            </b>
            <span>{t(title)}</span>
            <span className="muted t12">{t(help)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ShareProps {
  readonly shown: Readonly<Record<Part['key'], number>>;
  readonly total: number;
}

/** The rows of a tried file by what would become of them; the figures below say the same in words. */
function Share({ shown, total }: ShareProps) {
  return (
    <svg
      className={styles.bar}
      viewBox={`0 0 ${Math.max(total, 1)} 1`}
      preserveAspectRatio="none"
      aria-hidden
    >
      {PARTS.map(({ key }, index) => (
        <rect
          key={key}
          data-part={key}
          x={PARTS.slice(0, index).reduce((sum, part) => sum + shown[part.key], 0)}
          width={shown[key]}
          height="1"
        />
      ))}
    </svg>
  );
}
