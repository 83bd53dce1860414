import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { SCAN_TAKEN } from '../../scan/scan-listener.ts';
import { type Choice, choiceOfKey, completeChoice } from '../fields/complete-choice.ts';
import { useValueWarning } from '../fields/use-value-warning.ts';
import { WarningWords } from '../fields/WarningWords.tsx';
import { Floating } from '../overlays/Floating.tsx';
import { stepAmong } from './step-among.ts';

interface GridEditorProps {
  readonly label: string;
  /** Text it starts with. */
  readonly start: string;
  /** Marks all of it, as F2 does; a typed character starts at its end. */
  readonly marked: boolean;
  readonly inputMode: 'text' | 'decimal' | 'numeric';
  readonly maxLength: number | undefined;
  /** Words to choose from; none takes any text. */
  readonly choices: readonly Choice[];
  /** What is typed stands as it is shown, though a choice begins like it; a key stands for its word. */
  readonly isFree: boolean;
  /** What must be read before a key leaves the cell with this text. */
  readonly warn: (text: string) => string | null;
  /** Keeps the text and goes on: down, up, or nowhere when the focus left. */
  readonly onDone: (text: string, step: 1 | -1 | 0) => void;
  readonly onCancel: () => void;
}

/**
 * The input of a cell that is being edited. A scan that lands in it cancels the edit; a stroke that is a shortcut of the
 * screen, such as Ctrl+Enter or F7, keeps the text and then does its work, unless a warning is open. Choices are found by
 * their first letters and keys.
 */
export function GridEditor(props: GridEditorProps) {
  const { label, start, marked, choices } = props;
  const input = useRef<HTMLInputElement>(null);
  const list = useId();
  const ended = useRef(false);
  const [text, setText] = useState(start);
  const warning = useValueWarning(input, props.warn);
  // What is typed narrows the list; the whole list stands beside a value that is there already.
  const [asked, setAsked] = useState(marked ? '' : start);
  const found = choices
    .filter((choice) => asked === '' || completeChoice(asked, [choice]) !== null)
    .map(({ word }) => word);
  const keyOf = (word: string): string | undefined => choices.find((choice) => choice.word === word)?.key;
  const cancel = useEffectEvent(() => {
    ended.current = true;
    props.onCancel();
  });
  const done = (step: 1 | -1 | 0, chosen = text): void => {
    if (ended.current) return;
    const meant = (props.isFree ? choiceOfKey(chosen, choices) : completeChoice(chosen, choices)) ?? chosen;
    // A character that opened the edit is as new as any that followed it.
    const isNew = !marked || meant !== start;
    if (step !== 0 && isNew && warning.open === null) {
      if (input.current) show(input.current, meant, 0);
      if (warning.ask(meant)) return;
    }
    ended.current = true;
    props.onDone(meant, step);
  };
  const show = (element: HTMLInputElement, choice: string, from: number): void => {
    warning.close();
    setText(choice);
    element.value = choice;
    element.setSelectionRange(from, choice.length);
  };
  const typed = (element: HTMLInputElement, isDeletion: boolean): void => {
    warning.close();
    setText(element.value);
    setAsked(element.value);
    const choice = isDeletion || element.value === '' ? null : completeChoice(element.value, choices);
    // A key that the word does not begin with stays as it is typed until it is kept.
    const begins = choice?.toLowerCase().startsWith(element.value.toLowerCase()) ?? false;
    if (choice !== null && begins) show(element, choice, element.value.length);
  };
  const begin = useEffectEvent((element: HTMLInputElement) => {
    element.focus();
    if (marked) element.select();
    else element.setSelectionRange(element.value.length, element.value.length);
    if (!marked && start !== '') typed(element, false);
  });
  useEffect(() => {
    if (input.current) begin(input.current);
    const scanned = (): void => cancel();
    document.addEventListener(SCAN_TAKEN, scanned);
    return () => document.removeEventListener(SCAN_TAKEN, scanned);
  }, []);
  const keyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (warning.hear(event) === 'ignored') return;
    if (isShortcut(event)) return done(0);
    event.stopPropagation();
    const arrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    const at = found.indexOf(text);
    const step = arrow ? stepAmong({ key: event.key, at, count: found.length }) : null;
    if (event.key === 'Escape') {
      ended.current = true;
      props.onCancel();
    } else if (step !== null) show(event.currentTarget, found[step] ?? text, 0);
    else if (event.key === 'Enter') done(event.shiftKey ? -1 : 1);
    else if (arrow) done(event.key === 'ArrowDown' ? 1 : -1);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <input
        ref={input}
        type="text"
        aria-label={label}
        defaultValue={start}
        inputMode={props.inputMode}
        maxLength={props.maxLength}
        autoComplete="off"
        spellCheck={false}
        {...(choices.length > 0 && {
          role: 'combobox',
          'aria-autocomplete': 'both',
          'aria-expanded': found.length > 0,
          'aria-controls': list,
          'aria-activedescendant': found.includes(text) ? `${list}-${found.indexOf(text)}` : undefined,
        })}
        onInput={(event) => {
          // as: an input's event carries its kind, unless it was made by a script that took a scan out again
          const { inputType } = event.nativeEvent as Partial<InputEvent>;
          typed(event.currentTarget, inputType?.startsWith('delete') ?? false);
        }}
        onBlur={() => done(0)}
        onKeyDown={keyDown}
      />
      <WarningWords warning={warning} anchor={input} />
      {/* A row is moved by a transform and cuts what leaves it, so the list hangs on the page. */}
      {found.length > 0 &&
        createPortal(
          <Floating anchor={input} onClose={() => undefined}>
            <div role="listbox" id={list} aria-label={label}>
              {found.map((choice, at) => (
                // A press of the mouse must not take the focus out of the input, which would end the edit.
                <div
                  key={choice}
                  id={`${list}-${at}`}
                  role="option"
                  tabIndex={-1}
                  className="ui-option"
                  aria-selected={choice === text}
                  ref={choice === text ? (row) => row?.scrollIntoView({ block: 'nearest' }) : undefined}
                  onMouseDown={(event) => {
                    event.preventDefault();
                    event.stopPropagation();
                    done(1, choice);
                  }}
                >
                  {choice}
                  {keyOf(choice) !== undefined && <span className="muted"> {keyOf(choice)}</span>}
                </div>
              ))}
            </div>
          </Floating>,
          document.body,
        )}
    </>
  );
}

/** Strokes that no text field has a use for. */
function isShortcut({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  if ((ctrlKey || metaKey) && (key === 'Enter' || key.toLowerCase() === 's')) return true;
  return (altKey && key !== 'Alt') || (/^F\d+$/.test(key) && key !== 'F2');
}
