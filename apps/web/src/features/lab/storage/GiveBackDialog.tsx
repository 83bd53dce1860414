import { giveBackTube } from '@nidan/contract/lab/storage/storage-endpoints';
import type { StoredTubeView } from '@nidan/contract/lab/storage/storage-views';
import { useState } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { storageTexts } from './texts/storage-texts.ts';
import { OUTDATED_BY_STORING } from './use-storing.ts';

interface GiveBackDialogProps {
  readonly tube: StoredTubeView;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks to whom a tube is given, why, and who took it; it does not come back. */
export function GiveBackDialog({ tube: { barcode }, onClose, onDone }: GiveBackDialogProps) {
  const t = useTexts(storageTexts);
  const [given, setGiven] = useState({ returnedTo: '', reason: '', receivedBy: '' });
  const [tried, setTried] = useState(false);
  const giving = useApiMutation(giveBackTube, {
    outdates: OUTDATED_BY_STORING,
    onDone: () => {
      toast({ type: 'SUCCESS', msg: t('gaveBack', { barcode }) });
      onClose();
      onDone();
    },
  });
  const errorOf = (name: keyof typeof given): string | undefined =>
    tried && given[name].trim().length < (name === 'reason' ? 3 : 1) ? t('fillIn') : undefined;
  const submit = (): void => {
    setTried(true);
    const isWhole =
      given.returnedTo.trim() !== '' && given.receivedBy.trim() !== '' && given.reason.trim().length > 2;
    if (isWhole) giving.mutate({ body: { scan: barcode, ...given } });
  };
  return (
    <FormDialog
      title={t('giveBackTitle', { barcode })}
      action={t('giveBack')}
      busy={giving.isPending}
      refusal={giving.error}
      onSubmit={submit}
      onClose={onClose}
    >
      {(['returnedTo', 'reason', 'receivedBy'] as const).map((name, at) => (
        <TextField
          key={name}
          label={t(name)}
          value={given[name]}
          maxLength={name === 'reason' ? 500 : 60}
          data-autofocus={at === 0 || undefined}
          error={errorOf(name)}
          onChange={(value) => setGiven({ ...given, [name]: value })}
        />
      ))}
    </FormDialog>
  );
}
