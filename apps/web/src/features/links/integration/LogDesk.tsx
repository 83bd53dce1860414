import {
  listIntegrationLogs,
  type LogView,
  readIntegrationLog,
  repostLog,
} from '@nidan/contract/links/integration/integration-endpoints';
import { type Integration, INTEGRATIONS } from '@nidan/domain/delivery/message-channels';
import { integrationLog } from '@nidan/domain/status-sets/links/integration-log';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiPages, useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useDates } from '../../../kernel/dates/use-dates.tsx';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showDateTime, showShort } from '../../../kernel/text/show-date.ts';
import { useStateLabel } from '../../../kernel/text/use-state-label.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { pickOne } from '../../../kernel/ui/fields/pick-one.ts';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import { useProblemWords } from '../../../kernel/sending/use-problem-words.ts';
import styles from './Integration.module.css';
import { integrationTexts } from './texts/integration-texts.ts';

const ADDRESS = { service: '', outcome: '', call: '' };

/** What became of messages in other systems, with each call. */
export function LogDesk() {
  const t = useTexts(integrationTexts);
  const stateLabel = useStateLabel(integrationLog);
  const [search, change] = useSearchState(ADDRESS);
  const dates = useDates({ forget: { call: '' } });
  const integration = INTEGRATIONS.find((one) => one === search.service);
  const state = integrationLog.stateNames.find((one) => one === search.outcome);
  return (
    <>
      <FilterBar
        filters={[
          pickOne({
            key: 'service',
            label: t('service'),
            value: search.service,
            options: INTEGRATIONS.map((value) => ({ value, label: t(value) })),
            onPick: (value) => change({ service: value, call: '' }),
          }),
          pickOne({
            key: 'outcome',
            label: t('outcome'),
            value: search.outcome,
            options: integrationLog.stateNames.map((value) => ({ value, label: stateLabel(value) })),
            onPick: (value) => change({ outcome: value, call: '' }),
          }),
        ]}
      >
        {dates.filter}
      </FilterBar>
      <SplitPane
        name="integration-log"
        label={t('callPanel')}
        width={400}
        pane={<CallPanel logId={search.call === '' ? null : search.call} />}
      >
        <LogTable
          query={{
            ...dates.asked,
            ...(integration === undefined ? {} : { integration }),
            ...(state === undefined ? {} : { outcome: integrationLog.codeOf(state) }),
          }}
          current={search.call}
          onCurrent={(call) => change({ call })}
        />
      </SplitPane>
    </>
  );
}

interface LogTableProps {
  readonly query: ReturnType<typeof useDates>['asked'] & {
    readonly integration?: Integration;
    readonly outcome?: number;
  };
  readonly current: string;
  readonly onCurrent: (logId: string) => void;
}

function LogTable({ query: asked, current, onCurrent }: LogTableProps) {
  const t = useTexts(integrationTexts);
  const zone = useZone();
  const problemWords = useProblemWords();
  const query = useApiPages(listIntegrationLogs, { query: asked }, { follows: ['MESSAGE'] });
  return (
    <PagedTable
      label={t('listLabel')}
      query={query}
      rowKey={({ logId }) => logId}
      current={current}
      onCurrent={onCurrent}
      empty={<EmptyState kind="nothing" icon="send" title={t('noneTitle')} text={t('noneText')} />}
      columns={[
        {
          key: 'time',
          head: t('time'),
          width: 100,
          value: ({ lastAt }) => lastAt,
          saved: ({ lastAt }) => showDateTime(lastAt, zone),
          cell: ({ lastAt }) => <span className="muted">{showShort(lastAt, zone)}</span>,
        },
        { key: 'service', head: t('service'), width: 110, value: (log) => t(log.integration) },
        { key: 'outcome', head: t('outcome'), width: 140, cell: (log) => <OutcomeChip log={log} /> },
        { key: 'tries', head: t('tries'), width: 64, align: 'end', value: ({ tries }) => tries },
        {
          key: 'why',
          head: t('why'),
          value: ({ problem }) => (problem === null ? '' : problemWords(problem)),
        },
      ]}
    />
  );
}

function OutcomeChip({ log }: { readonly log: LogView }) {
  const stateLabel = useStateLabel(integrationLog);
  const state = integrationLog.stateOf(log.outcome);
  return <StatusChip tone={integrationLog.states[state].tone}>{stateLabel(state)}</StatusChip>;
}

function CallPanel({ logId }: { readonly logId: string | null }) {
  const t = useTexts(integrationTexts);
  if (logId === null) {
    return (
      <Panel label={t('callPanel')}>
        <p className="muted" style={{ padding: 16 }}>
          {t('pick')}
        </p>
      </Panel>
    );
  }
  return <OneCall key={logId} logId={logId} />;
}

function OneCall({ logId }: { readonly logId: string }) {
  const t = useTexts(integrationTexts);
  const query = useApiQuery(readIntegrationLog, { query: { logId } }, { follows: ['MESSAGE'] });
  const repost = useApiMutation(repostLog, {
    outdates: [listIntegrationLogs, readIntegrationLog],
    onDone: () => toast({ type: 'SUCCESS', msg: t('reposted') }),
  });
  return (
    <QueryView query={query}>
      {({ log, calls }) => (
        <Panel label={t('callPanel')} title={t(log.integration)} sub={<OutcomeChip log={log} />}>
          <Section>
            {log.reference !== null && (
              <p className="t13">
                {t('reference')}: <code>{log.reference}</code>
              </p>
            )}
            {repost.error && <ErrorState kind="row" refusal={repost.error} />}
            {log.can.length > 0 && (
              <Button icon="send" busy={repost.isPending} onClick={() => repost.mutate({ body: { logId } })}>
                {t('repost')}
              </Button>
            )}
          </Section>
          <Section title={t('calls')}>
            {calls.map((call) => (
              <Call key={call.tryNo} call={call} />
            ))}
          </Section>
        </Panel>
      )}
    </QueryView>
  );
}

interface CallProps {
  readonly call: {
    readonly at: string;
    readonly tookMs: number;
    readonly request: string;
    readonly status: number | null;
    readonly answer: string | null;
    readonly problem: string | null;
  };
}

function Call({ call: { at, tookMs, request, status, answer, problem } }: CallProps) {
  const t = useTexts(integrationTexts);
  const zone = useZone();
  const problemWords = useProblemWords();
  return (
    <div className={styles.call}>
      <b className="t13">{showDateTime(at, zone)}</b>
      <span className="muted t12">
        {status === null ? t('noAnswer') : t('took', { ms: tookMs, status })}
        {problem !== null && `. ${problemWords(problem)}`}
      </span>
      <span className="t12">{t('asked')}</span>
      <pre>{request}</pre>
      {answer !== null && (
        <>
          <span className="t12">{t('answered')}</span>
          <pre>{answer}</pre>
        </>
      )}
    </div>
  );
}
