import { expect, test } from 'vitest';
import type { ReportSchedule } from '../enumerations/reporting.ts';
import { nextReportRun, periodOfRun, REPORT_CRON, REPORT_HOUR } from './report-schedule.ts';

test.each([
  ['2026-11-19T19:29:59Z', '2026-11-19T19:30:00Z'],
  ['2026-11-19T19:30:00Z', '2026-11-20T19:30:00Z'],
  ['2026-11-20T06:00:00Z', '2026-11-20T19:30:00Z'],
])('after %s the next run in India is %s', (after, run) => {
  expect(nextReportRun(new Date(after), 'Asia/Kolkata')).toEqual(new Date(run));
});

test.each<{ schedule: ReportSchedule; date: string; period: [string, string] | null }>([
  { schedule: 'daily', date: '2026-11-20', period: ['2026-11-19', '2026-11-19'] },
  { schedule: 'weekly', date: '2026-11-16', period: ['2026-11-09', '2026-11-15'] },
  { schedule: 'weekly', date: '2026-11-17', period: null },
  { schedule: 'weekly', date: '2026-11-22', period: null },
  { schedule: 'monthly', date: '2026-11-01', period: ['2026-10-01', '2026-10-31'] },
  { schedule: 'monthly', date: '2026-03-01', period: ['2026-02-01', '2026-02-28'] },
  { schedule: 'monthly', date: '2026-01-01', period: ['2025-12-01', '2025-12-31'] },
  { schedule: 'monthly', date: '2026-11-02', period: null },
  { schedule: 'custom', date: '2026-11-01', period: null },
])('$schedule on $date covers $period', ({ schedule, date, period }) => {
  expect(periodOfRun(schedule, date)).toEqual(period && { from: period[0], to: period[1] });
});

test('reports run at 1:00 daily', () => {
  expect(REPORT_CRON).toBe(`0 ${REPORT_HOUR} * * *`);
  expect(REPORT_HOUR).toBe(1);
});
