import { readReportPath, type ReportPathView } from '@nidan/contract/lab/reports/report-path-endpoint';
import { type FormEvent, useState } from 'react';
import { useApiQuery } from '../../kernel/api/use-api-query.ts';
import { billInView } from '../../kernel/session/bill-in-view.ts';
import { kernelTexts } from '../../kernel/text/kernel-texts.ts';
import { useTexts } from '../../kernel/text/use-texts.ts';
import { Button } from '../../kernel/ui/Button.tsx';
import { Dialog } from '../../kernel/ui/overlays/Dialog.tsx';
import { LabNo } from '../../kernel/ui/values/LabNo.tsx';
import { QueryView } from '../../kernel/ui/QueryView.tsx';
import { TextField } from '../../kernel/ui/fields/TextField.tsx';
import { appTexts } from '../app-texts.ts';
import { WhySteps } from './WhySteps.tsx';
import styles from './WhyNotOut.module.css';

/** Why a report is not out (F9): of the bill in view, else of the one whose lab ID is typed. */
export function WhyNotOut({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(appTexts);
  const kernel = useTexts(kernelTexts);
  const [billId] = useState(billInView);
  const [labNo, setLabNo] = useState('');
  const [asked, setAsked] = useState('');
  const query = useApiQuery(
    readReportPath,
    { query: billId === null ? { labNo: asked } : { billId } },
    { enabled: billId !== null || asked !== '', keepFormer: false },
  );
  const ask = (event: FormEvent): void => {
    event.preventDefault();
    setAsked(labNo.trim());
  };
  return (
    <Dialog
      title={t('whyTitle')}
      onClose={onClose}
      feet={
        <Button data-autofocus={billId === null ? undefined : true} onClick={onClose}>
          {kernel('close')}
        </Button>
      }
    >
      {billId === null && (
        <form onSubmit={ask}>
          <TextField
            label={t('whyOf')}
            value={labNo}
            onChange={setLabNo}
            maxLength={40}
            data-autofocus
            hint={t('whyOfHint')}
          />
        </form>
      )}
      {(billId !== null || asked !== '') && (
        <QueryView query={query} kind="panel" lines={6}>
          {(path) => <Answer path={path} onClose={onClose} />}
        </QueryView>
      )}
    </Dialog>
  );
}

function Answer({ path, onClose }: { readonly path: ReportPathView; readonly onClose: () => void }) {
  const t = useTexts(appTexts);
  const { steps, patient, labNo } = path;
  const here = steps.find(({ standing }) => standing === 'here');
  const isOut = steps.every(({ standing }) => standing === 'done');
  return (
    <div aria-live="polite">
      <p className={styles.head}>
        <LabNo value={labNo} /> <b>{patient.fullName}</b>{' '}
        <span className="muted">
          {patient.age}, {patient.sex}
        </span>
      </p>
      {isOut && <p>{t('whyOut')}</p>}
      {!isOut && !here && <p>{t('whyNothing')}</p>}
      <WhySteps path={path} onOpen={onClose} />
    </div>
  );
}
