import { recordCriticalCall } from '@nidan/contract/lab/results/entry-endpoints';
import { useRef, useState } from 'react';
import { useApiMutation } from '../../../../kernel/api/use-api-mutation.ts';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { kernelTexts } from '../../../../kernel/text/kernel-texts.ts';
import { Button } from '../../../../kernel/ui/Button.tsx';
import { Dialog } from '../../../../kernel/ui/overlays/Dialog.tsx';
import { ErrorState } from '../../../../kernel/ui/ErrorState.tsx';
import { TextField } from '../../../../kernel/ui/fields/TextField.tsx';
import { toast } from '../../../../kernel/ui/overlays/toast.ts';
import { TOLD_OUTDATES, type ValueToTell } from './value-to-tell.ts';
import { ResultFlagMark } from '../../../catalogue/values/ResultFlagMark.tsx';
import { resultsTexts } from '../../../catalogue/values/texts/results-texts.ts';

interface CriticalCallDialogProps {
  readonly due: ValueToTell;
  readonly onClose: () => void;
  readonly onCalled: () => void;
}

const FEWEST_OF_A_NAME = 2;

/** Records who was informed of a critical value and what they read back. */
export function CriticalCallDialog({ due, onClose, onCalled }: CriticalCallDialogProps) {
  const t = useTexts(resultsTexts);
  const kernel = useTexts(kernelTexts);
  const [receiver, setReceiver] = useState(due.receiver);
  const [readBack, setReadBack] = useState('');
  const [tried, setTried] = useState(false);
  const second = useRef<HTMLInputElement>(null);
  const { parameter, value } = due;
  const noReceiver = receiver.trim().length < FEWEST_OF_A_NAME;
  const noReadBack = readBack.trim() === '';
  const call = useApiMutation(recordCriticalCall, {
    outdates: TOLD_OUTDATES,
    onDone: (done) => {
      toast({
        type: 'SUCCESS',
        msg: t('callSaved', { parameter, value: done.value, receiver: done.receiver }),
      });
      onClose();
      onCalled();
    },
  });
  const submit = (): void => {
    setTried(true);
    if (noReceiver || noReadBack || call.isPending) return;
    const { billId, billTestId, parameterId } = due;
    call.mutate({ body: { billId, billTestId, parameterId, value, receiver, readBack } });
  };
  return (
    <Dialog
      kind="WARNING"
      title={t('callTitle')}
      onClose={onClose}
      feet={
        <>
          <Button onClick={onClose}>{kernel('cancel')}</Button>
          <Button kind="primary" busy={call.isPending} onClick={submit}>
            {t('callSave')}
          </Button>
        </>
      }
    >
      <p className="row">
        <ResultFlagMark flag={due.flag} />
        <b>
          {parameter} {value} {due.unit}
        </b>
      </p>
      <p>{t('callOf', { patient: due.patient, labNo: due.labNo })}</p>
      {call.error && <ErrorState kind="row" refusal={call.error} />}
      <TextField
        label={t('receiver')}
        value={receiver}
        onChange={setReceiver}
        maxLength={120}
        data-autofocus={receiver === '' || undefined}
        error={tried && noReceiver ? t('receiverNeeded') : undefined}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          second.current?.focus();
        }}
      />
      <TextField
        inputRef={second}
        label={t('readBack')}
        value={readBack}
        onChange={setReadBack}
        maxLength={500}
        data-autofocus={receiver !== '' || undefined}
        error={tried && noReadBack ? t('readBackNeeded') : undefined}
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
