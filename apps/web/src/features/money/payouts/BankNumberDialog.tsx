import { useState } from 'react';
import type { ApiRefusal } from '../../../kernel/api/api-refusal.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { payoutTexts } from './texts/payout-texts.ts';

/** Characters that a number of a bank has at least. */
const LEAST = 4;

interface BankNumberDialogProps {
  readonly title: string;
  readonly action: string;
  readonly label: string;
  readonly busy: boolean;
  readonly refusal: ApiRefusal | null;
  readonly onSaid: (reference: string) => void;
  readonly onClose: () => void;
}

/** Asks for the number of the bank for money that was paid or put in. */
export function BankNumberDialog(props: BankNumberDialogProps) {
  const { title, action, label, busy, refusal, onSaid, onClose } = props;
  const t = useTexts(payoutTexts);
  const [reference, setReference] = useState('');
  const [isTried, setTried] = useState(false);
  const isWrong = reference.trim().length < LEAST;
  const submit = (): void => {
    setTried(true);
    if (!isWrong && !busy) onSaid(reference.trim());
  };
  return (
    <FormDialog
      title={title}
      action={action}
      busy={busy}
      refusal={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={label}
        value={reference}
        maxLength={40}
        data-autofocus
        error={isTried && isWrong ? t('needed') : undefined}
        onChange={setReference}
      />
    </FormDialog>
  );
}
