import { type KeyboardEvent, type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { kernelTexts } from '../../text/kernel-texts.ts';
import { useTexts } from '../../text/use-texts.ts';
import { boxClass, Field, type FieldProps } from './Field.tsx';
import { Floating } from '../overlays/Floating.tsx';
import { Highlight } from '../values/Highlight.tsx';
import { Key } from '../Key.tsx';
import { Icon } from '../values/Icon.tsx';
import type { IconName } from '../values/icon-drawings.tsx';
import { stepAmong } from '../grid/step-among.ts';
import { type Search, useSearch } from './use-search.ts';
import '../overlays/overlays.css';

export interface ComboboxProps<Item> extends FieldProps {
  /** What is picked, null for nothing. A picker that adds to a list keeps it null. */
  readonly value: Item | null;
  /** Gets null when the text was cleared. */
  readonly onPick: (item: Item | null) => void;
  /** Finds items for a text, here or by `api`; gets a signal that aborts an outdated search. */
  readonly search: Search<Item>;
  readonly itemKey: (item: Item) => string;
  readonly itemText: (item: Item) => string;
  /** A row of the list; the text with its match underlined unless told. */
  readonly renderItem?: (item: Item, text: string) => ReactNode;
  /** Characters before it searches; 0 lists at once. */
  readonly fewest?: number;
  /** Milliseconds of rest before it searches; 120 unless told. */
  readonly rest?: number;
  /** Enter before the search for the text has answered, or when it found nothing: the caller takes the text, so that fast typing loses nothing. */
  readonly onEnterText?: (text: string) => void;
  /** Alt+C: make a new one of the typed text. */
  readonly onCreate?: (text: string) => void;
  /** Words of a button below the list that does what Alt+C does. */
  readonly createLabel?: (text: string) => string;
  /** Gets a text that is left without a choice; it is dropped without this. */
  readonly onLeaveText?: (text: string) => void;
  readonly footer?: ReactNode;
  readonly placeholder?: string;
  readonly icon?: IconName;
  readonly end?: ReactNode;
  readonly disabled?: boolean;
  readonly autoFocus?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly className?: string;
}

/** Picks one of many by typing: an ARIA combobox with an asynchronous search. Enter picks, Esc restores. */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  const t = useTexts(kernelTexts);
  const list = useId();
  const box = useRef<HTMLDivElement>(null);
  /** Null while nobody types: then the picked item is shown. */
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  /** What was typed and neither taken nor given up: leaving reads it before the next render. */
  const untaken = useRef('');
  const text = typed ?? '';
  const enough = text.trim().length >= (props.fewest ?? 0);
  const found = useSearch({
    text: text.trim(),
    active: open && enough,
    search: props.search,
    rest: props.rest,
  });
  const answered = found.of === text.trim();
  const here = Math.min(at, found.items.length - 1);

  const close = (): void => {
    untaken.current = '';
    setOpen(false);
    setTyped(null);
    setAt(0);
  };
  const leave = (): void => {
    const left = untaken.current.trim();
    close();
    if (left !== '') props.onLeaveText?.(left);
  };
  const create = (): void => {
    close();
    props.onCreate?.(text.trim());
  };
  const pick = (item: Item | undefined): void => {
    if (item === undefined) return;
    close();
    props.onPick(item);
  };
  const keyDown = (event: KeyboardEvent): void => {
    // With Ctrl it is a shortcut of the page, with Shift the way back in a form.
    const enters = event.key === 'Enter' && !event.ctrlKey && !event.shiftKey && open;
    const step = open ? stepAmong({ key: event.key, at: here, count: found.items.length }) : null;
    if (event.altKey && event.code === 'KeyC' && props.onCreate) create();
    else if (event.key === 'ArrowDown' && !open) setOpen(true);
    else if (step !== null && event.key.startsWith('Arrow')) setAt(step);
    else if (enters && text.trim() !== '' && !(enough && answered && found.items.length > 0)) {
      // Items in sight while the search runs are those of a former text: none of them was meant.
      if (!props.onEnterText) return event.preventDefault();
      close();
      props.onEnterText(text.trim());
    } else if (enters && found.items.length > 0) pick(found.items[here]);
    else if (event.key === 'Escape' && open) close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const frame = {
    label: props.label,
    ...(props.labelHidden ? { labelHidden: true } : {}),
    error: props.error,
    hint: props.hint,
    id: props.id,
  };
  return (
    <Field {...frame}>
      {(control) => (
        <div
          ref={box}
          className={boxClass({
            bad: Boolean(props.error),
            fixed: props.disabled ?? false,
            more: props.className ?? '',
          })}
        >
          {props.icon && <Icon name={props.icon} />}
          <input
            {...control}
            ref={props.inputRef}
            role="combobox"
            type="text"
            autoComplete="off"
            spellCheck={false}
            placeholder={props.placeholder}
            disabled={props.disabled}
            data-autofocus={props.autoFocus || undefined}
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={open ? list : undefined}
            aria-activedescendant={open && here >= 0 ? `${list}-${here}` : undefined}
            value={typed ?? (props.value === null ? '' : props.itemText(props.value))}
            onChange={(event) => {
              setTyped(event.target.value);
              untaken.current = event.target.value;
              setOpen(true);
              setAt(0);
              if (event.target.value === '' && props.value !== null) props.onPick(null);
            }}
            onClick={() => setOpen(true)}
            onFocus={(event) => event.target.select()}
            onBlur={leave}
            onKeyDown={keyDown}
          />
          {props.end ? <span className="ui-end">{props.end}</span> : <Icon name="down" size={12} />}
          {open && (
            <Floating anchor={box} onClose={leave}>
              <div role="listbox" id={list} aria-label={props.label} aria-busy={found.state === 'searching'}>
                {found.items.map((item, index) => (
                  // A mouse press must not take the focus out of the input; the keyboard reaches options through it.
                  <div
                    key={props.itemKey(item)}
                    id={`${list}-${index}`}
                    role="option"
                    tabIndex={-1}
                    className="ui-option"
                    aria-selected={index === here}
                    ref={index === here ? (row) => row?.scrollIntoView({ block: 'nearest' }) : undefined}
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => pick(item)}
                    onKeyDown={(event) => event.key === 'Enter' && pick(item)}
                  >
                    {props.renderItem ? (
                      props.renderItem(item, text.trim())
                    ) : (
                      <Highlight text={props.itemText(item)} match={text.trim()} />
                    )}
                  </div>
                ))}
              </div>
              <div className="ui-menu-note" role="status">
                {statusOf(found, enough, t)}
              </div>
              {props.createLabel && text.trim() !== '' && (
                <button
                  type="button"
                  className="ui-option"
                  tabIndex={-1}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={create}
                >
                  {props.createLabel(text.trim())} <Key keys="Alt C" />
                </button>
              )}
              {props.footer}
            </Floating>
          )}
        </div>
      )}
    </Field>
  );
}

type T = ReturnType<typeof useTexts<(typeof kernelTexts)['english']>>;

function statusOf(found: ReturnType<typeof useSearch>, enough: boolean, t: T): string | null {
  if (!enough) return t('typeMore');
  if (found.state === 'failed') return found.refusal?.msg ?? t('failed');
  if (found.items.length > 0) return null;
  return found.state === 'done' ? t('noMatch') : t('searching');
}
