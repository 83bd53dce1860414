import { uploadImport } from '@nidan/contract/links/imports/import-endpoints';
import { IMPORT_ENDINGS, type ImportMaster } from '@nidan/domain/imports/import-masters';
import { LARGEST_IMPORT, MOST_IMPORT_ROWS } from '@nidan/domain/imports/limits';
import { type ChangeEvent, useRef, useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { base64Of } from '../../base/files/base64-of.ts';
import styles from './Import.module.css';
import { importKeys } from './import-keys.ts';
import { MasterTemplate } from '../../../kernel/master-files/MasterTemplate.tsx';
import { importTexts } from '../../../kernel/master-files/texts/import-texts.ts';

const megabytes = (bytes: number): number => Math.ceil(bytes / 1024 / 1024);

interface ChooseImportProps {
  readonly master: ImportMaster;
  readonly onUploaded: (importId: string) => void;
}

/** Chooses a file of a master; what is wrong with the file as such is told here. */
export function ChooseImport({ master, onUploaded }: ChooseImportProps) {
  const t = useTexts(importTexts);
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string | null>(null);
  const upload = useApiMutation(uploadImport, { onDone: ({ importId }) => onUploaded(importId) });
  const faultOf = ({ name, size }: File): string | null => {
    const fits = IMPORT_ENDINGS.some((ending) => name.toLowerCase().endsWith(`.${ending}`));
    if (!fits) return t('wrongEnding', { endings: IMPORT_ENDINGS.join(', ') });
    return size > LARGEST_IMPORT
      ? t('tooLarge', { is: megabytes(size), most: megabytes(LARGEST_IMPORT) })
      : null;
  };
  const take = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    target.value = '';
    if (file === undefined) return;
    upload.reset();
    const found = faultOf(file);
    setFault(found);
    if (found !== null) return;
    const content = await base64Of(file);
    upload.mutate({ body: { importId: newId(), master, name: file.name, content } });
  };
  const choose = (): void => input.current?.click();
  useShortcuts(importKeys, { choose });
  return (
    <div className={styles.choose}>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('choose')}
        accept={IMPORT_ENDINGS.map((ending) => `.${ending}`).join(',')}
        onChange={(event) => void take(event)}
      />
      <Button kind="primary" shortcut={importKeys.shortcuts.choose} busy={upload.isPending} onClick={choose}>
        {t('choose')}
      </Button>
      <MasterTemplate master={master} />
      <span className="muted t12">
        {t('kinds', { size: megabytes(LARGEST_IMPORT), rows: MOST_IMPORT_ROWS.toLocaleString('en-IN') })}
      </span>
      {fault !== null && <Note tone="danger">{fault}</Note>}
      {upload.error && <ErrorState kind="row" refusal={upload.error} />}
    </div>
  );
}
