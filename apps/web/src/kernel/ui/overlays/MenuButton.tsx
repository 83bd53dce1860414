import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Floating } from './Floating.tsx';
import { Icon } from '../values/Icon.tsx';
import type { IconName } from '../values/icon-drawings.tsx';
import { stepAmong } from '../grid/step-among.ts';
import { useTypeAhead } from '../fields/use-type-ahead.ts';
import './overlays.css';

export interface MenuItem {
  readonly key: string;
  readonly label: ReactNode;
  readonly icon?: IconName;
  /** For choices: whether it is the present one. */
  readonly checked?: boolean;
  /** Why it is off. */
  readonly off?: string | undefined;
  readonly onPick: () => void;
}

interface MenuButtonProps {
  /** Name for readers when the content of the button is not words. */
  readonly label?: string;
  /** Content of the button. */
  readonly children: ReactNode;
  readonly items: readonly MenuItem[];
  readonly className?: string;
  readonly align?: 'start' | 'end';
  /** Keeps the menu open after a pick, for choosing several. */
  readonly stays?: boolean;
}

/** A button that opens a menu: arrows, Home, End and Esc as in any menu. */
export function MenuButton({
  label,
  children,
  items,
  className = 'ui-button',
  align = 'start',
  stays = false,
}: MenuButtonProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || open) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {children}
      </button>
      {open && (
        <Floating anchor={button} align={align} onClose={() => setOpen(false)}>
          <MenuList id={id} label={label} items={items} stays={stays} onClose={close} />
        </Floating>
      )}
    </>
  );
}

interface MenuListProps {
  readonly label: string | undefined;
  readonly items: readonly MenuItem[];
  readonly id: string;
  readonly stays: boolean;
  readonly onClose: () => void;
}

function MenuList({ id, label, items, stays, onClose }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null);
  const typeAhead = useTypeAhead();
  // The items of a menu may come after it was opened.
  const isEmpty = items.length === 0;
  useEffect(() => {
    if (!isEmpty) list.current?.querySelector('button')?.focus();
  }, [isEmpty]);
  return (
    <div
      ref={list}
      role="menu"
      id={id}
      aria-label={label}
      tabIndex={-1}
      onKeyDown={(event) => {
        typeAhead(event);
        moveInMenu(event, onClose);
      }}
    >
      {items.map((item) => (
        <button
          key={item.key}
          type="button"
          role={item.checked === undefined ? 'menuitem' : 'menuitemcheckbox'}
          aria-checked={item.checked}
          aria-disabled={item.off ? true : undefined}
          className="ui-option"
          onClick={() => {
            if (item.off) return;
            item.onPick();
            if (!stays) onClose();
          }}
        >
          {item.checked !== undefined && <MenuTick checked={item.checked} />}
          {item.icon && <Icon name={item.icon} />}
          {item.label}
          {item.off && <small className="ui-option-why">{item.off}</small>}
        </button>
      ))}
    </div>
  );
}

function MenuTick({ checked }: { readonly checked: boolean }) {
  return <span style={{ visibility: checked ? 'visible' : 'hidden' }}>{<Icon name="tick" size={12} />}</span>;
}

function moveInMenu(event: KeyboardEvent<HTMLElement>, close: () => void): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('.ui-option')];
  const next = stepAmong({
    key: event.key,
    count: items.length,
    at: items.findIndex((item) => item === document.activeElement),
  });
  if (next !== null) {
    event.preventDefault();
    items[next]?.focus();
  } else if (event.key === 'Escape' || event.key === 'Tab') {
    event.preventDefault();
    event.stopPropagation();
    close();
  }
}
