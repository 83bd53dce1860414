import {
  countSamples,
  findSample,
  listSamples,
  rejectSample,
} from '@nidan/contract/lab/samples/sample-endpoints';
import type { SampleView } from '@nidan/contract/lab/samples/sample-view';
import { REJECT_REASONS } from '@nidan/domain/samples/reject-reasons';
import { useId, useState } from 'react';
import { api } from '../../../kernel/api/api.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { Dialog } from '../../../kernel/ui/overlays/Dialog.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { LONGEST_REASON, rejectReason } from './reject-reason.ts';
import styles from './RejectDialog.module.css';
import { patientLine, testCodes } from '../samples/sample-words.ts';
import { samplesTexts } from '../samples/texts/samples-texts.ts';

interface RejectDialogProps {
  readonly sample: SampleView;
  readonly onClose: () => void;
  readonly onRejected: (rejected: SampleView, replacement: SampleView) => void;
}

/** Asks why a tube is rejected and rejects it: one of the usual reasons, own words, or both. */
export function RejectDialog({ sample, onClose, onRejected }: RejectDialogProps) {
  const t = useTexts(samplesTexts);
  const [picked, setPicked] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const group = useId();
  const [current, setCurrent] = useState(sample);
  const reason = rejectReason(picked, typed);
  const reject = useApiMutation(rejectSample, {
    outdates: [listSamples, countSamples, findSample],
    onReload: async () => setCurrent(await api(findSample, { query: { barcode: sample.barcode } })),
    onDone: ({ rejected, replacement }) => {
      toast({
        type: 'SUCCESS',
        msg: t('rejected', { barcode: rejected.barcode }),
        detail: t('rejectedDetail', { replacement: replacement.barcode }),
      });
      onRejected(rejected, replacement);
    },
  });
  const submit = (): void => {
    setTried(true);
    if (reason === null || reject.isPending) return;
    reject.mutate({ body: { sampleId: current.sampleId, version: current.version, reason } });
  };
  return (
    <Dialog
      kind="DELETE"
      title={t('rejectTitle', { barcode: sample.barcode })}
      onClose={onClose}
      feet={
        <>
          <Button onClick={onClose}>{t('rejectKeep')}</Button>
          <Button kind="danger" busy={reject.isPending} onClick={submit}>
            {t('rejectDo')}
          </Button>
        </>
      }
    >
      <p>
        {patientLine(sample.patient)}. {t('rejectText', { tests: testCodes(sample) })}
      </p>
      {reject.error && <ErrorState kind="row" refusal={reject.error} />}
      <fieldset className={styles.reasons}>
        <legend className="ui-label">{t('rejectReason')}</legend>
        {REJECT_REASONS.map((one, at) => (
          <label key={one}>
            <input
              type="radio"
              name={group}
              value={one}
              checked={picked === one}
              data-autofocus={at === 0 || undefined}
              onChange={() => setPicked(one)}
              onKeyDown={(event) => event.key === 'Enter' && submit()}
            />
            {one}
          </label>
        ))}
      </fieldset>
      <TextField
        label={picked === null ? t('rejectOther') : t('rejectMore')}
        value={typed}
        onChange={setTyped}
        maxLength={LONGEST_REASON - 40}
        error={tried && reason === null ? t('rejectNoReason') : undefined}
        onKeyDown={(event) => event.key === 'Enter' && submit()}
      />
    </Dialog>
  );
}
