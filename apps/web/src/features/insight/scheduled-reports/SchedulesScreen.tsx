import {
  changeReportSchedule,
  listReportSchedules,
  removeReportSchedule,
} from '@nidan/contract/insight/scheduled-reports/report-endpoints';
import type { ReportScheduleRow } from '@nidan/contract/insight/scheduled-reports/report-shapes';
import { useState } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { hashOf } from '../../../kernel/route/hash-route.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { ask } from '../../../kernel/ui/overlays/ask.ts';
import { toast, toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { ListTable } from '../../../kernel/ui/PagedTable.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { AddSchedule } from './AddSchedule.tsx';
import { RunNow } from './RunNow.tsx';
import { scheduleKeys } from './schedule-keys.ts';
import { reportFileTexts } from './texts/report-file-texts.ts';
import { useScheduleTitle } from './use-schedule-title.ts';

const col = columnsOf<ReportScheduleRow>();

/** Pauses, resumes or ends an own schedule. */
function ScheduleSteps({ schedule }: { readonly schedule: ReportScheduleRow }) {
  const t = useTexts(reportFileTexts);
  const titleOf = useScheduleTitle();
  const after = { outdates: [listReportSchedules], onRefused: toastRefusal };
  const change = useApiMutation(changeReportSchedule, after);
  const remove = useApiMutation(removeReportSchedule, {
    ...after,
    onDone: () => toast({ type: 'SUCCESS', msg: t('ended') }),
  });
  const { scheduleId, version, isPaused } = schedule;
  const end = async (): Promise<void> => {
    const title = t('endAsk', { name: titleOf(schedule) });
    const answer = await ask({ kind: 'DELETE', title, text: '', action: t('end') });
    if (answer !== null) remove.mutate({ body: { scheduleId, version } });
  };
  if (!schedule.mayChange) return null;
  return (
    <>
      <RunNow schedule={schedule} />{' '}
      <Button
        kind="link"
        busy={change.isPending}
        onClick={() => change.mutate({ body: { scheduleId, version, isPaused: !isPaused } })}
      >
        {t(isPaused ? 'resume' : 'pause')}
      </Button>{' '}
      <Button kind="link" onClick={() => void end()}>
        {t('end')}
      </Button>
    </>
  );
}

/** Reports that run by themselves at 1:00 at night. */
export function SchedulesScreen() {
  const t = useTexts(reportFileTexts);
  const zone = useZone();
  const titleOf = useScheduleTitle();
  const [isAdding, setAdding] = useState(false);
  const query = useApiQuery(listReportSchedules, {}, { follows: ['REPORT_SCHEDULE', 'REPORT_RUN'] });
  useShortcuts(scheduleKeys, { add: () => setAdding(true) });
  const lastOf = ({ last }: ReportScheduleRow): string => {
    if (last === null) return '';
    if (last.state === 'FAILURE') return t('failure', { why: last.failure ?? '' });
    return `${showShort(last.askedAt, zone)}, ${t(last.state === 'PENDING' ? 'pending' : 'success', { rows: last.rowsDone })}`;
  };
  return (
    <>
      <PageHead title={t('schedulesTitle')}>
        <a className="ui-button" href={hashOf('reports')}>
          {t('title')}
        </a>
        <Button kind="primary" shortcut={scheduleKeys.shortcuts.add} onClick={() => setAdding(true)}>
          {t('add')}
        </Button>
      </PageHead>
      <QueryView query={query} lines={8}>
        {({ schedules }) => (
          <ListTable
            label={t('schedulesTitle')}
            rows={schedules}
            rowKey={({ scheduleId }) => scheduleId}
            empty={
              <EmptyState
                kind="nothing"
                icon="reports"
                title={t('schedulesNone')}
                text={t('schedulesNoneText')}
              />
            }
            columns={[
              col.name({ key: 'title', head: t('file'), of: titleOf }),
              col.text({ key: 'often', head: t('often'), width: 184, of: ({ frequency }) => t(frequency) }),
              col.text({ key: 'format', head: t('format'), width: 72, of: ({ format }) => format }),
              col.text({ key: 'owner', head: t('owner'), width: 144, of: ({ owner }) => owner }),
              col.text({
                key: 'readers',
                head: t('readers'),
                width: 160,
                of: ({ readers }) => readers.map(({ name }) => name).join(', '),
              }),
              col.time({
                key: 'next',
                head: t('next'),
                width: 112,
                of: ({ nextAt }) => nextAt,
                zone,
                cell: ({ nextAt }) => (nextAt === null ? t('paused') : showShort(nextAt, zone)),
              }),
              col.text({ key: 'last', head: t('last'), of: lastOf }),
              {
                key: 'steps',
                head: <span className="vh">{t('state')}</span>,
                width: 232,
                cell: (schedule) => <ScheduleSteps schedule={schedule} />,
              },
            ]}
          />
        )}
      </QueryView>
      {isAdding && <AddSchedule onClose={() => setAdding(false)} />}
    </>
  );
}
