import { MINUTE } from '@nidan/domain/time/durations';
import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import type { Worksheet } from '@nidan/contract/lab/results/worksheet';
import { Suspense, useMemo, useRef, useState } from 'react';
import { latePart } from '../../../kernel/lazy/late-part.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { useStateLabel } from '../../../kernel/text/use-state-label.ts';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { Skeleton } from '../../../kernel/ui/Loading.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { useNow } from '../../../kernel/ui/values/use-now.ts';
import { calculatedNow } from './calculated-now.ts';
import { criticalsDue } from '../checking/case/critical-due.ts';
import { BenchHead } from './bench/BenchHead.tsx';
import { EntryBar } from './EntryBar.tsx';
import { entryKeys } from './entry-keys.ts';
import { EntryMessages } from './EntryMessages.tsx';
import { type EntryRow, entryRow } from './entry-row.ts';
import { testAsTyped } from './test-as-typed.ts';
import { entryTexts } from './texts/entry-texts.ts';
import { EntryWork, type WantedValue } from './EntryWork.tsx';
import { resultsTexts } from '../../catalogue/values/texts/results-texts.ts';
import { MeasuredOn } from './measured-on/MeasuredOn.tsx';
import { progressOf } from './sheet-progress.ts';
import { sheetStamp } from '../checking/case/sheet-stamp.ts';
import { useEntry } from './use-entry.ts';
import { useRowMessages } from './warnings/use-row-messages.ts';
import { useSaving } from './use-saving.ts';
import { peopleAt } from './presence/people-at.ts';
import { usePresence } from './presence/use-presence.ts';
import { SizeMissing } from './warnings/SizeMissing.tsx';
import { useValueWarnings } from './warnings/use-value-warnings.ts';
import { useTestActions } from './use-test-actions.ts';

const CriticalPanel = latePart(() => import('../checking/case/CriticalPanel.tsx'), 'CriticalPanel');
const ConsistencyNote = latePart(() => import('../checking/ConsistencyNote.tsx'), 'ConsistencyNote');
const GroupNote = latePart(() => import('../checking/group/GroupNote.tsx'), 'GroupNote');
const CommentNotes = latePart(() => import('../checking/comments/CommentNotes.tsx'), 'CommentNotes');
const NoteDialog = latePart(() => import('../checking/NoteDialog.tsx'), 'NoteDialog');

const ReportPreview = latePart(() => import('../checking/case/ReportPreview.tsx'), 'ReportPreview');

const ReflexNotes = latePart(() => import('../checking/ReflexNotes.tsx'), 'ReflexNotes');

interface EntryBenchProps {
  readonly sheet: Worksheet;
  readonly onReload: () => Promise<unknown>;
  readonly onBeside: (step: 1 | -1) => void;
}

