import { listReportRuns, reportRunFile } from '@nidan/contract/insight/scheduled-reports/report-endpoints';
import type { ReportRun } from '@nidan/contract/insight/scheduled-reports/report-shapes';
import { apiFile } from '../../../kernel/api/api.ts';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { useDates } from '../../../kernel/dates/use-dates.tsx';
import { downloadFile } from '../../../kernel/print/print-file.ts';
import { hashOf } from '../../../kernel/route/hash-route.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showDay } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { reportFileTexts } from './texts/report-file-texts.ts';

const col = columnsOf<ReportRun>();

const ENDINGS = { excel: 'xlsx', csv: 'csv', pdf: 'pdf' } as const;
/** A file that is being made tells how far it is. */
const RENEW_MS = 5_000;

async function download({ runId, title, format }: ReportRun): Promise<void> {
  try {
    downloadFile(await apiFile(reportRunFile, { query: { runId } }), `${title}.${ENDINGS[format]}`);
  } catch (thrown) {
    toastRefusal(thrown);
  }
}

function periodOf({ periodFrom, periodTo }: ReportRun): string {
  if (periodFrom === null || periodTo === null) return '';
  return periodFrom === periodTo ? showDay(periodFrom) : `${showDay(periodFrom)} - ${showDay(periodTo)}`;
}

/** What was made of questions, by somebody's wish or by itself, and how far what is being made has come. */
export function ReportFilesScreen() {
  const t = useTexts(reportFileTexts);
  const zone = useZone();
  const dates = useDates({ standard: 'last30' });
  const query = useApiPages(
    listReportRuns,
    { query: dates.asked },
    { follows: ['REPORT_RUN'], refetchEvery: RENEW_MS },
  );
  const stateOf = ({ state, rowsDone, failure }: ReportRun): string => {
    if (state === 'PENDING') return t('pending', { rows: rowsDone });
    return state === 'SUCCESS' ? t('success', { rows: rowsDone }) : t('failure', { why: failure ?? '' });
  };
  return (
    <>
      <PageHead title={t('title')} sub={t('kept')}>
        <a className="ui-button" href={hashOf('reports/schedules')}>
          {t('schedulesTitle')}
        </a>
      </PageHead>
      <FilterBar>{dates.filter}</FilterBar>
      <PagedTable
        label={t('title')}
        keys="page"
        query={query}
        rowKey={({ runId }) => runId}
        onOpen={(run) => run.state === 'SUCCESS' && void download(run)}
        empty={<EmptyState kind="nothing" icon="reports" title={t('none')} text={t('noneText')} />}
        columns={[
          col.name({ key: 'title', head: t('file'), of: ({ title }) => title }),
          col.text({ key: 'period', head: t('period'), width: 184, of: periodOf }),
          col.text({ key: 'format', head: t('format'), width: 72, of: ({ format }) => format }),
          col.text({ key: 'owner', head: t('owner'), width: 160, of: ({ owner }) => owner }),
          col.time({ key: 'asked', head: t('asked'), width: 112, of: ({ askedAt }) => askedAt, zone }),
          col.text({ key: 'state', head: t('state'), of: stateOf }),
          {
            key: 'download',
            head: <span className="vh">{t('download')}</span>,
            width: 112,
            cell: (run) =>
              run.state === 'SUCCESS' && (
                <Button kind="link" onClick={() => void download(run)}>
                  {t('download')}
                </Button>
              ),
          },
        ]}
      />
    </>
  );
}
