import type { ImportView } from '@nidan/contract/links/imports/import-endpoints';
import { useState } from 'react';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Icon } from '../../../kernel/ui/values/Icon.tsx';
import type { IconName } from '../../../kernel/ui/values/icon-drawings.tsx';
import styles from './Import.module.css';
import { paceOf, type PaceSample } from './import-pace.ts';
import { isRunning, phaseOf } from './import-phase.ts';
import { importTexts } from '../../../kernel/master-files/texts/import-texts.ts';

interface Part {
  readonly key: 'new' | 'changed' | 'same' | 'fixed' | 'bad' | 'toGo';
  readonly icon: IconName;
  readonly title: 'newRows' | 'changedRows' | 'sameRows' | 'fixedRows' | 'badRows' | 'toGo';
  readonly help: 'newHelp' | 'changedHelp' | 'sameHelp' | 'fixedHelp' | 'badHelp' | 'toGoHelp';
}

const PARTS: readonly Part[] = [
  { key: 'new', icon: 'plus', title: 'newRows', help: 'newHelp' },
  { key: 'changed', icon: 'pen', title: 'changedRows', help: 'changedHelp' },
  { key: 'same', icon: 'rows', title: 'sameRows', help: 'sameHelp' },
  { key: 'fixed', icon: 'warn', title: 'fixedRows', help: 'fixedHelp' },
  { key: 'bad', icon: 'error', title: 'badRows', help: 'badHelp' },
  { key: 'toGo', icon: 'clock', title: 'toGo', help: 'toGoHelp' },
];

/** Those of the bar: what is fixed stands in the others. */
const SHARES = PARTS.filter(({ key }) => key !== 'fixed');

/** Seconds. */
const MINUTE = 60;

const figure = (count: number): string => count.toLocaleString('en-IN');

interface ImportProgressProps {
  readonly view: ImportView;
  /** When the view was read, in milliseconds. */
  readonly readAt: number;
}

/** How many rows are done, as a bar that grows, and what would become of them. */
export function ImportProgress({ view, readAt }: ImportProgressProps) {
  const t = useTexts(importTexts);
  const { rowsTotal, rowsDone, counts } = view;
  const total = rowsTotal ?? 0;
  const shown = { ...counts, fixed: view.fixedRows, toGo: total - rowsDone };
  const isGrowing = isRunning(view) && phaseOf(view) !== 'tryingAgain';
  const words = (): string => {
    if (rowsTotal === null) return t('opening');
    const slots = { done: figure(rowsDone), total: figure(total) };
    if (phaseOf(view) === 'writing') return t('written', slots);
    return phaseOf(view) === 'trying' ? t('tried', slots) : t('triedAll', { count: figure(total) });
  };
  return (
    <section className={styles.progress} aria-label={t('progress')}>
      <p role="status">
        <b>{words()}</b>{' '}
        {phaseOf(view) === 'tryingAgain' && <span className="muted t12">{t('triedAgain')}</span>}
        {isGrowing && (
          <span className="muted t12">
            <PaceWords key={phaseOf(view)} now={{ done: rowsDone, at: readAt }} total={total} /> {t('goesOn')}
          </span>
        )}
      </p>
      {phaseOf(view) === 'writing' ? (
        <progress
          className={styles.bar}
          aria-label={t('progress')}
          max={Math.max(total, 1)}
          value={Math.min(rowsDone, Math.max(total, 1))}
        />
      ) : (
        <Share shown={shown} total={total} label={isGrowing ? t('progress') : null} />
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

interface PaceWordsProps {
  readonly now: PaceSample;
  readonly total: number;
}

/** How fast it goes since it was first looked at, and how long it will still take. */
function PaceWords({ now, total }: PaceWordsProps) {
  const t = useTexts(importTexts);
  const [first] = useState(now);
  const pace = paceOf(first, now, total);
  if (pace === null) return null;
  const { perSecond, secondsLeft } = pace;
  const left = `${Math.floor(secondsLeft / MINUTE)}:${String(secondsLeft % MINUTE).padStart(2, '0')}`;
  return t('pace', { rows: figure(perSecond), left });
}

interface ShareProps {
  readonly shown: Readonly<Record<Part['key'], number>>;
  readonly total: number;
  /** Of the bar while it grows; null once it only says what the figures below say. */
  readonly label: string | null;
}

/** The rows of a tried file by what would become of them. */
function Share({ shown, total, label }: ShareProps) {
  const grows = label !== null && {
    role: 'progressbar',
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': total,
    'aria-valuenow': total - shown.toGo,
  };
  return (
    <svg
      className={styles.bar}
      viewBox={`0 0 ${Math.max(total, 1)} 1`}
      preserveAspectRatio="none"
      {...(grows || { 'aria-hidden': true })}
    >
      {SHARES.map(({ key }, index) => (
        <rect
          key={key}
          data-part={key}
          x={SHARES.slice(0, index).reduce((sum, part) => sum + shown[part.key], 0)}
          width={shown[key]}
          height="1"
        />
      ))}
    </svg>
  );
}
