import type { WorksheetTest } from '@nidan/contract/lab/results/worksheet';
import { useState } from 'react';
import { kernelTexts } from '../../../kernel/text/kernel-texts.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { Dialog } from '../../../kernel/ui/overlays/Dialog.tsx';
import { TextArea } from '../../../kernel/ui/fields/TextArea.tsx';
import { entryTexts } from '../results/texts/entry-texts.ts';

interface NoteDialogProps {
  readonly test: WorksheetTest;
  readonly note: string;
  readonly onKeep: (note: string) => void;
  readonly onClose: () => void;
}

/** The technician's note on a test; it goes with the next save. */
export function NoteDialog({ test, note, onKeep, onClose }: NoteDialogProps) {
  const t = useTexts(entryTexts);
  const kernel = useTexts(kernelTexts);
  const [text, setText] = useState(note);
  const keep = (): void => {
    onKeep(text);
    onClose();
  };
  return (
    <Dialog
      title={t('noteTitle', { test: test.test.name })}
      onClose={onClose}
      feet={
        <>
          <Button onClick={onClose}>{kernel('cancel')}</Button>
          <Button kind="primary" onClick={keep}>
            {t('noteKeep')}
          </Button>
        </>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears Ctrl+Enter of the field inside */}
      <div
        onKeyDown={(event) => {
          if (!event.ctrlKey || event.key !== 'Enter') return;
          // Or the stroke would also complete the sample behind.
          event.preventDefault();
          keep();
        }}
      >
        <TextArea
          label={t('noteLabel')}
          value={text}
          onChange={setText}
          rows={4}
          maxLength={2000}
          data-autofocus
        />
      </div>
    </Dialog>
  );
}
