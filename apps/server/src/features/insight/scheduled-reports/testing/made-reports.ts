import { runReport, saveReportSchedule } from '@nidan/contract/insight/scheduled-reports/report-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { newId } from '../../../../kernel/database/new-id.ts';
import type { TestApp, TestClient } from '../../../../testing/test-app.ts';
import { keptView, viewBody } from '../../explorer/testing/kept-view.ts';
import { makeReport } from '../make-report.ts';

/** Bills by location as a CSV; anything may be given otherwise. */
export function runBody(
  runId: string,
  other: Partial<BodyOf<typeof runReport>> = {},
): BodyOf<typeof runReport> {
  const { question, dates } = viewBody(runId);
  return { runId, title: 'Bills by location', question, dates, format: 'csv', ...other };
}

/** Asks for a file as the client and makes it, as the worker would. */
export async function madeRun(
  app: TestApp,
  client: TestClient,
  other: Partial<BodyOf<typeof runReport>> = {},
): Promise<string> {
  const runId = newId();
  await client.ok(runReport, { body: runBody(runId, other) });
  await makeReport(app.services, { lId: app.lab.lId, runId });
  return runId;
}

type ScheduleBody = BodyOf<typeof saveReportSchedule>;

/** A daily CSV for the owner alone; anything may be given otherwise. */
export function scheduleBody(scheduleId: string, other: Partial<ScheduleBody> = {}): ScheduleBody {
  return { scheduleId, frequency: 'daily', format: 'csv', readerIds: [], ...other };
}

/** Keeps a question and has it run daily for the client; answers the id of the schedule. */
export async function keptSchedule(client: TestClient, other: Partial<ScheduleBody> = {}): Promise<string> {
  const scheduleId = newId();
  const source = other.ready === undefined ? { viewId: await keptView(client) } : {};
  await client.ok(saveReportSchedule, { body: scheduleBody(scheduleId, { ...source, ...other }) });
  return scheduleId;
}
