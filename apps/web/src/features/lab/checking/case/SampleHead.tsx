import type { Worksheet, WorksheetTest } from '@nidan/contract/lab/results/worksheet';
import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import type { ReactNode } from 'react';
import { useZone } from '../../../../kernel/session/session.ts';
import { showTime } from '../../../../kernel/text/show-date.ts';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { BillTestChip } from '../../../../kernel/ui/values/BillTestChip.tsx';
import { LabNo } from '../../../../kernel/ui/values/LabNo.tsx';
import { TubeDot } from '../../../../kernel/ui/values/TubeDot.tsx';
import { resultsTexts } from '../../../catalogue/values/texts/results-texts.ts';
import styles from './SampleHead.module.css';
import { StatMark } from '../../worklist/StatMark.tsx';
import { TimeLeft } from '../../worklist/TimeLeft.tsx';

interface SampleHeadProps {
  readonly sheet: Worksheet;
  readonly test: WorksheetTest | null;
  readonly now: Date;
  /** What is saved and what is not. */
  readonly status?: ReactNode;
  /** Buttons at the right end. */
  readonly children?: ReactNode;
}

/** Whose sample it is, from which tube, how far it has come and how much time is left. */
export function SampleHead({ sheet, test, now, status, children }: SampleHeadProps) {
  const t = useTexts(resultsTexts);
  const zone = useZone();
  const { patient } = sheet;
  const state = billTest.stateNames.find((name) => name === test?.state);
  return (
    <header className={styles.head}>
      <div className={styles.who}>
        <h1 className="row">
          <span className="cut">{patient.fullName}</span>
          <span className={styles.age}>
            {sheet.ageAtCollection}, {patient.sex}
          </span>
          <LabNo value={sheet.labNo} />
          <span className={styles.code}>{patient.patientCode}</span>
          {sheet.priority === 'stat' && <StatMark />}
        </h1>
        <p className={styles.line}>
          {test && (
            <TubeDot cap={test.container.capColour}>
              {test.container.capColour} {test.barcode}
            </TubeDot>
          )}
          {test?.collectedAt && (
            <span>
              {t('collected', { time: showTime(test.collectedAt, zone) })},{' '}
              {test.receivedAt ? t('received', { time: showTime(test.receivedAt, zone) }) : t('notReceived')}
            </span>
          )}
          {test?.machine && <span>{t('runsOn', { machine: test.machine })}</span>}
          <span className="cut">{[sheet.doctor, sheet.client].filter(Boolean).join(', ')}</span>
        </p>
      </div>
      <span className="sp" />
      {status}
      {state && <BillTestChip state={state} />}
      {test && <TimeLeft dueAt={test.dueAt} tatHours={test.tatHours} now={now} />}
      {children}
    </header>
  );
}
