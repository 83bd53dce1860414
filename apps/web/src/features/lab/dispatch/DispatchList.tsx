import type { DispatchView } from '@nidan/contract/lab/reports/report-view';
import type { Channel } from '@nidan/domain/reports/channels';
import type { ReactNode } from 'react';
import { LANGUAGE_NAMES } from '../../../kernel/text/language-names.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Icon } from '../../../kernel/ui/values/Icon.tsx';
import { LabNo } from '../../../kernel/ui/values/LabNo.tsx';
import type { PagedQuery } from '../../../kernel/ui/paged-query.ts';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import type { TableColumn } from '../../../kernel/ui/Table.tsx';
import { samplesTexts } from '../samples/texts/samples-texts.ts';
import { waitText } from '../collection/wait-text.ts';
import { CHANNEL_ICONS } from './channel-words.ts';
import { ChannelMark } from './ChannelMark.tsx';
import styles from './DispatchList.module.css';
import { dispatchTexts } from './texts/dispatch-texts.ts';
import { DispatchState } from './DispatchState.tsx';

/** Channels with a column; a hand-over by courier is rare and stands in the panel. */
const COLUMNS: readonly Channel[] = ['whatsapp', 'sms', 'email', 'platform', 'print'];

interface DispatchListProps {
  readonly query: PagedQuery<DispatchView>;
  readonly current: string | null;
  readonly now: Date;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (selected: ReadonlySet<string>) => void;
  readonly onCurrent: (reportId: string) => void;
  readonly onOpen: (report: DispatchView) => void;
  readonly empty: ReactNode;
}

/** Released reports with their state, how they stand on each channel, and what holds them. */
export function DispatchList({ query, now, onCurrent, ...list }: DispatchListProps) {
  const t = useTexts(dispatchTexts);
  const shared = useTexts(samplesTexts);
  const channels = COLUMNS.map((name): TableColumn<DispatchView> => ({
    key: name,
    head: (
      <span title={t(name)}>
        <Icon name={CHANNEL_ICONS[name]} />
        <span className="vh">{t(name)}</span>
      </span>
    ),
    width: 38,
    align: 'center',
    cell: (report) => {
      const channel = report.channels.find((one) => one.channel === name);
      return channel && <ChannelMark channel={channel} />;
    },
  }));
  return (
    <PagedTable
      {...list}
      label={t('listLabel')}
      query={query}
      rowKey={({ reportId }) => reportId}
      rowName={({ labNo, patient }) => t('rowName', { labNo, name: patient.fullName })}
      onCurrent={onCurrent}
      columns={[
        {
          key: 'labNo',
          head: t('labNo'),
          width: 108,
          value: ({ labNo }) => labNo,
          cell: ({ labNo }) => <LabNo value={labNo} />,
        },
        {
          key: 'patient',
          head: t('patient'),
          tip: ({ patient }) => patient.fullName,
          value: ({ patient }) => patient.fullName,
        },
        {
          key: 'report',
          head: t('report'),
          tip: ({ tests }) => tests.join(', '),
          cell: ({ tests, testCodes, reportStatus }) => (
            <>
              {reportStatus !== 'FINAL' && (
                <span className={styles.revised}>
                  {t(reportStatus === 'AMENDED' ? 'amended' : 'provisional')}{' '}
                </span>
              )}
              {tests.length === 1 ? tests[0] : testCodes.join(', ')}
            </>
          ),
        },
        {
          key: 'pages',
          head: t('pages'),
          width: 52,
          align: 'end',
          tip: ({ pages }) => (pages === null ? t('noPages') : ''),
          value: ({ pages }) => pages ?? '–',
        },
        {
          key: 'state',
          head: t('state'),
          width: 140,
          cell: ({ status }) => <DispatchState status={status} />,
        },
        ...channels,
        {
          key: 'block',
          head: t('blockOrLanguage'),
          width: 136,
          tip: (report) => holdOf(report) ?? '',
          cell: (report) => <BlockOrLanguage report={report} />,
        },
        {
          key: 'age',
          head: t('age'),
          width: 56,
          align: 'end',
          value: ({ releasedAt }) => waitText(shared, releasedAt, now),
          cell: ({ releasedAt }) => <span className="muted">{waitText(shared, releasedAt, now)}</span>,
        },
      ]}
    />
  );
}

/** What holds a report: a block, or the reason that somebody gave. */
function holdOf({ blocks, holdReason }: DispatchView): string | null {
  return blocks[0] ?? holdReason;
}

function BlockOrLanguage({ report }: { readonly report: DispatchView }) {
  const t = useTexts(dispatchTexts);
  const hold = holdOf(report);
  if (hold !== null) {
    return (
      <span className={styles.block}>
        <Icon name="lock" size={12} />
        {hold}
      </span>
    );
  }
  return (
    <>
      <span lang={report.language}>{LANGUAGE_NAMES[report.language]}</span>
      {report.duePaise !== null && report.duePaise > 0 && (
        <span className="muted">, {t('due', { amount: rupees(report.duePaise) })}</span>
      )}
    </>
  );
}
