import type { ReactNode } from 'react';
import type { Shortcut } from '../keys/define-shortcuts.ts';
import { Icon } from './values/Icon.tsx';
import type { IconName } from './values/icon-drawings.tsx';
import { Key } from './Key.tsx';
import { PressButton, type PressButtonProps } from './PressButton.tsx';
import './buttons.css';

export interface ButtonProps extends Omit<PressButtonProps, 'className'> {
  /** One primary button a screen; red only for what destroys. Plain unless told. */
  readonly kind?: 'plain' | 'primary' | 'danger' | 'danger-outline' | 'bare' | 'link';
  /** 28 px, 36 px in money panels, 40 px at sign-in. */
  readonly size?: 'normal' | 'big' | 'huge';
  readonly icon?: IconName;
  /** Its key stands on the button and is announced. */
  readonly shortcut?: Shortcut | undefined;
  readonly children: ReactNode;
}

/** A button with words. */
export function Button({ kind = 'plain', size = 'normal', icon, shortcut, children, ...rest }: ButtonProps) {
  const classes = [
    'ui-button',
    kind === 'plain' ? '' : `ui-button-${kind}`,
    size === 'normal' ? '' : `ui-button-${size}`,
  ];
  return (
    <PressButton
      {...rest}
      className={classes.filter(Boolean).join(' ')}
      aria-keyshortcuts={shortcut?.keys
        .filter((key) => !key.includes(' '))
        .join(' ')
        .replaceAll('Ctrl', 'Control')}
      data-key={shortcut?.bar || undefined}
    >
      {icon && <Icon name={icon} />}
      {children}
      {shortcut?.bar && <Key keys={shortcut.bar} />}
    </PressButton>
  );
}
