import {
  type FailedJobView,
  listFailedJobs,
  retryFailedJob,
} from '@nidan/contract/base/system-health/system-health-endpoints';
import { isJobName } from '@nidan/domain/scheduling/job-names';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { go } from '../../../kernel/route/use-route.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useSession, useZone } from '../../../kernel/session/session.ts';
import { showDateTime, showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { toast, toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { rowsOf } from '../../../kernel/ui/paged-query.ts';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import { systemHealthTexts } from './texts/system-health-texts.ts';

const READ_EVERY_MS = 30_000;

type T = ReturnType<(typeof systemHealthTexts)['in']>;

/** What a job does, in words; the bare name of one of another release. */
function jobWords(t: T, { task }: FailedJobView): string {
  return isJobName(task) ? t(task) : task;
}

function reasonWords(t: T, { isOfLab, problem }: FailedJobView): string {
  return isOfLab ? (problem ?? '') : t('ofInstallation');
}

/** Background jobs that keep failing or were given up, with why, and a retry. */
export function SystemHealthScreen() {
  const t = useTexts(systemHealthTexts);
  const zone = useZone();
  const { lab } = useSession();
  const [{ sel }, change] = useSearchState({ sel: '' });
  const query = useApiPages(listFailedJobs, { query: {} }, { refetchEvery: READ_EVERY_MS });
  const chosen = rowsOf(query).find(({ jobId }) => jobId === sel);
  return (
    <>
      <PageHead title={t('title')} sub={lab.name} />
      <FilterBar filters={[]} end={<Retry job={chosen} />} />
      <PagedTable
        label={t('listLabel')}
        query={query}
        rowKey={({ jobId }) => jobId}
        current={sel}
        onCurrent={(key) => change({ sel: key })}
        onOpen={({ bill }) => (bill === null ? undefined : go(`report/${bill.billId}`))}
        empty={<EmptyState kind="nothing" title={t('noneTitle')} text={t('noneText')} />}
        columns={[
          {
            key: 'job',
            head: t('job'),
            tip: (job) => jobWords(t, job),
            value: (job) => jobWords(t, job),
            cell: (job) => <b>{jobWords(t, job)}</b>,
          },
          { key: 'bill', head: t('bill'), width: 132, value: ({ bill }) => bill?.labNo ?? '' },
          {
            key: 'state',
            head: t('state'),
            width: 168,
            cell: ({ nextAt }) => (
              <StatusChip
                tone={nextAt === null ? 'danger' : 'warn'}
                icon={nextAt === null ? 'cross' : 'clock'}
              >
                {nextAt === null ? t('givenUp') : t('failing', { time: showShort(nextAt, zone) })}
              </StatusChip>
            ),
          },
          {
            key: 'attempts',
            head: t('attempts'),
            width: 88,
            align: 'end',
            value: ({ attempts }) => attempts,
          },
          {
            key: 'triedAt',
            head: t('triedAt'),
            width: 112,
            value: ({ triedAt }) => triedAt,
            saved: ({ triedAt }) => showDateTime(triedAt, zone),
            cell: ({ triedAt }) => showShort(triedAt, zone),
          },
          {
            key: 'problem',
            head: t('problem'),
            tip: (job) => reasonWords(t, job),
            value: (job) => reasonWords(t, job),
          },
        ]}
      />
    </>
  );
}

function Retry({ job }: { readonly job: FailedJobView | undefined }) {
  const t = useTexts(systemHealthTexts);
  const retry = useApiMutation(retryFailedJob, {
    outdates: [listFailedJobs],
    onDone: () => toast({ type: 'SUCCESS', msg: t('retried') }),
    onRefused: toastRefusal,
  });
  if (job === undefined || job.can.length === 0) return null;
  const { jobId, version } = job;
  return (
    <Button icon="refresh" busy={retry.isPending} onClick={() => retry.mutate({ body: { jobId, version } })}>
      {t('retry')}
    </Button>
  );
}
