import { exportEvents, readSeal } from '@nidan/contract/base/audit/audit-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { useState } from 'react';
import { apiFile } from '../../../kernel/api/api.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { downloadFile } from '../../../kernel/print/print-file.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { Skeleton } from '../../../kernel/ui/Loading.tsx';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { SavedViews } from '../../../kernel/ui/SavedViews.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { toast, toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import type { ListDates } from '../../../kernel/dates/list-dates.ts';
import { useDates } from '../../../kernel/dates/use-dates.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { auditKeys } from './audit-keys.ts';
import { AUDIT_SEARCH, AUDIT_VIEWS, type AuditSearch, type AuditViewName, viewOf } from './audit-search.ts';
import { AuditTable } from './AuditTable.tsx';
import { auditTexts } from './texts/audit-texts.ts';
import { DenialsView } from './DenialsView.tsx';
import { EventPanel } from './EventPanel.tsx';
import { ReadsOfOne, ReadsOfPerson } from './ReadsView.tsx';
import { SealState } from './SealState.tsx';
import { filterOf, useAuditList } from './use-audit-list.ts';
import { useVerify } from './use-verify.ts';

const RENEW = 30_000;
const WORDS = {
  record: 'byRecord',
  activity: 'byActivity',
  person: 'byPerson',
  look: 'needsLook',
  reads: 'reads',
  denials: 'denials',
} as const satisfies Record<AuditViewName, string>;

/** What happened in the lab, who saw whom, who was refused, and that nothing of it was altered. */
export function AuditScreen() {
  const t = useTexts(auditTexts);
  const seesAll = useRight('audit', PERMISSION.read + PERMISSION.update);
  const [state, change] = useSearchState(AUDIT_SEARCH);
  const view = viewOf(state.view, seesAll);
  const seal = useApiQuery(readSeal, {}, { refetchEvery: RENEW });
  const verify = useVerify();
  const [exporting, setExporting] = useState(false);
  useShortcuts(auditKeys, { verify: seesAll && !verify.busy ? verify.run : undefined });
  const dates = useDates({ label: t('since'), forget: { event: '' } });
  const list = useAuditList({ view, state, dates: dates.asked, seesAll });
  const isList = view !== 'reads' && view !== 'denials';

  const save = async (): Promise<void> => {
    setExporting(true);
    try {
      const query = { ...filterOf({ view, state, dates: dates.asked }), format: 'csv' as const };
      downloadFile(await apiFile(exportEvents, { query }), 'audit.csv');
      toast({ type: 'SUCCESS', msg: t('exported') });
    } catch (refusal) {
      toastRefusal(refusal);
    } finally {
      setExporting(false);
    }
  };

  return (
    <>
      <PageHead
        title={t('title')}
        views={
          seesAll && (
            <SavedViews
              current={view}
              onPick={(next) => change({ view: next, event: '' })}
              views={AUDIT_VIEWS.map((key) => ({
                key,
                label: t(WORDS[key]),
                ...(key === 'look' && list.waiting > 0 ? { count: list.waiting } : {}),
              }))}
            />
          )
        }
      >
        {seesAll && (
          <Button shortcut={auditKeys.shortcuts.verify} busy={verify.busy} onClick={verify.run}>
            {t('verify')}
          </Button>
        )}
        {(view === 'activity' || view === 'person') && (
          <Button icon="download" busy={exporting} onClick={() => void save()}>
            {t('export')}
          </Button>
        )}
      </PageHead>
      {view !== 'look' && (
        <AuditFilters
          view={view}
          state={state}
          onChange={(part) => change({ ...part, event: '' })}
          dates={dates.filter}
          shown={
            isList && list.rows.length > 0
              ? { count: list.rows.length, goesOn: list.query.hasNextPage }
              : null
          }
        />
      )}
      {seal.data && <SealState seal={seal.data} verification={verify.state} />}
      {isList ? (
        <EventList list={list} view={view} state={state} onChange={change} />
      ) : view === 'denials' ? (
        <DenialsView userId={state.person} dates={dates.asked} />
      ) : (
        <Reads list={list} state={state} dates={dates.asked} />
      )}
    </>
  );
}

interface EventListProps {
  readonly list: ReturnType<typeof useAuditList>;
  readonly view: AuditViewName;
  readonly state: AuditSearch;
  readonly onChange: (change: Partial<AuditSearch>) => void;
}

function EventList({ list, view, state, onChange }: EventListProps) {
  const t = useTexts(auditTexts);
  const { query, rows, isAsked, record, whyOf } = list;
  const current = rows.find(({ eventId }) => eventId === state.event)?.eventId ?? rows[0]?.eventId ?? null;
  const isMissing = view === 'record' && record.data !== undefined && record.data.record === null;
  const asks =
    view === 'person' ? (['askPerson', 'askPersonText'] as const) : (['askRecord', 'askRecordText'] as const);
  return (
    <SplitPane
      name="audit"
      label={t('panel')}
      width={400}
      narrowest={300}
      pane={
        <EventPanel
          eventId={state.event !== '' ? state.event : current}
          onGo={(event) => onChange({ event })}
        />
      }
    >
      {record.isError ? (
        <ErrorState refusal={record.error} onRetry={() => void record.refetch()} />
      ) : isMissing && state.q.trim() !== '' ? (
        <EmptyState kind="hidden" title={t('noRecord')} text={t('noRecordText')} />
      ) : !isAsked ? (
        <EmptyState kind="nothing" icon="search" title={t(asks[0])} text={t(asks[1])} />
      ) : (
        <AuditTable
          query={query}
          whyOf={view === 'look' ? whyOf : null}
          current={current}
          onCurrent={(event) => onChange({ event })}
          empty={
            view === 'look' ? (
              <EmptyState kind="nothing" icon="shield" title={t('noLooks')} text={t('noLooksText')} />
            ) : (
              <EmptyState kind="hidden" title={t('noEvents')} text={t('noEventsText')} />
            )
          }
        />
      )}
    </SplitPane>
  );
}

interface ReadsProps {
  readonly list: ReturnType<typeof useAuditList>;
  readonly state: AuditSearch;
  readonly dates: ListDates;
}

function Reads({ list: { found, record }, state, dates }: ReadsProps) {
  const t = useTexts(auditTexts);
  if (state.q.trim() !== '') {
    if (record.isError) return <ErrorState refusal={record.error} onRetry={() => void record.refetch()} />;
    if (record.data === undefined) return <Skeleton lines={12} />;
    return found?.patientId ? (
      <ReadsOfOne patientId={found.patientId} record={found.name} />
    ) : (
      <EmptyState kind="hidden" title={t('noRecord')} text={t('noRecordText')} />
    );
  }
  if (state.person !== '') return <ReadsOfPerson userId={state.person} dates={dates} />;
  return <EmptyState kind="nothing" icon="eye" title={t('askReads')} text={t('askReadsText')} />;
}
