import { REPORT_SCHEDULES } from '@nidan/domain/enumerations/reporting';
import { EXPLORER_LIMITS } from '@nidan/domain/insight/explorer-query';
import { Type } from 'typebox';
import { dateFilter } from '../../kernel/date-filter.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Done, Id, page, pageOf, Version } from '../../kernel/shapes.ts';
import { ExplorerDates, ExplorerQuestionBody } from '../explorer/explorer-shapes.ts';
import {
  CustomDays,
  ReadyName,
  ReportFormatName,
  ReportReader,
  ReportRun,
  ReportScheduleRow,
} from './report-shapes.ts';

const readerIds = Type.Array(Id, { maxItems: 20, uniqueItems: true });

export const runReport = defineEndpoint({
  method: 'POST',
  path: '/api/report',
  summary: `Makes a file of a question to the explorer, of at most ${EXPLORER_LIMITS.exportRows} rows; a job does it and tells how far it is. Needs the right to read the subject`,
  access: 'lab',
  stepUp: true,
  body: closed({
    runId: Id,
    title: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
    question: ExplorerQuestionBody,
    dates: ExplorerDates,
    format: ReportFormatName,
  }),
  response: ReportRun,
});

export const listReportRuns = defineEndpoint({
  method: 'GET',
  path: '/api/report/history',
  summary: 'Files of the last 90 days that the caller asked for or reads, latest first, with how far each is',
  access: 'lab',
  query: closed({ ...page, ...dateFilter, scheduleId: Type.Optional(Id) }),
  response: pageOf(ReportRun),
});

export const reportRunFile = defineEndpoint({
  method: 'GET',
  path: '/api/report/history/file',
  summary: 'The file of a run; asks for a proof of the last minutes',
  access: 'lab',
  stepUp: true,
  query: closed({ runId: Id }),
  produces: 'application/octet-stream',
  perMinute: 30,
  // The bills in it: it says that the file tells data of patients.
  response: Type.Array(closed({ billId: Id })),
});

export const listReportSchedules = defineEndpoint({
  method: 'GET',
  path: '/api/report/schedule',
  summary: 'Reports that run by themselves at 1:00 of the lab: those of the caller and those they read',
  access: 'lab',
  response: closed({ schedules: Type.Array(ReportScheduleRow) }),
});

export const listReportReaders = defineEndpoint({
  method: 'GET',
  path: '/api/report/schedule/readers',
  summary:
    'Colleagues who may be given what a question shows: they hold its right and see as much as the caller',
  access: 'lab',
  query: closed({ viewId: Type.Optional(Id), ready: Type.Optional(ReadyName) }),
  response: closed({ readers: Type.Array(ReportReader) }),
});

export const saveReportSchedule = defineEndpoint({
  method: 'POST',
  path: '/api/report/schedule',
  summary:
    'Has a kept question or a ready one run by itself with the rights that its owner has then, once for each period; readers need the right to its subject',
  access: 'lab',
  stepUp: true,
  body: closed({
    scheduleId: Id,
    viewId: Type.Optional(Id),
    ready: Type.Optional(ReadyName),
    frequency: Type.Enum([...REPORT_SCHEDULES]),
    custom: Type.Optional(CustomDays),
    format: ReportFormatName,
    readerIds,
  }),
  response: ReportScheduleRow,
});

export const changeReportSchedule = defineEndpoint({
  method: 'PATCH',
  path: '/api/report/schedule',
  summary: 'Pauses an own schedule or lets it go on, from the next run on',
  access: 'lab',
  stepUp: true,
  body: closed({ scheduleId: Id, version: Version, isPaused: Type.Boolean() }),
  response: ReportScheduleRow,
});

export const removeReportSchedule = defineEndpoint({
  method: 'POST',
  path: '/api/report/schedule/remove',
  summary: 'Ends an own schedule; what it made stays for its 90 days',
  access: 'lab',
  body: closed({ scheduleId: Id, version: Version }),
  response: Done,
});
