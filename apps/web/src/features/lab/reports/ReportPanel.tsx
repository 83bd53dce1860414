import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { Suspense } from 'react';
import { latePart } from '../../../kernel/lazy/late-part.ts';
import { hashOf } from '../../../kernel/route/hash-route.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { Skeleton } from '../../../kernel/ui/Loading.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { DISPATCH_ACTIONS } from '../dispatch/dispatch-actions.ts';
import { dispatchKeys } from '../dispatch/dispatch-keys.ts';
import { dispatchTexts } from '../dispatch/texts/dispatch-texts.ts';
import { DispatchState } from '../dispatch/DispatchState.tsx';
import styles from './ReportScreen.module.css';
import { reportTexts } from './texts/report-texts.ts';
import { RevisionList } from './RevisionList.tsx';
import type { DispatchDesk } from '../dispatch/use-dispatch-desk.ts';
import type { Report } from './use-report.ts';
import { VerifyLink } from './VerifyLink.tsx';

/** Only for those at the bench; the desk has no use for it. */
const ReportFormats = latePart(() => import('./ReportFormats.tsx'), 'ReportFormats');

interface ReportPanelProps {
  readonly billId: string;
  readonly report: Report;
  readonly desk: DispatchDesk;
  readonly onPick: (wanted: string) => void;
  readonly onCopy: () => void;
}

/** Beside the pages: where the report stands, its next steps, how to verify it, and its revisions. */
export function ReportPanel({ billId, report, desk, onPick, onCopy }: ReportPanelProps) {
  const t = useTexts(reportTexts);
  const mayExplain = useRight('reports', PERMISSION.update);
  const isAtBench = useRight('results', PERMISSION.update);
  const { atDesk, shown, revisions } = report;
  return (
    <Panel label={t('panel')}>
      {atDesk && (
        <Section title={t('desk')} end={<DispatchState status={atDesk.status} />}>
          <DeskSteps report={report} desk={desk} />
        </Section>
      )}
      {shown && <VerifyLink url={shown.verifyUrl} onCopy={onCopy} />}
      {shown && mayExplain && (
        <Section title={t('smart')}>
          <a href={hashOf('smart', { bill: billId })}>{t('smartOpen')}</a>
        </Section>
      )}
      <Section title={t('revisions')}>
        <RevisionList
          revisions={revisions}
          shown={shown}
          onPick={(revision) => {
            if (revision === null) onPick('now');
            else onPick(revision === revisions[0] ? '' : String(revision.revision));
          }}
        />
      </Section>
      {isAtBench && shown === null && (
        <Suspense fallback={<Skeleton lines={2} />}>
          <ReportFormats billId={billId} />
        </Suspense>
      )}
    </Panel>
  );
}

function DeskSteps({ report: { atDesk }, desk }: Pick<ReportPanelProps, 'report' | 'desk'>) {
  const t = useTexts(reportTexts);
  const words = useTexts(dispatchTexts);
  if (atDesk === null) return null;
  // Printing is the button of the head.
  const steps = DISPATCH_ACTIONS.filter(
    ({ action }) => action !== 'markPrinted' && action !== 'reprint' && atDesk.can.includes(action),
  );
  const holds = [
    ...(atDesk.holdReason === null ? [] : [words('holdReason', { reason: atDesk.holdReason })]),
    ...atDesk.blocks,
  ];
  return (
    <>
      {holds.map((hold) => (
        <p key={hold} className="t13">
          {hold}
        </p>
      ))}
      {steps.length === 0 && !atDesk.can.includes('markPrinted') && (
        <p className="muted t13">{t('nothingToDo')}</p>
      )}
      {steps.length > 0 && (
        <div className={styles.actions}>
          {steps.map(({ action, words: name }) => (
            <Button
              key={action}
              kind={action === 'cancel' ? 'danger-outline' : 'plain'}
              shortcut={dispatchKeys.shortcuts[action]}
              off={desk.off}
              busy={desk.busy}
              onClick={() => desk.start(action, [atDesk])}
            >
              {words(name)}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
