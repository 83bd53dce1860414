import { lookAtRun, listRuns, noteRun, readRun } from '@nidan/contract/lab/quality/run-endpoints';
import type { RunSheet, RunView } from '@nidan/contract/lab/quality/quality-views';
import { useState } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiPages, useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useDates } from '../../../kernel/dates/use-dates.tsx';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showDateTime, showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { TextArea } from '../../../kernel/ui/fields/TextArea.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { Table } from '../../../kernel/ui/Table.tsx';
import { digitsOfSpread } from '@nidan/domain/quality/digits-of-spread';
import { sdOfTarget } from '@nidan/domain/quality/qc-series';
import { showZ } from './quality-words.ts';
import styles from './Quality.module.css';
import { qualityTexts } from './texts/quality-texts.ts';
import { VerdictMark } from './VerdictMark.tsx';

const FOLLOWED = ['QC_MANUAL'] as const;

/** Completed runs, the latest first, and what was done about the one that is picked. */
export function Runs() {
  const t = useTexts(qualityTexts);
  const zone = useZone();
  const [{ sel }, change] = useSearchState({ sel: '' });
  const dates = useDates({ standard: 'last30' });
  const query = useApiPages(listRuns, { query: dates.asked }, { follows: FOLLOWED });
  return (
    <>
      <FilterBar filters={[]}>{dates.filter}</FilterBar>
      <SplitPane name="qc-runs" label={t('viewRuns')} width={420} pane={<RunPanel runId={sel} />}>
        <PagedTable
          label={t('viewRuns')}
          query={query}
          rowKey={({ runId }) => runId}
          current={sel}
          onCurrent={(key) => change({ sel: key })}
          empty={<EmptyState kind="nothing" icon="quality" title={t('noRuns')} text={t('noRunsText')} />}
          columns={[
            {
              key: 'at',
              head: t('measuredAt'),
              width: 96,
              value: ({ measuredAt }) => shortOf(measuredAt, zone),
            },
            { key: 'machine', head: t('machine'), value: ({ machine }) => machine.name },
            { key: 'verdict', head: t('verdict'), width: 150, cell: (run) => <VerdictOf run={run} /> },
            { key: 'points', head: t('points'), width: 64, align: 'end', value: ({ points }) => points },
            { key: 'by', head: t('by'), width: 120, value: ({ completedBy }) => completedBy },
            { key: 'seen', head: t('seenBy'), width: 120, value: ({ seenBy }) => seenBy },
          ]}
        />
      </SplitPane>
    </>
  );
}

function shortOf(instant: string | null, zone: string): string {
  return instant === null ? '' : showShort(instant, zone);
}

function VerdictOf({ run: { verdict, rules } }: { readonly run: RunView }) {
  return verdict === null ? null : <VerdictMark verdict={verdict} rules={rules} />;
}

function RunPanel({ runId }: { readonly runId: string }) {
  const t = useTexts(qualityTexts);
  const query = useApiQuery(
    readRun,
    { query: { runId } },
    { enabled: runId !== '', follows: FOLLOWED, keepFormer: false },
  );
  if (runId === '') {
    return (
      <Panel label={t('viewRuns')}>
        <EmptyState kind="nothing" title={t('pickRun')} text={t('pickRunText')} />
      </Panel>
    );
  }
  return <QueryView query={query}>{(sheet) => <RunOf key={runId} sheet={sheet} />}</QueryView>;
}

function RunOf({ sheet: { run, lines } }: { readonly sheet: RunSheet }) {
  const t = useTexts(qualityTexts);
  const zone = useZone();
  const [comment, setComment] = useState(run.comment);
  const [action, setAction] = useState(run.correctiveAction);
  const outdates = [readRun, listRuns];
  const noting = useApiMutation(noteRun, {
    outdates,
    onDone: () => toast({ type: 'SUCCESS', msg: t('noteSaved') }),
  });
  const looking = useApiMutation(lookAtRun, {
    outdates,
    onDone: () => toast({ type: 'SUCCESS', msg: t('lookDone') }),
  });
  const { runId, version } = run;
  const refusal = noting.error ?? looking.error;
  const offNote = run.can.includes('note') ? undefined : t('needsRight');
  return (
    <Panel
      label={t('runTitle', { machine: run.machine.name })}
      title={run.machine.name}
      sub={run.measuredAt === null ? '' : showDateTime(run.measuredAt, zone)}
      feet={
        <div className={styles.feet}>
          <Button
            off={offNote}
            busy={noting.isPending}
            onClick={() => noting.mutate({ body: { runId, version, comment, correctiveAction: action } })}
          >
            {t('saveNote')}
          </Button>
          {run.seenBy === null && (
            <Button
              off={run.can.includes('look') ? undefined : t('needsRight')}
              busy={looking.isPending}
              onClick={() => looking.mutate({ body: { runId, version } })}
            >
              {t('lookNow')}
            </Button>
          )}
        </div>
      }
    >
      <Table
        flush
        label={t('points')}
        keys="focus"
        rows={lines}
        rowKey={({ series }) => series.seriesId}
        columns={[
          {
            key: 'control',
            head: t('control'),
            value: ({ series }) => `${series.parameter.name}, ${series.levelName}`,
          },
          {
            key: 'value',
            head: t('value'),
            width: 72,
            align: 'end',
            value: ({ point }) => point?.value,
            cell: ({ point, series }) => point?.value.toFixed(digitsOfSpread(sdOfTarget(series))),
          },
          { key: 'z', head: t('sdZ'), width: 48, align: 'end', cell: ({ point }) => point && showZ(point.z) },
          {
            key: 'rule',
            head: t('rule'),
            width: 110,
            cell: ({ point }) =>
              point?.verdict == null ? null : <VerdictMark verdict={point.verdict} rules={point.rules} />,
          },
        ]}
      />
      <div className={styles.form}>
        {refusal && <ErrorState kind="row" refusal={refusal} />}
        <TextArea label={t('comment')} value={comment} maxLength={2000} onChange={setComment} />
        <TextArea label={t('action')} value={action} maxLength={2000} onChange={setAction} />
      </div>
    </Panel>
  );
}
