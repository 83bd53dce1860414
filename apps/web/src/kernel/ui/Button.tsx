import type { ButtonHTMLAttributes, ReactNode } from 'react';
import type { Shortcut } from '../keys/define-shortcuts.ts';
import { Icon } from './values/Icon.tsx';
import type { IconName } from './values/icon-drawings.tsx';
import { Key } from './Key.tsx';
import './buttons.css';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'className'> {
  /** One primary button a screen; red only for what destroys. Plain unless told. */
  readonly kind?: 'plain' | 'primary' | 'danger' | 'danger-outline' | 'bare' | 'link';
  /** 28 px, 36 px in money panels, 40 px at sign-in. */
  readonly size?: 'normal' | 'big' | 'huge';
  readonly icon?: IconName;
  /** Its key stands on the button and is announced. */
  readonly shortcut?: Shortcut | undefined;
  /** Off, and why: the button stays visible and can be focused, the reason is its description. */
  readonly off?: string | false | null | undefined;
  /** Work is under way: presses are ignored. */
  readonly busy?: boolean;
  readonly children: ReactNode;
}

/** A button. When `off` gives a reason, show it beside with `Why`. */
export function Button({
  kind = 'plain',
  size = 'normal',
  icon,
  shortcut,
  off,
  busy = false,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const isOff = Boolean(off) || busy;
  const classes = [
    'ui-button',
    kind === 'plain' ? '' : `ui-button-${kind}`,
    size === 'normal' ? '' : `ui-button-${size}`,
  ];
  return (
    <button
      type="button"
      {...rest}
      className={classes.filter(Boolean).join(' ')}
      aria-disabled={isOff || undefined}
      aria-keyshortcuts={shortcut?.keys
        .filter((key) => !key.includes(' '))
        .join(' ')
        .replaceAll('Ctrl', 'Control')}
      aria-busy={busy || undefined}
      title={off || rest.title}
      data-key={shortcut?.bar || undefined}
      onClick={(event) => {
        if (isOff) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {icon && <Icon name={icon} />}
      {children}
      {shortcut?.bar && <Key keys={shortcut.bar} />}
    </button>
  );
}
