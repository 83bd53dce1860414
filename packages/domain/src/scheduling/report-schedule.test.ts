import { describe, expect, it, test } from 'vitest';
import type { ReportSchedule } from '../enumerations/reporting.ts';
import {
  customPeriodOfRun,
  latestPeriod,
  nextReportRun,
  periodOfRun,
  REPORT_CRON,
  REPORT_HOUR,
} from './report-schedule.ts';

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

describe('a schedule of every so many days', () => {
  it('runs from its first day on and covers as many days as lie between', () => {
    const custom = { firstOn: '2026-03-05', everyDays: 10 };
    expect(customPeriodOfRun(custom, '2026-03-04')).toBeNull();
    expect(customPeriodOfRun(custom, '2026-03-05')).toEqual({ from: '2026-02-23', to: '2026-03-04' });
    expect(customPeriodOfRun(custom, '2026-03-14')).toBeNull();
    expect(customPeriodOfRun(custom, '2026-03-15')).toEqual({ from: '2026-03-05', to: '2026-03-14' });
  });
});

describe('the latest period', () => {
  const zone = 'Asia/Kolkata';
  const daily = { frequency: 'daily', custom: null, since: new Date('2026-03-01T10:00:00Z') } as const;

  it('is that of yesterday from 1:00 on', () => {
    expect(latestPeriod(daily, new Date('2026-03-04T19:29:59Z'), zone)?.to).toBe('2026-03-03');
    expect(latestPeriod(daily, new Date('2026-03-04T19:30:00Z'), zone)?.to).toBe('2026-03-04');
  });

  it('is one alone after days without a server, and none before the schedule began', () => {
    expect(latestPeriod(daily, new Date('2026-03-20T05:00:00Z'), zone)).toEqual({
      from: '2026-03-19',
      to: '2026-03-19',
    });
    expect(latestPeriod(daily, new Date('2026-03-01T18:00:00Z'), zone)).toBeNull();
  });

  it('of a month is looked for as far back as it lies', () => {
    const monthly = { ...daily, frequency: 'monthly' } as const;
    expect(latestPeriod(monthly, new Date('2026-04-28T05:00:00Z'), zone)).toEqual({
      from: '2026-03-01',
      to: '2026-03-31',
    });
  });

  it('of a custom schedule is its own', () => {
    const custom = {
      ...daily,
      frequency: 'custom',
      custom: { firstOn: '2026-03-03', everyDays: 7 },
    } as const;
    expect(latestPeriod(custom, new Date('2026-03-12T05:00:00Z'), zone)).toEqual({
      from: '2026-03-03',
      to: '2026-03-09',
    });
  });
});
