import { useState } from 'react';
import type { ApiRefusal } from '../../../kernel/api/api-refusal.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { storageTexts } from './texts/storage-texts.ts';
import type { AskedReason } from './use-storing.ts';

interface OpenReasonDialogProps {
  readonly asked: AskedReason;
  readonly refusal: ApiRefusal | null;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onReason: (reason: string, asked: AskedReason) => void;
}

/** Asks why a tube is stored while a test of it waits for its first result. */
export function OpenReasonDialog({ asked, refusal, busy, onClose, onReason }: OpenReasonDialogProps) {
  const t = useTexts(storageTexts);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const isMissing = reason.trim().length < 3;
  const submit = (): void => {
    setTried(true);
    if (!isMissing) onReason(reason, asked);
  };
  return (
    <FormDialog
      title={t('openTitle', { barcode: asked.scan })}
      action={t('storeAnyway')}
      busy={busy}
      refusal={refusal?.code === 'tube-has-open-tests' ? null : refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{asked.why}</p>
      <TextField
        label={t('reason')}
        value={reason}
        maxLength={500}
        data-autofocus
        error={tried && isMissing ? t('fillIn') : undefined}
        onChange={setReason}
        onKeyDown={(event) => event.key === 'Enter' && submit()}
      />
    </FormDialog>
  );
}
