import { useState } from 'react';
import type { ApiRefusal } from '../../../kernel/api/api-refusal.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { storageTexts } from './texts/storage-texts.ts';

interface ReasonDialogProps {
  readonly title: string;
  /** What asks for the reason. */
  readonly why?: string;
  readonly action: string;
  readonly refusal: ApiRefusal | null;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onReason: (reason: string) => void;
}

/** Asks for a reason before something is done. */
export function ReasonDialog({ why, onReason, ...form }: ReasonDialogProps) {
  const t = useTexts(storageTexts);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const isMissing = reason.trim().length < 3;
  const submit = (): void => {
    setTried(true);
    if (!isMissing) onReason(reason);
  };
  return (
    <FormDialog {...form} onSubmit={submit}>
      {why !== undefined && <p>{why}</p>}
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
