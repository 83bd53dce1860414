import type { Worksheet } from '@nidan/contract/lab/results/worksheet';
import { CRITICAL_CALL } from '@nidan/domain/results/critical';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { Suspense, useEffect, useRef, useState } from 'react';
import { latePart } from '../../../../kernel/lazy/late-part.ts';
import { useShortcuts } from '../../../../kernel/keys/use-shortcuts.ts';
import { useRight, useZone } from '../../../../kernel/session/session.ts';
import { showTime } from '../../../../kernel/text/show-date.ts';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { Button } from '../../../../kernel/ui/Button.tsx';
import { Icon } from '../../../../kernel/ui/values/Icon.tsx';
import { useNow } from '../../../../kernel/ui/values/use-now.ts';
import { Why } from '../../../../kernel/ui/overlays/Why.tsx';
import { callKeys } from './call-keys.ts';
import { criticalsDue } from './critical-due.ts';
import styles from './CriticalPanel.module.css';
import { CriticalContacts } from './CriticalContacts.tsx';
import { useNoteAttempt } from './use-note-attempt.ts';
import { valueToTell } from './value-to-tell.ts';
import { ResultFlagMark } from '../../../catalogue/values/ResultFlagMark.tsx';
import { resultsTexts } from '../../../catalogue/values/texts/results-texts.ts';
import { timerText } from '../../worklist/timer-text.ts';

const CriticalCallDialog = latePart(() => import('./CriticalCallDialog.tsx'), 'CriticalCallDialog');

interface CriticalPanelProps {
  readonly sheet: Worksheet;
  /** Leaves room for 18 rows below it at 1366 x 768. */
  readonly dense?: boolean;
  /** Counts the times that a critical value was just saved: its call then takes the focus. */
  readonly wanted?: number;
  /** The last call is recorded: the panel goes away and the focus must go elsewhere. */
  readonly onAllCalled?: () => void;
}

/** A critical value that nobody was informed of: stays until the call is recorded (spec §9, no toast). */
export function CriticalPanel({ sheet, dense = false, wanted = 0, onAllCalled }: CriticalPanelProps) {
  const t = useTexts(resultsTexts);
  const may = useRight('results', PERMISSION.update);
  const now = useNow(1000);
  const [calls, setCalls] = useState(false);
  const noteAttempt = useNoteAttempt();
  const zone = useZone();
  const call = useRef<HTMLSpanElement>(null);
  const [due, ...others] = criticalsDue(sheet);
  const isDue = due !== undefined;
  useEffect(() => {
    if (wanted > 0 && isDue) call.current?.querySelector('button')?.focus();
  }, [wanted, isDue]);
  const open = due && may && !calls ? () => setCalls(true) : undefined;
  useShortcuts(callKeys, { call: open });
  if (!due) return null;
  const { parameter, value } = due;
  const waited = (now.getTime() - new Date(due.since).getTime()) / 1000;
  const isLate = waited > CRITICAL_CALL.targetMinutes * 60;
  const shown = `${value} ${parameter.unit}`.trim();
  return (
    <section
      className={dense ? `${styles.panel} ${styles.dense}` : styles.panel}
      aria-label={t('critical')}
      data-region
    >
      <p className={styles.what}>
        <ResultFlagMark flag={parameter.result?.flag ?? null} />
        <b role="alert">{t('callDue', { parameter: parameter.name, value: shown })}</b>
        {others.length > 0 && <span>{t('callMore', { count: others.length })}</span>}
        <span className="sp" />
        <span className={isLate ? styles.late : styles.timer} title={t('callSinceTip')}>
          <Icon name="clock" size={14} />
          {timerText(waited)}
        </span>
      </p>
      <p className={styles.how}>
        <CriticalContacts sheet={sheet} since={due.since} now={now} />
        {parameter.attempts.map(({ note, triedBy, triedAt }) => (
          <span key={triedAt} className="muted">
            {t('attempt', { time: showTime(triedAt, zone), name: triedBy, note })}
          </span>
        ))}
        <span className="sp" />
        {!may && <Why>{t('needsUpdate')}</Why>}
        <Button
          off={may ? undefined : t('needsUpdate')}
          onClick={() => void noteAttempt(valueToTell(sheet, due))}
        >
          {t('notReached')}
        </Button>
        <span ref={call}>
          <Button
            kind="primary"
            icon="phone"
            shortcut={callKeys.shortcuts.call}
            off={may ? undefined : t('needsUpdate')}
            onClick={open}
          >
            {t('recordCall')}
          </Button>
        </span>
      </p>
      {calls && (
        <Suspense>
          <CriticalCallDialog
            due={valueToTell(sheet, due)}
            onClose={() => setCalls(false)}
            onCalled={() => others.length === 0 && onAllCalled?.()}
          />
        </Suspense>
      )}
    </section>
  );
}
