import { useEffect, useEffectEvent, useRef } from 'react';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { Combobox } from '../../../../kernel/ui/fields/Combobox.tsx';
import { findTexts, type LibraryText } from './entry-library.ts';
import { libraryTexts } from './texts/library-texts.ts';

interface TextPickerProps {
  /** Name of the parameter. */
  readonly name: string;
  /** Its help list. */
  readonly words: readonly string[];
  readonly onPick: (text: string) => void;
  /** Escape, which changes nothing. */
  readonly onClose: () => void;
}

const LONGEST_SHOWN = 90;

/** Finds a text of the help list or of the lab and hands it over to be edited. */
export function TextPicker({ name, words, onPick, onClose }: TextPickerProps) {
  const t = useTexts(libraryTexts);
  const input = useRef<HTMLInputElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const box = input.current;
    const keyDown = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') close();
    };
    box?.focus();
    box?.addEventListener('keydown', keyDown);
    return () => box?.removeEventListener('keydown', keyDown);
  }, []);
  return (
    <Combobox<LibraryText>
      label={t('insertInto', { name })}
      labelHidden
      placeholder={t('insert')}
      value={null}
      search={(q, signal) => findTexts(words, q, signal)}
      itemKey={({ key }) => key}
      itemText={(item) => item.name}
      renderItem={({ name: title, text }) => (
        <>
          <b>{title}</b> {text !== title && <span className="muted">{text.slice(0, LONGEST_SHOWN)}</span>}
        </>
      )}
      inputRef={input}
      onPick={(item) => item !== null && onPick(item.text)}
    />
  );
}
