import { listExplorerViews } from '@nidan/contract/insight/explorer/explorer-endpoints';
import { listReportRuns, runReport } from '@nidan/contract/insight/scheduled-reports/report-endpoints';
import type { ReportScheduleRow } from '@nidan/contract/insight/scheduled-reports/report-shapes';
import { READY_QUESTIONS } from '@nidan/domain/insight/ready-questions';
import { DATE_PRESETS } from '@nidan/domain/time/date-filter';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { toast, toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import { sentQuestion } from '../explorer/sent-question.ts';
import { reportFileTexts } from './texts/report-file-texts.ts';
import { useScheduleTitle } from './use-schedule-title.ts';

/** The days that a run at once covers: those that its last run by itself would. */
const DATES = {
  daily: { dates: DATE_PRESETS.yesterday },
  weekly: { dates: DATE_PRESETS.lastWeek },
  monthly: { dates: DATE_PRESETS.lastMonth },
} as const;

/** Makes the file of a schedule at once, beside its own runs. */
export function RunNow({ schedule }: { readonly schedule: ReportScheduleRow }) {
  const t = useTexts(reportFileTexts);
  const titleOf = useScheduleTitle();
  const views = useApiQuery(listExplorerViews, {}).data?.views ?? [];
  const { viewId, ready, frequency, format } = schedule;
  const kept = views.find((view) => view.viewId === viewId);
  const question = ready === null ? kept?.question : READY_QUESTIONS[ready].question;
  const dates = frequency === 'custom' ? (kept?.dates ?? DATES.daily) : DATES[frequency];
  const run = useApiMutation(runReport, {
    outdates: [listReportRuns],
    onDone: () => toast({ type: 'INFO', msg: t('running') }),
    onRefused: toastRefusal,
  });
  if (question === undefined) return null;
  const body = { runId: newId(), title: titleOf(schedule), question: sentQuestion(question), dates, format };
  return (
    <Button kind="link" busy={run.isPending} onClick={() => run.mutate({ body })}>
      {t('runNow')}
    </Button>
  );
}
