import { resolveBloodGroup } from '@nidan/contract/lab/results/check-endpoints';
import { readWorksheet } from '@nidan/contract/lab/results/entry-endpoints';
import { GROUP_FINDINGS, type GroupFinding } from '@nidan/domain/results/blood-group';
import { useState } from 'react';
import { useApiMutation } from '../../../../kernel/api/use-api-mutation.ts';
import { kernelTexts } from '../../../../kernel/text/kernel-texts.ts';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { Button } from '../../../../kernel/ui/Button.tsx';
import { ErrorState } from '../../../../kernel/ui/ErrorState.tsx';
import { SelectField } from '../../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../../kernel/ui/fields/TextField.tsx';
import { Dialog } from '../../../../kernel/ui/overlays/Dialog.tsx';
import { toast } from '../../../../kernel/ui/overlays/toast.ts';
import type { GroupInDoubt } from './groups-in-doubt.ts';
import { groupTexts } from './texts/group-texts.ts';

interface GroupDialogProps {
  readonly billId: string;
  readonly doubt: GroupInDoubt;
  readonly onClose: () => void;
}

const FEWEST = 3;

/** Asks what was found about a blood group that differs, and why. */
export function GroupDialog({ billId, doubt, onClose }: GroupDialogProps) {
  const t = useTexts(groupTexts);
  const kernel = useTexts(kernelTexts);
  const [finding, setFinding] = useState<GroupFinding>('rechecked');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const short = reason.trim().length < FEWEST;
  const { parameter, value, former, labNo, billTestId } = doubt;
  const saving = useApiMutation(resolveBloodGroup, {
    outdates: [readWorksheet],
    onDone: () => {
      toast({ type: 'SUCCESS', msg: t('explained', { parameter: parameter.name, value }) });
      onClose();
    },
  });
  const submit = (): void => {
    setTried(true);
    if (short || saving.isPending) return;
    const { parameterId } = parameter;
    saving.mutate({ body: { billId, billTestId, parameterId, value, finding, reason: reason.trim() } });
  };
  return (
    <Dialog
      kind="WARNING"
      title={t('title')}
      onClose={onClose}
      feet={
        <>
          <Button onClick={onClose}>{kernel('cancel')}</Button>
          <Button kind="primary" busy={saving.isPending} onClick={submit}>
            {t('save')}
          </Button>
        </>
      }
    >
      <p>{t('differs', { parameter: parameter.name, value, former, labNo })}</p>
      {saving.error && <ErrorState kind="row" refusal={saving.error} />}
      <SelectField
        label={t('finding')}
        value={finding}
        options={GROUP_FINDINGS.map((one) => ({ value: one, label: t(one) }))}
        onChange={setFinding}
      />
      <TextField
        label={kernel('reason')}
        value={reason}
        maxLength={500}
        data-autofocus
        error={tried && short ? kernel('reasonShort') : saving.error?.at('reason')}
        onChange={setReason}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Or the stroke would press what gets the focus back.
          event.preventDefault();
          submit();
        }}
      />
    </Dialog>
  );
}