/** One sample at the bench: its tests, the values that are typed, what is critical, and the report that they make. */
export function EntryBench({ sheet, onReload, onBeside }: EntryBenchProps) {
  const t = useTexts(entryTexts);
  const shared = useTexts(resultsTexts);
  const stateLabel = useStateLabel(billTest);
  const now = useNow(MINUTE / 2);
  const [state, change] = useSearchState({ test: '', letterhead: 'on' });
  // The first test that waits is opened once; it stays when it is complete.
  const [first] = useState(() => (sheet.tests.find(waits) ?? sheet.tests[0])?.billTestId);
  const [wanted, setWanted] = useState<WantedValue>({ parameterId: null, times: 0 });
  const [noting, setNoting] = useState(false);
  const [calls, setCalls] = useState(0);
  const [asked, setAsked] = useState(0);
  const work = useRef<HTMLDivElement>(null);
  const entry = useEntry(sheet);
  const { draft } = entry;
  const test =
    sheet.tests.find(({ billTestId }) => billTestId === state.test) ??
    sheet.tests.find(({ billTestId }) => billTestId === first);
  const presence = usePresence({ billId: sheet.billId, billTestId: test?.billTestId ?? null });
  const actions = useTestActions(sheet.billId);
  const saving = useSaving({
    sheet,
    entry,
    onBad: ({ test: { billTestId }, parameter: { parameterId } }) => {
      change({ test: billTestId });
      setWanted(({ times }) => ({ parameterId, times: times + 1 }));
    },
    onMachineUnsaid: () => setAsked((times) => times + 1),
    onCritical: () => setCalls((times) => times + 1),
    onNext: () => onBeside(1),
  });

  const waitsFor = (names: readonly string[]): string => shared('waitsFor', { names: names.join(', ') });
  const calculated = useMemo(() => calculatedNow(sheet, draft), [sheet, draft]);
  const rowsOf = (of: Worksheet['tests'][number]): readonly EntryRow[] =>
    of.parameters.map((parameter) => entryRow({ test: of, parameter, draft, calculated, waitsFor }));
  const messageOf = useRowMessages(entry);
  const warningOf = useValueWarnings(sheet, draft);
  const type = (row: EntryRow, text: string): void => {
    saving.forgetBad();
    entry.type(row.test, row.parameter, text);
  };
  const tabs = sheet.tests.map((one) => ({ test: one, ...progressOf(rowsOf(one)) }));
  const beside = (step: 1 | -1) => sheet.tests[sheet.tests.findIndex((one) => one === test) + step];
  const pick = (billTestId: string | undefined): void => {
    if (billTestId === undefined) return;
    setWanted(({ times }) => ({ parameterId: null, times }));
    change({ test: billTestId });
  };
  const pastEnd = (): void => {
    const text = work.current?.querySelector<HTMLElement>(
      '[data-narratives] textarea, [data-attachments] button:enabled',
    );
    if (text) return text.focus();
    const at = sheet.tests.findIndex((one) => one === test);
    pick(sheet.tests.slice(at + 1).find((one) => one.can.includes('enterResults'))?.billTestId);
  };
  const focusWork = (): void =>
    work.current?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"], textarea')?.focus();
  const reload = async (): Promise<void> => {
    await onReload();
    entry.forgetRefusal();
    focusWork();
  };
  const one = test && [test];
  const offOf = (action: string): { off: string } | Record<string, never> =>
    test?.can.includes(action)
      ? {}
      : { off: shared('notNow', { state: test ? stateLabel(billTest.stateOf(test.state)) : '' }) };
  const holds = test?.can.includes('resume') ? 'resume' : 'hold';
  const rerun = one && offOf('requestRerun').off === undefined ? () => void actions.rerun(one) : undefined;
  const hold = one && offOf(holds).off === undefined ? () => void actions[holds](one) : undefined;

  useShortcuts(entryKeys, {
    save: () => saving.save('stay'),
    next: () => saving.save('next'),
    rerun,
    hold,
    note: test ? () => setNoting(true) : undefined,
    nextSample: () => onBeside(1),
    previousSample: () => onBeside(-1),
    nextTest: beside(1) ? () => pick(beside(1)?.billTestId) : undefined,
    previousTest: beside(-1) ? () => pick(beside(-1)?.billTestId) : undefined,
  });

  if (!entry.ready) return <Skeleton lines={16} />;
  const head = (
    <BenchHead
      sheet={sheet}
      test={test ?? null}
      now={now}
      entry={entry}
      others={presence.others}
      onBeside={onBeside}
    />
  );
  if (!test) {
    return (
      <>
        {head}
        <EmptyState kind="nothing" title={t('noTests')} text={t('noTestsText')} />
      </>
    );
  }
  const rows = rowsOf(test);
  const typedTests = sheet.tests.map((of) => testAsTyped(of, rowsOf(of)));
  const note = draft[test.billTestId]?.note ?? test.note;
  return (
    <>
      {head}
      <SplitPane
        name="results"
        label={t('split')}
        width={456}
        narrowest={320}
        pane={
          <Suspense fallback={<Skeleton lines={12} />}>
            <ReportPreview
              billId={sheet.billId}
              labNo={sheet.labNo}
              stamp={sheetStamp(sheet)}
              unsaved={entry.typed}
              letterhead={state.letterhead === 'preprinted' ? 'preprinted' : 'on'}
              onLetterhead={(letterhead) => change({ letterhead })}
            />
          </Suspense>
        }
      >
        <EntryBar
          tabs={tabs}
          current={test}
          onPick={pick}
          off={{ rerun: offOf('requestRerun').off, hold: offOf(holds).off }}
          busy={entry.busy || actions.busy}
          hasNote={note !== ''}
          isPrimary={criticalsDue(sheet).length === 0}
          onNote={() => setNoting(true)}
          onRerun={() => rerun?.()}
          onHold={() => hold?.()}
          onNext={() => saving.save('next')}
        />
        <MeasuredOn tests={sheet.tests} asked={asked} />
        <Suspense>
          <CriticalPanel
            dense
            sheet={sheet}
            wanted={calls}
            onAllCalled={() => requestAnimationFrame(focusWork)}
          />
        </Suspense>
        <EntryMessages
          billId={sheet.billId}
          test={test}
          entry={entry}
          bad={saving.bad}
          criticals={sheet.tests.flatMap((of) => rowsOf(of).filter((row) => row.critical && row.isUnsaved))}
          onReload={() => void reload()}
          onSave={() => saving.save('stay')}
        />
        <Suspense>
          <GroupNote billId={sheet.billId} tests={typedTests} />
          <ConsistencyNote tests={typedTests} />
          <SizeMissing sheet={sheet} onSaved={focusWork} />
          <CommentNotes billId={sheet.billId} tests={[test]} />
          {test.reflexes.length > 0 && <ReflexNotes billId={sheet.billId} test={test} />}
        </Suspense>
        <div ref={work} className="ui-split-work" style={{ flex: 1 }}>
          <EntryWork
            billId={sheet.billId}
            test={test}
            rows={rows}
            wanted={wanted}
            messageOf={messageOf}
            onType={type}
            warningOf={warningOf}
            onPastEnd={pastEnd}
            peopleAt={({ test: { billTestId }, parameter: { parameterId } }) =>
              peopleAt(presence.others, { billTestId, parameterId })
            }
            onPlace={presence.goTo}
          />
          {note !== '' && (
            <Note tone="info" icon="pen">
              <b>{t('noteShown')}</b> {note}
            </Note>
          )}
        </div>
      </SplitPane>
      {noting && (
        <Suspense>
          <NoteDialog
            test={test}
            note={note}
            onKeep={(text) => entry.note(test, text)}
            onClose={() => setNoting(false)}
          />
        </Suspense>
      )}
    </>
  );
}

function waits({ can, state }: Worksheet['tests'][number]): boolean {
  return can.includes('enterResults') && state !== 'completed' && state !== 'outsourced';
}
