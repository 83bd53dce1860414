import type { DialogKind } from '@nidan/domain/enumerations/screens';
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
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
  /** Enter in the last field, and Ctrl+Enter in any. */
  readonly onEnter?: (() => void) | undefined;
  readonly children?: ReactNode;
}

/** Whether a key sends the form that it was pressed in; a field that has its own use for Enter has taken it. */
function sends(event: KeyboardEvent<HTMLDialogElement>): boolean {
  const { currentTarget, target } = event;
  if (event.key !== 'Enter' || event.defaultPrevented || !(target instanceof HTMLElement)) return false;
  if (target.closest('dialog') !== currentTarget) return false;
  if (event.ctrlKey) return true;
  const fields = currentTarget.querySelectorAll(
    'input:enabled:not([type="checkbox"], [type="radio"], [type="file"]), textarea:enabled, select:enabled',
  );
  return target instanceof HTMLInputElement && [...fields].at(-1) === target;
}

const icons = { DELETE: 'cross', WARNING: 'warn', INFO: 'info' } as const;

/** A modal dialog on the browser's own: the page behind rests, Esc closes, the focus returns to where it was. */
export function Dialog({ kind, title, onClose, feet, wide = false, onEnter, children }: DialogProps) {
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
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of its fields come here
    <dialog
      ref={dialog}
      className={classes}
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (!onEnter || !sends(event)) return;
        // Or the stroke would press what gets the focus back.
        event.preventDefault();
        onEnter();
      }}
    >
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
