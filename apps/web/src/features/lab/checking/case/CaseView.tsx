import type { Worksheet, WorksheetTest } from '@nidan/contract/lab/results/worksheet';
import { useState } from 'react';
import { checkPlan } from '@nidan/domain/results/look/look-reason';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { useShortcuts } from '../../../../kernel/keys/use-shortcuts.ts';
import { useRight, useZone } from '../../../../kernel/session/session.ts';
import { showTime } from '../../../../kernel/text/show-date.ts';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { Button } from '../../../../kernel/ui/Button.tsx';
import { listKeys } from '../../../../kernel/ui/Table.tsx';
import { Note } from '../../../../kernel/ui/Note.tsx';
import { Why } from '../../../../kernel/ui/overlays/Why.tsx';
import { authoriseKeys } from '../authorise-keys.ts';
import { authoriseTexts } from '../texts/authorise-texts.ts';
import styles from './CaseView.module.css';
import { RulesNote } from '../../autoverification/RulesNote.tsx';
import { ConsistencyNote } from '../ConsistencyNote.tsx';
import { CommentNotes } from '../comments/CommentNotes.tsx';
import { GroupNote } from '../group/GroupNote.tsx';
import { CriticalPanel } from './CriticalPanel.tsx';
import { HistoryTable } from './HistoryTable.tsx';
import { resultsTexts } from '../../../catalogue/values/texts/results-texts.ts';
import { SampleHead } from './SampleHead.tsx';
import { TestsReasonDialog } from '../../results/TestsReasonDialog.tsx';
import { useAuthorise } from '../use-authorise.ts';
import { useCaseActions } from './use-case-actions.ts';

interface CaseViewProps {
  readonly sheet: Worksheet;
  /** Its report stands on the screen: nothing is released before. */
  readonly isSeen: boolean;
  readonly now: Date;
  /** Called when the bill is authorised. */
  readonly onDone: () => void;
  readonly onNext: (() => void) | undefined;
}

type Asked = 'uncheck' | 'rerun' | 'hold';

/** One bill before its pathologist: what is abnormal first, what came before, and what can be done. */
export function CaseView({ sheet, isSeen, now, onDone, onNext }: CaseViewProps) {
  const t = useTexts(authoriseTexts);
  const shared = useTexts(resultsTexts);
  const zone = useZone();
  const may = useRight('authorise', PERMISSION.update);
  const [asked, setAsked] = useState<Asked | null>(null);
  const { authorise, uncheck, busy } = useAuthorise(sheet, onDone);
  const actions = useCaseActions(sheet.billId);
  const plan = checkPlan(sheet);
  const able = (action: string): readonly WorksheetTest[] =>
    sheet.tests.filter(({ can }) => can.includes(action));
  const held = able('resume');
  const meant = { uncheck: able('uncheck'), rerun: able('requestRerun'), hold: able('hold') };

  const off = may ? offOf() : shared('needsAuthorise');
  const submit = off === undefined && !busy ? () => authorise(plan.free) : undefined;
  const askFor = (what: Asked) => (meant[what].length > 0 ? () => setAsked(what) : undefined);
  const hold = held.length > 0 ? () => actions.resume(held) : askFor('hold');
  useShortcuts(authoriseKeys, {
    authorise: submit,
    uncheck: askFor('uncheck'),
    rerun: askFor('rerun'),
    hold,
  });
  function offOf(): string | undefined {
    if (plan.ready.length === 0) return t('nothingReady');
    if (plan.free.length > 0) return isSeen ? undefined : t('notSeen');
    return plan.block?.code === 'critical-not-called' ? t('callFirst') : plan.block?.msg;
  }

  const { shortcuts } = authoriseKeys;
  const { released } = sheet;
  const dialogs = {
    uncheck: { title: t('uncheckTitle'), text: t('uncheckText'), action: t('uncheckDo') },
    rerun: { title: t('rerunTitle'), text: shared('rerunText'), action: shared('rerun') },
    hold: { title: t('holdTitle'), text: shared('holdText'), action: shared('hold') },
  };
  const act = { uncheck, ...actions };
  return (
    <section
      className={`ui-split-work ${styles.case}`}
      aria-label={t('case', { patient: sheet.patient.fullName })}
    >
      <SampleHead sheet={sheet} test={plan.ready[0] ?? sheet.tests[0] ?? null} now={now} />
      <CriticalPanel sheet={sheet} />
      <GroupNote billId={sheet.billId} tests={sheet.tests} />
      <RulesNote sheet={sheet} />
      <ConsistencyNote tests={sheet.tests} />
      <CommentNotes billId={sheet.billId} tests={sheet.tests} />
      {(sheet.restrictedBy.length > 0 || released) && (
        <div className={styles.notes}>
          {sheet.restrictedBy.map(({ testId, name, waiting }) => (
            <Note key={testId} tone="warn" icon="lock">
              {t('restricted', { package: name, tests: waiting.join(', ') })}
            </Note>
          ))}
          {released && (
            <Note tone="info" icon="reports">
              {t('released', {
                revision: released.revision,
                status: released.status,
                time: showTime(released.releasedAt, zone),
                by: released.releasedBy,
              })}{' '}
              <a href={`#/report/${sheet.billId}`}>{t('openReport')}</a>
            </Note>
          )}
        </div>
      )}
      <HistoryTable tests={[...plan.ready, ...sheet.tests.filter((test) => !plan.ready.includes(test))]} />
      <footer className={styles.feet}>
        <Button kind="primary" shortcut={shortcuts.authorise} off={off} busy={busy} onClick={submit}>
          {plan.free.length > 0 && plan.free.length < plan.ready.length
            ? t('authoriseSome', { count: plan.free.length, all: plan.ready.length })
            : t('authorise')}
        </Button>
        {(off ?? plan.block?.msg) && <Why>{off ?? plan.block?.msg}</Why>}
        <span className="sp" />
        <Button
          shortcut={shortcuts.uncheck}
          off={meant.uncheck.length === 0 && t('nothingChecked')}
          onClick={askFor('uncheck')}
        >
          {t('uncheck')}
        </Button>
        <Button
          shortcut={shortcuts.rerun}
          off={meant.rerun.length === 0 && t('notRerun')}
          onClick={askFor('rerun')}
        >
          {shared('rerun')}
        </Button>
        <Button shortcut={shortcuts.hold} off={!hold && t('notHold')} onClick={hold}>
          {held.length > 0 ? shared('resume') : shared('hold')}
        </Button>
        <Button shortcut={{ ...listKeys.shortcuts.next, bar: 'J' }} onClick={onNext}>
          {t('next')}
        </Button>
      </footer>
      {asked && (
        <TestsReasonDialog
          {...dialogs[asked]}
          tests={meant[asked]}
          picked={pickedFirst(meant[asked])}
          onDone={act[asked]}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}

/** Flagged tests are meant first; without any, all of them. */
function pickedFirst(tests: readonly WorksheetTest[]): readonly WorksheetTest[] {
  const flagged = tests.filter(({ worstFlag }) => worstFlag !== null);
  return flagged.length > 0 ? flagged : tests;
}
