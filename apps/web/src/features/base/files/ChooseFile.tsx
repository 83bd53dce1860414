import { FILE_PURPOSES, type FilePurpose } from '@nidan/domain/files/file-purpose';
import { type ChangeEvent, useRef } from 'react';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { filesTexts } from './texts/files-texts.ts';

interface ChooseFileProps {
  readonly purpose: FilePurpose;
  readonly words: string;
  /** What the file is for, where a page has several such buttons. */
  readonly about?: string;
  readonly busy: boolean;
  readonly onChoose: (file: File) => void;
}

const KILO = 1024;

function sizeWords(bytes: number): string {
  return bytes < KILO * KILO ? `${Math.ceil(bytes / KILO)} KB` : `${Math.ceil(bytes / KILO / KILO)} MB`;
}

/** A button that opens the file chooser of the browser, and what may be chosen. */
export function ChooseFile({ purpose, words, about, busy, onChoose }: ChooseFileProps) {
  const t = useTexts(filesTexts);
  const label = about === undefined ? words : `${words} ${about}`;
  const input = useRef<HTMLInputElement>(null);
  const { endings, mostBytes } = FILE_PURPOSES[purpose];
  const take = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = target.files ?? [];
    target.value = '';
    if (file) onChoose(file);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={endings.map((ending) => `.${ending}`).join(',')}
        onChange={take}
      />
      <Button busy={busy} {...(about && { 'aria-label': label })} onClick={() => input.current?.click()}>
        {words}
      </Button>
      <span className="muted t12">
        {t('kinds', { endings: endings.join(', '), size: sizeWords(mostBytes) })}
      </span>
    </>
  );
}
