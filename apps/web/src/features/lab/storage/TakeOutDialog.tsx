import { retrieveTube } from '@nidan/contract/lab/storage/storage-endpoints';
import type { StoredTubeView } from '@nidan/contract/lab/storage/storage-views';
import { RETRIEVAL_REASONS, type RetrievalReason } from '@nidan/domain/storage/storing-rules';
import { useState } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { storageTexts } from './texts/storage-texts.ts';
import { OUTDATED_BY_STORING } from './use-storing.ts';

interface TubeDialogProps {
  readonly tube: StoredTubeView;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const WORDS = {
  addedTest: 'reasonAddedTest',
  repeat: 'reasonRepeat',
  check: 'reasonCheck',
  other: 'reasonOther',
} as const satisfies Record<RetrievalReason, string>;

/** Asks why a tube is taken out, and takes it out. */
export function TakeOutDialog({ tube, onClose, onDone }: TubeDialogProps) {
  const t = useTexts(storageTexts);
  const { barcode, position } = tube;
  const [reason, setReason] = useState<RetrievalReason>(tube.isWanted ? 'addedTest' : 'repeat');
  const [note, setNote] = useState('');
  const taking = useApiMutation(retrieveTube, {
    outdates: OUTDATED_BY_STORING,
    onDone: () => {
      toast({ type: 'SUCCESS', msg: t('tookOut', { barcode }) });
      onClose();
      onDone();
    },
  });
  // Too old for a test that waits: the note is the reason then.
  const isOld = taking.error?.code === 'sample-too-old';
  const submit = (): void => {
    const oldReason = isOld && note.trim().length > 2 ? { oldReason: note } : {};
    taking.mutate({ body: { scan: barcode, reason, note, ...oldReason } });
  };
  return (
    <FormDialog
      title={t('takeOutTitle', { barcode, position })}
      action={t('takeOut')}
      busy={taking.isPending}
      refusal={taking.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label={t('why')}
        data-autofocus
        value={reason}
        options={RETRIEVAL_REASONS.map((value) => ({
          value,
          label: t(WORDS[value]),
        }))}
        onChange={setReason}
      />
      <TextField label={isOld ? t('reason') : t('note')} value={note} maxLength={300} onChange={setNote} />
    </FormDialog>
  );
}
