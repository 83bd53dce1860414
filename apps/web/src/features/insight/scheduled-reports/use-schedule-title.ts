import type { ReportScheduleRow } from '@nidan/contract/insight/scheduled-reports/report-shapes';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { explorerTexts } from '../explorer/texts/explorer-texts.ts';

/** What a schedule is called: its kept question, or the ready one in the language of the screen. */
export function useScheduleTitle(): (schedule: Pick<ReportScheduleRow, 'ready' | 'title'>) => string {
  const t = useTexts(explorerTexts);
  return ({ ready, title }) => (ready === null ? title : t(ready));
}
