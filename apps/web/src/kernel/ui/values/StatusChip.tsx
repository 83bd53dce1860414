import type { Tone } from '@nidan/domain/status-sets/status-table';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-drawings.tsx';
import '../states.css';

const usual: Readonly<Record<Tone, IconName>> = {
  neutral: 'ring',
  info: 'clock',
  ok: 'tick',
  warn: 'lock',
  danger: 'cross',
};

/** Any other state, in one of five tones; the icon is that of the tone unless told. */
export function StatusChip({
  tone,
  icon,
  children,
}: {
  readonly tone: Tone;
  readonly icon?: IconName;
  readonly children: ReactNode;
}) {
  return (
    <span className={`ui-chip ui-tone-${tone}`}>
      <Icon name={icon ?? usual[tone]} size={12} />
      <span className="ui-chip-word">{children}</span>
    </span>
  );
}
