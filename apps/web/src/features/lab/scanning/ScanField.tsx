import { type KeyboardEvent, type Ref, useState } from 'react';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { Icon } from '../../../kernel/ui/values/Icon.tsx';
import { samplesTexts } from '../samples/texts/samples-texts.ts';
import styles from './ScanField.module.css';

interface ScanFieldProps {
  readonly label: string;
  /** At the right end, quiet. */
  readonly hint?: string;
  /** Why nothing can be scanned. */
  readonly off?: string | undefined;
  readonly inputRef: Ref<HTMLInputElement>;
  readonly big?: boolean;
  readonly onScan: (code: string) => void;
  /** Enter while the field is empty. */
  readonly onEnter?: (() => void) | undefined;
  /** Keys that the field leaves to the list beside it. */
  readonly onMove?: (key: 'ArrowDown' | 'ArrowUp' | 'Escape') => void;
}

/** The place to scan into: a scanner, typing and pasting all end with Enter. */
export function ScanField(props: ScanFieldProps) {
  const { label, hint, off, inputRef, big = false, onScan, onEnter, onMove } = props;
  const t = useTexts(samplesTexts);
  const [text, setText] = useState('');
  const take = (): void => {
    const code = text.trim();
    setText('');
    if (code === '') onEnter?.();
    else onScan(code);
  };
  const keyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.ctrlKey || event.altKey) return;
    // Some scanners end with Tab; a field that is empty lets it pass on.
    if (event.key === 'Enter' || (event.key === 'Tab' && text !== '' && !event.shiftKey)) {
      event.preventDefault();
      take();
    } else if (event.key === 'Escape' && text !== '') setText('');
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp' || event.key === 'Escape')
      onMove?.(event.key);
  };
  return (
    <div className={`ui-input ${styles.field} ${big ? styles.big : ''} ${off ? 'ui-input-fixed' : ''}`}>
      <Icon name="scan" size={big ? 20 : 16} />
      <input
        ref={inputRef}
        data-scan
        data-region-start
        type="text"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-label={label}
        placeholder={label}
        disabled={Boolean(off)}
        maxLength={40}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={keyDown}
      />
      {text !== '' && (
        <Button
          // The focus stays in the field, for the next tube.
          onMouseDown={(event) => event.preventDefault()}
          onClick={take}
        >
          {t('takeCode')}
        </Button>
      )}
      {(off ?? hint) && (
        <span className="ui-end t13">
          {off && <Icon name="lock" size={14} />}
          {off ?? hint}
        </span>
      )}
    </div>
  );
}
