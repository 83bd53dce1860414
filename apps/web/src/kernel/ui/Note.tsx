import type { ReactNode } from 'react';
import { Icon } from './values/Icon.tsx';
import type { IconName } from './values/icon-drawings.tsx';
import './surfaces.css';

interface NoteProps {
  readonly tone: 'info' | 'ok' | 'warn' | 'danger';
  readonly icon?: IconName;
  /** Buttons or a key at the end. */
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

const usual = { info: 'info', ok: 'tick', warn: 'warn', danger: 'error' } as const;

/** Words in a tinted box, at the place they are about. */
export function Note({ tone, icon, end, children }: NoteProps) {
  return (
    <div className={`ui-note ui-note-${tone}`} role={tone === 'danger' ? 'alert' : undefined}>
      <Icon name={icon ?? usual[tone]} />
      <div>{children}</div>
      {end}
    </div>
  );
}
