import { type KeyboardEvent, useRef } from 'react';
import { TextField, type TextFieldProps } from './TextField.tsx';
import { toNextField } from './to-next-field.ts';
import { useValueWarning } from './use-value-warning.ts';
import { WarningWords } from './WarningWords.tsx';

interface ValueFieldProps extends Omit<TextFieldProps, 'inputRef' | 'onKeyDown' | 'onFocus'> {
  /** What must be read before a key leaves the field with this text; null lets it go. */
  readonly warn?: (text: string) => string | null;
  readonly onFocus?: () => void;
}

const noWarning = (): null => null;

/** A value of a list that is typed down from paper: Enter and the arrows go on to the next one, unless something of this one must be read first. */
export function ValueField({ warn = noWarning, onFocus, ...field }: ValueFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  /** The text that nobody need be warned of: what stood here when the focus came, or was kept since. */
  const kept = useRef(field.value);
  const warning = useValueWarning(input, warn);
  const leave = (event: KeyboardEvent<HTMLInputElement>, step: 1 | -1): void => {
    event.preventDefault();
    if (warning.open === null && field.value !== kept.current && warning.ask(field.value)) return;
    warning.close();
    kept.current = field.value;
    toNextField(event.currentTarget, step);
  };
  const keyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const does = warning.hear(event);
    if (does === 'ignored') return;
    if (does === 'cancels') {
      event.stopPropagation();
      warning.close();
      field.onChange(kept.current);
    } else if (event.key === 'ArrowUp') leave(event, -1);
    else if ((event.key === 'Enter' && !event.ctrlKey) || event.key === 'ArrowDown')
      leave(event, event.shiftKey ? -1 : 1);
    else if (event.key === 'Tab' && field.value !== kept.current && warning.ask(field.value))
      event.preventDefault();
  };
  return (
    <>
      <TextField
        {...field}
        inputRef={input}
        onFocus={(event) => {
          kept.current = field.value;
          event.currentTarget.select();
          onFocus?.();
        }}
        onChange={(text) => {
          warning.close();
          field.onChange(text);
        }}
        onBlur={() => warning.close()}
        onKeyDown={keyDown}
      />
      <WarningWords warning={warning} anchor={input} />
    </>
  );
}
