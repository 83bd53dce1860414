import { LONGEST_TYPED_VALUE } from '@nidan/domain/imports/limits';
import { type KeyboardEvent, useState } from 'react';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import styles from './Import.module.css';

interface TypeCellProps {
  readonly label: string;
  /** What stands there before anything is typed. */
  readonly value: string;
  readonly onType: (value: string) => void;
  readonly onLeave: () => void;
}

function begin(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}

/** A value that is typed in its row: Enter keeps it and goes to the next row, Escape leaves it. */
export function TypeCell({ label, value, onType, onLeave }: TypeCellProps) {
  const [text, setText] = useState(value);
  const keyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.ctrlKey || event.nativeEvent.isComposing) return;
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    const row = event.currentTarget.closest('tr');
    const next = event.key === 'Enter' ? row?.nextElementSibling : null;
    for (const one of [row, next]) if (one instanceof HTMLElement) one.focus();
    if (event.key === 'Enter') onType(text);
    else onLeave();
  };
  return (
    <div className={styles.type}>
      <TextField
        label={label}
        labelHidden
        value={text}
        onChange={setText}
        inputRef={begin}
        onKeyDown={keyDown}
        maxLength={LONGEST_TYPED_VALUE}
      />
    </div>
  );
}
