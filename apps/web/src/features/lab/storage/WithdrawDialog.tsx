import { listDisposals, withdrawDisposal } from '@nidan/contract/lab/storage/disposal-endpoints';
import { listStorageUnits, listStoredTubes } from '@nidan/contract/lab/storage/storage-endpoints';
import type { DisposalView } from '@nidan/contract/lab/storage/storage-views';
import { useState } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { disposalTexts } from './texts/disposal-texts.ts';

interface WithdrawDialogProps {
  readonly run: DisposalView;
  readonly onClose: () => void;
}

/** Asks why a disposal run is taken back. */
export function WithdrawDialog({ run: { disposalId, version }, onClose }: WithdrawDialogProps) {
  const t = useTexts(disposalTexts);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const isMissing = reason.trim().length < 3;
  const withdrawing = useApiMutation(withdrawDisposal, {
    outdates: [listDisposals, listStoredTubes, listStorageUnits],
    onDone: () => {
      toast({ type: 'SUCCESS', msg: t('runWithdrawn') });
      onClose();
    },
  });
  const submit = (): void => {
    setTried(true);
    if (!isMissing) withdrawing.mutate({ body: { disposalId, version, reason } });
  };
  return (
    <FormDialog
      title={t('withdrawTitle')}
      action={t('withdraw')}
      busy={withdrawing.isPending}
      refusal={withdrawing.error}
      onSubmit={submit}
      onClose={onClose}
    >
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
