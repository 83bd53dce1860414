import type { RunSheet } from '@nidan/contract/lab/quality/quality-views';
import { completeRun, listRuns, readRun, savePoints } from '@nidan/contract/lab/quality/run-endpoints';
import { readBoard } from '@nidan/contract/lab/quality/series-endpoints';
import { instantIn } from '@nidan/domain/time/zone';
import { parseDateTime } from '@nidan/domain/time/indian-date';
import { useEffect, useRef, useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { go } from '../../../kernel/route/use-route.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { TextArea } from '../../../kernel/ui/fields/TextArea.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { ask } from '../../../kernel/ui/overlays/ask.ts';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { PointsFile } from './PointsFile.tsx';
import { runKeys } from './quality-keys.ts';
import { typedNumber, VERDICT_WORDS } from './quality-words.ts';
import styles from './Quality.module.css';
import { controlOf, farOff } from './far-off.ts';
import { offerUndoOfRun } from './offer-undo-of-run.ts';
import { RunTable } from './RunTable.tsx';
import { qualityTexts } from './texts/quality-texts.ts';

interface RunScreenProps {
  readonly params: Readonly<Record<string, string>>;
}

/** Entry of a run by keyboard: a value for each control, and at once what the rules would say of it. */
export function RunScreen({ params }: RunScreenProps) {
  const query = useApiQuery(readRun, { query: { runId: params['run'] ?? '' } }, { keepFormer: false });
  return (
    <QueryView query={query} kind="page">
      {(sheet) => <Run key={sheet.run.runId} sheet={sheet} />}
    </QueryView>
  );
}

function Run({ sheet }: { readonly sheet: RunSheet }) {
  const t = useTexts(qualityTexts);
  const entry = useRunEntry(sheet);
  const isStarted = sheet.run.can.includes('complete');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  useShortcuts(runKeys, isStarted ? { save: entry.save, complete: entry.complete } : {});
  return (
    <>
      <PageHead title={t('runTitle', { machine: sheet.run.machine.name })} sub={sheet.run.statusLabel}>
        {isStarted && (
          <>
            <Button busy={entry.isSaving} shortcut={runKeys.shortcuts.save} onClick={entry.save}>
              {t('save')}
            </Button>
            <Button
              kind="primary"
              busy={entry.isSaving}
              shortcut={runKeys.shortcuts.complete}
              onClick={entry.complete}
            >
              {t('complete')}
            </Button>
          </>
        )}
      </PageHead>
      <div ref={box} className="scroll">
        <div className={styles.form}>
          {!isStarted && <Note tone="info">{t('runOver')}</Note>}
          {entry.refusal && <ErrorState kind="row" refusal={entry.refusal} />}
        </div>
        <RunTable sheet={sheet} typed={entry.typed} isOpen={isStarted} onType={entry.type} />
        {isStarted && <PointsFile run={sheet.run} />}
        {isStarted && (
          <div className={styles.form}>
            <div className={styles.pair}>
              <TextField
                label={t('measuredAt')}
                hint={t('measuredAtHint')}
                error={entry.isBadTime ? t('badTime') : undefined}
                value={entry.at}
                onChange={entry.setAt}
              />
            </div>
            <div className={styles.pair}>
              <TextArea
                label={t('comment')}
                value={entry.comment}
                maxLength={2000}
                onChange={entry.setComment}
              />
              <TextArea
                label={t('action')}
                value={entry.action}
                maxLength={2000}
                onChange={entry.setAction}
              />
            </div>
          </div>
        )}
      </div>
    </>
  );
}

/** What is worth a question before a run is completed: controls without a value, and values that no control has. */
function doubtsOf(
  t: ReturnType<typeof qualityTexts.in>,
  lines: RunSheet['lines'],
  typed: ReadonlyMap<string, string>,
): string[] {
  const valueOf = ({ series, point }: RunSheet['lines'][number]): number | null => {
    const text = typed.get(series.seriesId);
    return text === undefined ? (point?.value ?? null) : typedNumber(text);
  };
  const empty = lines.filter((line) => valueOf(line) === null);
  const far = lines.flatMap((line) => farOff(t, line.series, valueOf(line)) ?? []);
  return [
    ...(empty.length > 0
      ? [t('noValue', { what: empty.map(({ series }) => controlOf(series)).join(', ') })]
      : []),
    ...far,
  ];
}

function useRunEntry({ run, lines }: RunSheet) {
  const t = useTexts(qualityTexts);
  const zone = useZone();
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const [at, setAt] = useState('');
  const [comment, setComment] = useState('');
  const [action, setAction] = useState('');
  const outdates = [readRun, readBoard, listRuns];
  const saving = useApiMutation(savePoints, { outdates, onDone: () => setTyped(new Map()) });
  const completing = useApiMutation(completeRun, {
    outdates,
    onDone: ({ run: { verdict, version } }) => {
      const what = t('completed', { verdict: verdict === null ? '' : t(VERDICT_WORDS[verdict]) });
      const body = { runId: run.runId, version, step: 'complete' } as const;
      // A rejected run holds its parameter: it is corrected with a reason, not undone.
      if (verdict === 'reject') toast({ type: 'WARNING', msg: what });
      else offerUndoOfRun({ body, what, onBack: () => go(`qc/run/${run.runId}`) });
      go('qc', { view: 'runs', sel: run.runId });
    },
  });
  const clock = at.trim() === '' ? null : parseDateTime(at.trim());
  const isBadTime = at.trim() !== '' && clock === null;
  // Asked when it is sent: the moment is that of the entry.
  const pointsNow = () => {
    const measuredAt = (clock === null ? new Date() : instantIn(zone, clock)).toISOString();
    return [...typed].flatMap(([seriesId, text]) => {
      const value = typedNumber(text);
      const unit = lines.find(({ series }) => series.seriesId === seriesId)?.series.unit;
      return value === null || unit === undefined
        ? []
        : [{ pointId: newId(), seriesId, value, unit, measuredAt }];
    });
  };
  const isReady =
    !isBadTime && [...typed.values()].every((text) => text.trim() === '' || typedNumber(text) !== null);
  /** What must be answered before the values go out: why one is entered again, and whether the rest is meant so. Null: not now. */
  const answersTo = async (points: ReturnType<typeof pointsNow>, isLast: boolean) => {
    const again = lines.filter(({ series, point }) =>
      points.some(
        ({ seriesId, value }) => seriesId === series.seriesId && point !== null && point.value !== value,
      ),
    );
    const doubtful = isLast ? doubtsOf(t, lines, typed) : [];
    if (doubtful.length > 0) {
      const answer = await ask({
        kind: 'WARNING',
        title: t('doubtTitle'),
        text: doubtful.join('. '),
        action: t('complete'),
      });
      if (answer === null) return null;
    }
    if (again.length === 0) return {};
    const answer = await ask({
      kind: 'WARNING',
      title: t('againTitle', { what: again.map(({ series }) => controlOf(series)).join(', ') }),
      text: t('againText'),
      action: t('save'),
      reason: true,
    });
    return answer === null ? null : { reason: answer.reason };
  };
  const saveThen = async (
    next: (version: number, isUndoable: boolean) => void,
    isLast = false,
  ): Promise<void> => {
    if (!isReady) return;
    const points = pointsNow();
    const answers = await answersTo(points, isLast);
    if (answers === null) return;
    if (points.length === 0) next(run.version, false);
    else {
      saving.mutate(
        { body: { runId: run.runId, version: run.version, points, ...answers } },
        { onSuccess: (sheet) => next(sheet.run.version, answers.reason === undefined) },
      );
    }
  };
  return {
    typed,
    at,
    comment,
    action,
    isBadTime,
    isSaving: saving.isPending || completing.isPending,
    refusal: completing.error ?? saving.error,
    type: (seriesId: string, text: string) => setTyped(new Map([...typed, [seriesId, text]])),
    setAt,
    setComment,
    setAction,
    save: () =>
      void saveThen((version, isUndoable) => {
        // A value that was entered again is judged with the former one, and stays.
        if (!isUndoable) toast({ type: 'SUCCESS', msg: t('saved') });
        else offerUndoOfRun({ body: { runId: run.runId, version, step: 'enter' }, what: t('saved') });
      }),
    complete: () =>
      void saveThen(
        (version) =>
          completing.mutate({ body: { runId: run.runId, version, comment, correctiveAction: action } }),
        true,
      ),
  };
}
