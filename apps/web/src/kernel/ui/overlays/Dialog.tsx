import type { DialogKind } from '@nidan/domain/enumerations/screens';
import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { openLayer } from '../../keys/active-shortcuts.ts';
import { Icon } from '../values/Icon.tsx';
import './overlays.css';

interface DialogProps {
  readonly kind?: DialogKind;
  readonly title: string;
  readonly onClose: () => void;
  /** Buttons; mark the one that gets the focus `data-autofocus`: Cancel in what destroys. */
  readonly feet?: ReactNode;
  readonly wide?: boolean;
  readonly children?: ReactNode;
}

const icons = { DELETE: 'cross', WARNING: 'warn', INFO: 'info' } as const;

/** A modal dialog on the browser's own: the page behind rests, Esc closes, the focus returns to where it was. */
export function Dialog({ kind, title, onClose, feet, wide = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const close = useEffectEvent(onClose);
  useLayoutEffect(openLayer, []);
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    const cancel = (event: Event): void => {
      event.preventDefault();
      close();
    };
    element?.addEventListener('cancel', cancel);
    if (element && !element.open) element.showModal();
    element?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      element?.removeEventListener('cancel', cancel);
      element?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  const classes = ['ui-dialog', kind && `ui-dialog-${kind}`, wide && 'ui-dialog-wide']
    .filter(Boolean)
    .join(' ');
  return (
    <dialog ref={dialog} className={classes} aria-labelledby={id}>
      <div className="ui-dialog-inside">
        <header className="ui-dialog-head">
          {kind && <Icon name={icons[kind]} size={20} />}
          <h2 id={id}>{title}</h2>
        </header>
        {children}
        {feet && <footer className="ui-dialog-feet">{feet}</footer>}
      </div>
    </dialog>
  );
}
