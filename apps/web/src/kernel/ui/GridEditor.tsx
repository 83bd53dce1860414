import { useEffect, useEffectEvent, useRef } from 'react';
import { SCAN_TAKEN } from '../scan/scan-listener.ts';

interface GridEditorProps {
  readonly label: string;
  /** Text it starts with. */
  readonly start: string;
  /** Marks all of it, as F2 does; a typed character starts at its end. */
  readonly marked: boolean;
  readonly inputMode: 'text' | 'decimal' | 'numeric';
  readonly maxLength: number | undefined;
  /** Keeps the text and goes on: down, up, or nowhere when the focus left. */
  readonly onDone: (text: string, step: 1 | -1 | 0) => void;
  readonly onCancel: () => void;
}

/** The input of a cell that is being edited. A scan that lands in it cancels the edit. */
export function GridEditor({
  label,
  start,
  marked,
  inputMode,
  maxLength,
  onDone,
  onCancel,
}: GridEditorProps) {
  const input = useRef<HTMLInputElement>(null);
  const ended = useRef(false);
  const cancel = useEffectEvent(() => {
    ended.current = true;
    onCancel();
  });
  const done = (step: 1 | -1 | 0): void => {
    if (ended.current) return;
    ended.current = true;
    onDone(input.current?.value ?? start, step);
  };
  useEffect(() => {
    const element = input.current;
    element?.focus();
    if (marked) element?.select();
    else element?.setSelectionRange(element.value.length, element.value.length);
    const scanned = (): void => cancel();
    document.addEventListener(SCAN_TAKEN, scanned);
    return () => document.removeEventListener(SCAN_TAKEN, scanned);
  }, [marked]);
  return (
    <input
      ref={input}
      type="text"
      aria-label={label}
      defaultValue={start}
      inputMode={inputMode}
      maxLength={maxLength}
      autoComplete="off"
      spellCheck={false}
      onBlur={() => done(0)}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape') {
          ended.current = true;
          onCancel();
        } else if (event.key === 'Enter' && !event.ctrlKey) done(event.shiftKey ? -1 : 1);
        else if (event.key === 'ArrowDown') done(1);
        else if (event.key === 'ArrowUp') done(-1);
        else return;
        event.preventDefault();
      }}
    />
  );
}
