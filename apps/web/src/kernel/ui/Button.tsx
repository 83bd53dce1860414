import { type ButtonHTMLAttributes, type ReactNode, useRef, useState } from 'react';
import type { Shortcut } from '../keys/define-shortcuts.ts';
import { Icon } from './values/Icon.tsx';
import type { IconName } from './values/icon-drawings.tsx';
import { Key } from './Key.tsx';
import { Floating } from './overlays/Floating.tsx';
import { Why } from './overlays/Why.tsx';
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

/** A button. While it is off, its reason stands beside it as soon as the mouse comes to it or it is pressed. */
export function Button({
  kind = 'plain',
  size = 'normal',
  icon,
  shortcut,
  off,
  busy = false,
  onClick,
  onBlur,
  children,
  ...rest
}: ButtonProps) {
  const isOff = Boolean(off) || busy;
  const place = useRef<HTMLButtonElement>(null);
  const [isAsked, setAsked] = useState(false);
  const classes = [
    'ui-button',
    kind === 'plain' ? '' : `ui-button-${kind}`,
    size === 'normal' ? '' : `ui-button-${size}`,
  ];
  return (
    <>
      <button
        type="button"
        {...rest}
        ref={place}
        className={classes.filter(Boolean).join(' ')}
        aria-disabled={isOff || undefined}
        // Not beside the words below as well.
        title={off && !isAsked ? off : rest.title}
        aria-keyshortcuts={shortcut?.keys
          .filter((key) => !key.includes(' '))
          .join(' ')
          .replaceAll('Ctrl', 'Control')}
        aria-busy={busy || undefined}
        data-key={shortcut?.bar || undefined}
        onPointerEnter={() => off && setAsked(true)}
        onPointerLeave={() => setAsked(false)}
        onBlur={(event) => {
          setAsked(false);
          onBlur?.(event);
        }}
        onClick={(event) => {
          if (off) setAsked(true);
          if (isOff) event.preventDefault();
          else onClick?.(event);
        }}
      >
        {icon && <Icon name={icon} />}
        {children}
        {shortcut?.bar && <Key keys={shortcut.bar} />}
      </button>
      {off && isAsked && (
        <Floating anchor={place} wide={false} className="ui-why-beside" onClose={() => setAsked(false)}>
          <Why>{off}</Why>
        </Floating>
      )}
    </>
  );
}
