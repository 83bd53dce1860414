import { useState } from 'react';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { Dialog } from '../../../kernel/ui/overlays/Dialog.tsx';
import { LONGEST_REASON } from './reject-reason.ts';
import { accessionTexts } from './texts/accession-texts.ts';

interface AcceptOldDialogProps {
  readonly barcode: string;
  readonly onClose: () => void;
  readonly onReason: (reason: string) => void;
}

/** Asks why a tube is taken that is too old for one of its tests. */
export function AcceptOldDialog({ barcode, onClose, onReason }: AcceptOldDialogProps) {
  const t = useTexts(accessionTexts);
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const reason = typed.trim();
  const submit = (): void => {
    setTried(true);
    if (reason.length >= LEAST) onReason(reason);
  };
  return (
    <Dialog
      title={t('acceptOldTitle', { barcode })}
      onClose={onClose}
      feet={
        <>
          <Button onClick={onClose}>{t('acceptOldBack')}</Button>
          <Button kind="primary" onClick={submit}>
            {t('acceptOld')}
          </Button>
        </>
      }
    >
      <p>{t('acceptOldText')}</p>
      <TextField
        label={t('acceptOld')}
        value={typed}
        onChange={setTyped}
        maxLength={LONGEST_REASON}
        error={tried && reason.length < LEAST ? t('acceptOldReason') : undefined}
        onKeyDown={(event) => event.key === 'Enter' && submit()}
      />
    </Dialog>
  );
}

/** Letters that the server asks of a reason. */
const LEAST = 3;
