import { saveExplorerView } from '@nidan/contract/insight/explorer/explorer-endpoints';
import { runReport, saveReportSchedule } from '@nidan/contract/insight/scheduled-reports/report-endpoints';
import { DATE_PRESETS } from '@nidan/domain/time/date-filter';
import { newId } from '../../kernel/database/new-id.ts';
import type { DemoClient } from '../demo-client.ts';
import type { DemoLife } from '../demo-visit.ts';
import { once } from '../once.ts';

const plain = { filters: [], columns: [], pivot: false };
const count = { sum: 'count', field: null } as const;

/** Two kept questions, one of them run every night since three days ago, and a file that the manager asked for. */
export async function keepDemoInsight(
  { clock }: Pick<DemoLife, 'clock'>,
  manager: DemoClient,
): Promise<void> {
  clock.setHoursAgo(clock.hoursSince({ daysAgo: 3, at: '10:00' }));
  const { viewId } = await once(manager, 'kept question of departments', {
    endpoint: saveExplorerView,
    body: async () => ({
      viewId: newId(),
      name: 'Tests by department and day',
      question: {
        ...plain,
        subject: 'tests' as const,
        groups: [{ field: 'department' }, { field: 'registered', step: 'day' as const }],
        measures: [count],
        pivot: true,
      },
      dates: { dates: DATE_PRESETS.thisMonth },
      isShared: true,
    }),
  });
  await once(manager, 'kept question of sources', {
    endpoint: saveExplorerView,
    body: async () => ({
      viewId: newId(),
      name: 'Amounts by place and source',
      question: {
        ...plain,
        subject: 'bills' as const,
        groups: [{ field: 'location' }, { field: 'booking_source' }],
        measures: [count, { sum: 'sum' as const, field: 'net' }, { sum: 'sum' as const, field: 'due' }],
      },
      dates: { dates: DATE_PRESETS.thisMonth },
      isShared: false,
    }),
  });
  await once(manager, 'scheduled departments', {
    endpoint: saveReportSchedule,
    body: async () => ({
      scheduleId: newId(),
      viewId,
      frequency: 'daily' as const,
      format: 'excel' as const,
      readerIds: [],
    }),
  });
  await once(manager, 'file of registrations', {
    endpoint: runReport,
    body: async () => ({
      runId: newId(),
      title: 'Bills registered',
      question: { ...plain, subject: 'bills' as const, groups: [], measures: [] },
      dates: { dates: DATE_PRESETS.thisWeek },
      format: 'csv' as const,
    }),
  });
}
