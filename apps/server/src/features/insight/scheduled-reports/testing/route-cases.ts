import {
  changeReportSchedule,
  listReportReaders,
  listReportRuns,
  listReportSchedules,
  removeReportSchedule,
  reportRunFile,
  runReport,
  saveReportSchedule,
} from '@nidan/contract/insight/scheduled-reports/report-endpoints';
import { newId } from '../../../../kernel/database/new-id.ts';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';
import { keptView } from '../../explorer/testing/kept-view.ts';
import { keptSchedule, madeRun, runBody, scheduleBody } from './made-reports.ts';

export const scheduledReportCases: readonly RouteCase[] = [
  forRoute(runReport).send(async () => ({ body: runBody(newId()) })),
  forRoute(listReportRuns).send(async (world) => ({
    query: { scheduleId: await keptSchedule(world.app.as('Manager')) },
  })),
  forRoute(reportRunFile).send(async (world) => ({
    query: { runId: await madeRun(world.app, world.app.as('Manager')) },
  })),
  forRoute(listReportSchedules).send(async () => ({})),
  forRoute(listReportReaders).send(async (world) => ({
    query: { viewId: await keptView(world.app.as('Manager')) },
  })),
  forRoute(saveReportSchedule).send(async (world) => ({
    body: scheduleBody(newId(), { viewId: await keptView(world.app.as('Manager')) }),
  })),
  forRoute(saveReportSchedule).send(async (world) => ({
    body: {
      ...scheduleBody(newId(), { viewId: await keptView(world.app.as('Manager')) }),
      readerIds: [world.lab.users.get('Accountant')?.userId ?? ''],
    },
  })),
  forRoute(changeReportSchedule).send(async (world) => ({
    body: { scheduleId: await keptSchedule(world.app.as('Manager')), version: 1, isPaused: true },
  })),
  forRoute(removeReportSchedule).send(async (world) => ({
    body: { scheduleId: await keptSchedule(world.app.as('Manager')), version: 1 },
  })),
];
