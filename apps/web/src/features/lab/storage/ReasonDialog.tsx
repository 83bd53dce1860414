import { useState } from 'react';
import type { ApiRefusal } from '../../../kernel/api/api-refusal.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Checkbox } from '../../../kernel/ui/fields/Checkbox.tsx';
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
  /** Words that offer to keep the reason for what comes next. */
  readonly keep?: string;
  readonly onReason: (reason: string, choices: { readonly isKept: boolean }) => void;
}

/** Asks for a reason before something is done. */
export function ReasonDialog({ why, keep, onReason, ...form }: ReasonDialogProps) {
  const t = useTexts(storageTexts);
  const [reason, setReason] = useState('');
  const [isKept, setKept] = useState(false);
  const [tried, setTried] = useState(false);
  const isMissing = reason.trim().length < 3;
  const submit = (): void => {
    setTried(true);
    if (!isMissing) onReason(reason, { isKept });
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
      />
      {keep !== undefined && (
        <Checkbox checked={isKept} onChange={setKept}>
          {keep}
        </Checkbox>
      )}
    </FormDialog>
  );
}
