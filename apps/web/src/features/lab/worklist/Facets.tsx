import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { stepAmong } from '../../../kernel/ui/grid/step-among.ts';
import styles from './Facets.module.css';

export interface Facet {
  readonly key: string;
  readonly label: ReactNode;
  readonly count: number;
  readonly picked: boolean;
  /** Stands before the count, such as what is late. */
  readonly mark?: ReactNode;
  readonly onPick: () => void;
}

interface FacetsProps {
  readonly title: string;
  readonly facets: readonly Facet[];
  readonly more?: ReactNode;
}

/** Choices that narrow a list, each with the number of its rows; one tab stop, arrows go through them. */
export function Facets({ title, facets, more }: FacetsProps) {
  const id = useId();
  const stop = Math.max(
    0,
    facets.findIndex(({ picked }) => picked),
  );
  return (
    <section className={styles.facets} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the buttons inside have the focus */}
      <div role="toolbar" aria-orientation="vertical" aria-labelledby={id} onKeyDown={move}>
        {facets.map(({ key, label, count, picked, mark, onPick }, at) => (
          <button
            key={key}
            type="button"
            aria-pressed={picked}
            tabIndex={at === stop ? 0 : -1}
            onClick={onPick}
          >
            <span className="cut">{label}</span>
            <span className="sp" />
            {mark}
            <span className="ui-count">{count}</span>
          </button>
        ))}
      </div>
      {more}
    </section>
  );
}

function move(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[aria-pressed]')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const next = stepAmong({ key: event.key, at, count: buttons.length });
  if (next === null) return;
  event.preventDefault();
  buttons[next]?.focus();
}
