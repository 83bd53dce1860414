import type { ReactNode } from 'react';
import { Icon } from './values/Icon.tsx';
import type { IconName } from './values/icon-drawings.tsx';
import './surfaces.css';

interface EmptyStateProps {
  /** nothing: how to start. hidden: what the filters hide. done: all is done. */
  readonly kind: 'nothing' | 'hidden' | 'done';
  readonly title: string;
  readonly text?: string;
  readonly icon?: IconName;
  /** The one next step. */
  readonly action?: ReactNode;
}

const usual = { nothing: 'samples', hidden: 'filter', done: 'tick' } as const;

/** A list with nothing to show, of three kinds, with one next step. */
export function EmptyState({ kind, title, text, icon, action }: EmptyStateProps) {
  return (
    <div className="ui-empty">
      <Icon name={icon ?? usual[kind]} size={20} />
      <b>{title}</b>
      {text && <p>{text}</p>}
      {action}
    </div>
  );
}
