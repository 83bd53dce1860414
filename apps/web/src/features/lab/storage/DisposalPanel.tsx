import {
  disposalPdf,
  listDisposals,
  withdrawDisposal,
  witnessDisposal,
} from '@nidan/contract/lab/storage/disposal-endpoints';
import { listStorageUnits, listStoredTubes } from '@nidan/contract/lab/storage/storage-endpoints';
import type { DisposalView } from '@nidan/contract/lab/storage/storage-views';
import { useState } from 'react';
import { apiFile } from '../../../kernel/api/api.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { printFile } from '../../../kernel/print/print-file.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showDateTime } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast, toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { BAG_WORDS, METHOD_WORDS, runState } from './disposal-words.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import styles from './Storage.module.css';
import { disposalTexts } from './texts/disposal-texts.ts';

/** One disposal run: its tubes, its two people, and what can be done with it. */
export function DisposalPanel({ run }: { readonly run: DisposalView | undefined }) {
  const t = useTexts(disposalTexts);
  if (run === undefined) {
    return (
      <Panel label={t('runs')} title={t('runs')}>
        <EmptyState kind="nothing" icon="box" title={t('pickRun')} text={t('pickRunText')} />
      </Panel>
    );
  }
  return <Run key={run.disposalId} run={run} />;
}

function Run({ run }: { readonly run: DisposalView }) {
  const t = useTexts(disposalTexts);
  const zone = useZone();
  const [dialog, setDialog] = useState<'confirm' | 'withdraw' | null>(null);
  const moment = (at: string): string => showDateTime(at, zone).slice(0, 16);
  const print = async (): Promise<void> => {
    try {
      printFile(await apiFile(disposalPdf, { query: { disposalId: run.disposalId } }));
    } catch (thrown) {
      toastRefusal(thrown);
    }
  };
  return (
    <Panel label={t('runs')} title={run.number ?? t('dueTitle')} sub={runState(run, t)}>
      <Section>
        <p className="t13">{run.location}</p>
        <p className="t13">
          {t(BAG_WORDS[run.bagColour])}. {t(METHOD_WORDS[run.method])}
        </p>
        {run.note !== '' && <p className="t13">{run.note}</p>}
        <p className="t13">
          {t('askedBy')}: <b>{run.askedBy}</b>, {moment(run.askedAt)}
        </p>
        {run.witnessedBy !== null && run.witnessedAt !== null && (
          <p className="t13">
            {t('witness')}: <b>{run.witnessedBy}</b>, {moment(run.witnessedAt)}
          </p>
        )}
        {run.withdrawnBy !== null && (
          <p className="t13">
            {t('withdrawn')}: <b>{run.withdrawnBy}</b>. {run.withdrawalReason}
          </p>
        )}
        <div className={styles.actions}>
          {run.can.includes('witness') && (
            <Button kind="primary" onClick={() => setDialog('confirm')}>
              {t('confirm')}
            </Button>
          )}
          {run.can.includes('withdraw') && (
            <Button onClick={() => setDialog('withdraw')}>{t('withdraw')}</Button>
          )}
          {run.number !== null && (
            <Button icon="print" onClick={() => void print()}>
              {t('print')}
            </Button>
          )}
        </div>
      </Section>
      <Section title={t('count')}>
        <ul className="t13">
          {run.tubes.map(({ sampleId, barcode, takenFrom, specimen }) => (
            <li key={sampleId}>
              <b>{barcode}</b> {specimen} <span className="muted">{takenFrom}</span>
            </li>
          ))}
        </ul>
      </Section>
      {dialog === 'confirm' && <ConfirmDialog run={run} onClose={() => setDialog(null)} />}
      {dialog === 'withdraw' && <WithdrawDialog run={run} onClose={() => setDialog(null)} />}
    </Panel>
  );
}

function ConfirmDialog({ run, onClose }: { readonly run: DisposalView; readonly onClose: () => void }) {
  const t = useTexts(disposalTexts);
  const confirming = useApiMutation(witnessDisposal, {
    outdates: [listDisposals, listStoredTubes, listStorageUnits],
    onDone: ({ number }) => {
      toast({ type: 'SUCCESS', msg: t('witnessed', { number: number ?? '' }) });
      onClose();
    },
  });
  const { disposalId, version } = run;
  return (
    <FormDialog
      title={t('confirmTitle', { count: run.tubes.length })}
      action={t('confirm')}
      busy={confirming.isPending}
      refusal={confirming.error}
      onSubmit={() => confirming.mutate({ body: { disposalId, version } })}
      onClose={onClose}
    >
      <p>{t('confirmText')}</p>
    </FormDialog>
  );
}

function WithdrawDialog({ run, onClose }: { readonly run: DisposalView; readonly onClose: () => void }) {
  const t = useTexts(disposalTexts);
  const withdrawing = useApiMutation(withdrawDisposal, {
    outdates: [listDisposals, listStoredTubes, listStorageUnits],
    onDone: () => {
      toast({ type: 'SUCCESS', msg: t('runWithdrawn') });
      onClose();
    },
  });
  const { disposalId, version } = run;
  return (
    <ReasonDialog
      title={t('withdrawTitle')}
      action={t('withdraw')}
      refusal={withdrawing.error}
      busy={withdrawing.isPending}
      onClose={onClose}
      onReason={(reason) => withdrawing.mutate({ body: { disposalId, version, reason } })}
    />
  );
}
