import { useState } from 'react';
import { kernelTexts } from '../../../kernel/text/kernel-texts.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { Dialog } from '../../../kernel/ui/overlays/Dialog.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { dispatchTexts } from './texts/dispatch-texts.ts';
import { patternOf } from './pattern-of.ts';

interface PatternDialogProps {
  readonly value: string;
  readonly onClose: () => void;
  readonly onFind: (pattern: string) => void;
}

/** Asks for the pattern of the lab IDs to print. */
export function PatternDialog({ value, onClose, onFind }: PatternDialogProps) {
  const t = useTexts(dispatchTexts);
  const kernel = useTexts(kernelTexts);
  const [text, setText] = useState(value);
  const [tried, setTried] = useState(false);
  const pattern = patternOf(text);
  const find = (): void => {
    setTried(true);
    if (pattern !== null) onFind(pattern);
  };
  return (
    <Dialog
      kind="INFO"
      title={t('patternTitle')}
      onClose={onClose}
      feet={
        <>
          <Button onClick={onClose}>{kernel('cancel')}</Button>
          <Button kind="primary" onClick={find}>
            {t('patternFind')}
          </Button>
        </>
      }
    >
      <p>{t('patternText')}</p>
      <TextField
        label={t('patternField')}
        value={text}
        onChange={setText}
        maxLength={40}
        placeholder="KT2011*"
        data-autofocus
        error={tried && pattern === null ? t('patternBad') : undefined}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Or the stroke would press the button that gets the focus back.
          event.preventDefault();
          find();
        }}
      />
    </Dialog>
  );
}
