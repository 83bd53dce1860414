import { SECOND } from '@nidan/domain/time/durations';
import {
  listPublishJobs,
  type PublishJobView,
  publishReports,
  pullReportsBack,
} from '@nidan/contract/links/publishing/publishing-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { PUBLISHING_STATES } from '@nidan/domain/delivery/publishing-rule';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { useDates } from '../../../kernel/dates/use-dates.tsx';
import { go } from '../../../kernel/route/use-route.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useRight, useSession, useZone } from '../../../kernel/session/session.ts';
import { showDateTime, showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { toastRefusal, toast } from '../../../kernel/ui/overlays/toast.ts';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { rowsOf } from '../../../kernel/ui/paged-query.ts';
import { SavedViews } from '../../../kernel/ui/SavedViews.tsx';
import { useNow } from '../../../kernel/ui/values/use-now.ts';
import { publishingTexts } from './texts/publishing-texts.ts';
import { UnsendBanner } from './UnsendBanner.tsx';

const VIEWS = ['all', ...PUBLISHING_STATES] as const;
const OUTDATES = [listPublishJobs];

/** What became of released reports for their recipients. */
export function PublishJobsScreen() {
  const t = useTexts(publishingTexts);
  const zone = useZone();
  const { lab } = useSession();
  const [{ view, sel }, change] = useSearchState({ view: 'all', sel: '' });
  const dates = useDates({ forget: { sel: '' } });
  const state = PUBLISHING_STATES.find((one) => one === view);
  const query = useApiPages(
    listPublishJobs,
    { query: { ...dates.asked, ...(state === undefined ? {} : { state }) } },
    { follows: ['REPORT', 'MESSAGE'] },
  );
  const chosen = rowsOf(query).find(({ jobId }) => jobId === sel);
  const where = (job: PublishJobView): string => stateWords(t, job);
  return (
    <>
      <PageHead title={t('jobs')} sub={lab.name}>
        <SavedViews
          views={VIEWS.map((key) => ({ key, label: t(key) }))}
          current={state ?? 'all'}
          onPick={(picked) => change({ view: picked, sel: '' })}
        />
      </PageHead>
      <UnsendBanner />
      <FilterBar filters={[]} end={<Actions job={chosen} />}>
        {dates.filter}
      </FilterBar>
      <PagedTable
        label={t('jobs')}
        query={query}
        rowKey={({ jobId }) => jobId}
        current={sel}
        onCurrent={(key) => change({ sel: key })}
        onOpen={({ billId }) => go(`report/${billId}`)}
        empty={<EmptyState kind="nothing" title={t('emptyJobs')} text={t('emptyJobsText')} />}
        columns={[
          {
            key: 'labId',
            head: t('labId'),
            width: 132,
            value: ({ labNo }) => labNo,
            cell: ({ labNo }) => <b>{labNo}</b>,
          },
          {
            key: 'patient',
            head: t('patientName'),
            tip: ({ patient }) => patient.fullName,
            value: ({ patient }) => patient.fullName,
          },
          {
            key: 'to',
            head: t('to'),
            tip: ({ recipientName }) => recipientName,
            cell: ({ recipient, recipientName }) => recipientName || t(recipient),
          },
          { key: 'state', head: t('state'), tip: where, cell: where },
          {
            key: 'by',
            head: t('by'),
            width: 180,
            value: ({ channels }) => channels.map((channel) => t(channel)).join(' › '),
          },
          {
            key: 'time',
            head: t('time'),
            width: 112,
            value: ({ decidedAt }) => decidedAt,
            saved: ({ decidedAt }) => showDateTime(decidedAt, zone),
            cell: ({ decidedAt }) => showShort(decidedAt, zone),
          },
        ]}
      />
    </>
  );
}

type T = ReturnType<(typeof publishingTexts)['in']>;

const WAITS = { payment: 'waitsPayment', completion: 'waitsCompletion', release: 'waitsRelease' } as const;

/** Where it stands and why, such as "Waiting for the payment". */
function stateWords(t: T, { state, waitsFor, withheldBecause, outcome }: PublishJobView): string {
  if (waitsFor !== null) return `${t(state)} ${t(WAITS[waitsFor])}`;
  if (withheldBecause !== null)
    return `${t(state)}: ${t(withheldBecause === 'not-agreed' ? 'notAgreed' : 'restricted')}`;
  return state === 'sent' && outcome !== null ? `${t(state)}, ${t(outcome)}` : t(state);
}

function Actions({ job }: { readonly job: PublishJobView | undefined }) {
  const t = useTexts(publishingTexts);
  const now = useNow(SECOND);
  const mayChange = useRight('reports', PERMISSION.update);
  const sending = useApiMutation(publishReports, {
    outdates: OUTDATES,
    onDone: ({ sent: count }) => toast({ type: 'SUCCESS', msg: t('sending', { count }) }),
    onRefused: toastRefusal,
  });
  const pulling = useApiMutation(pullReportsBack, {
    outdates: OUTDATES,
    onDone: ({ pulledBack: count }) => toast({ type: 'SUCCESS', msg: t('pulled', { count }) }),
    onRefused: toastRefusal,
  });
  if (job === undefined || !mayChange) return null;
  const body = { reportIds: [job.reportId] };
  const isLeaving = job.state === 'sent' && job.leavesAt !== null && Date.parse(job.leavesAt) > now.getTime();
  const canSend = job.state === 'pulledBack' || job.state === 'waiting';
  return (
    <>
      {isLeaving && (
        <Button busy={pulling.isPending} onClick={() => pulling.mutate({ body })}>
          {t('pullBack')}
        </Button>
      )}
      {canSend && (
        <Button icon="send" busy={sending.isPending} onClick={() => sending.mutate({ body })}>
          {t('send')}
        </Button>
      )}
    </>
  );
}
