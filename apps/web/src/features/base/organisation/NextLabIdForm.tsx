import { sayFault } from '../../../kernel/api/refusal-words.ts';
import { listLabIdSkips, nextLabId, setNextLabId } from '@nidan/contract/money/lab-ids/lab-id-endpoints';
import { labIdFault } from '@nidan/domain/billing/lab-id';
import { type FormEvent, useState } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { labIdTexts } from './texts/lab-id-texts.ts';
import records from '../../../kernel/masters/Records.module.css';
import styles from './Organisation.module.css';

const LEAST_REASON = 3;

/** Sets the series ahead of `next`, the lab ID that the next bill would get; what is wrong is said while it is typed. */
export function NextLabIdForm({ next }: { readonly next: string }) {
  const t = useTexts(labIdTexts);
  const [labId, setLabId] = useState('');
  const [reason, setReason] = useState('');
  const set = useApiMutation(setNextLabId, {
    outdates: [nextLabId, listLabIdSkips],
    onDone: (done) => toast({ type: 'SUCCESS', msg: t('done', { labId: done.labId }) }),
  });
  const typed = labId.trim().toUpperCase();
  const wrong = labIdFault(typed, next);
  const fault = typed === '' ? undefined : wrong === null ? set.error?.at('labId') : sayFault(wrong);
  const off = reason.trim().length < LEAST_REASON ? t('reasonMissing') : (fault ?? null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (off !== null || typed === '' || set.isPending) return;
    set.mutate({ body: { labId: typed, reason: reason.trim() } });
  };
  return (
    <form onSubmit={submit}>
      <p className="muted t13">{t('setHelp')}</p>
      {set.error && set.error.errors.length === 0 && <ErrorState kind="row" refusal={set.error} />}
      <div className={styles.pairs}>
        <TextField
          label={t('labId')}
          value={labId}
          placeholder={next}
          maxLength={40}
          error={fault}
          onChange={(text) => {
            set.reset();
            setLabId(text);
          }}
        />
        <TextField label={t('reason')} value={reason} onChange={setReason} maxLength={500} />
      </div>
      <div className={records.actions}>
        <Button kind="primary" type="submit" busy={set.isPending} off={off}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}
