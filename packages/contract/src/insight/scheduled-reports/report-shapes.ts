import { REPORT_FORMATS, REPORT_SCHEDULES } from '@nidan/domain/enumerations/reporting';
import { READY_QUESTION_NAMES } from '@nidan/domain/insight/ready-questions';
import { genericOutcome } from '@nidan/domain/status-sets/links/generic-outcome';
import { type Static, Type } from 'typebox';
import { CalendarDate, closed, Id, Instant, nullable, Version } from '../../kernel/shapes.ts';

export const ReportFormatName = Type.Enum([...REPORT_FORMATS]);
export const ReadyName = Type.Enum([...READY_QUESTION_NAMES]);

/** Every so many days from a first run on, covering as many. */
export const CustomDays = closed({
  firstOn: CalendarDate,
  everyDays: Type.Integer({ minimum: 1, maximum: 366 }),
});

export const ReportRun = closed({
  runId: Id,
  scheduleId: nullable(Id),
  title: Type.String(),
  format: ReportFormatName,
  /** First and last day that it covers; null for one that somebody asked for. */
  periodFrom: nullable(CalendarDate),
  periodTo: nullable(CalendarDate),
  owner: Type.String(),
  askedAt: Instant,
  endedAt: nullable(Instant),
  state: Type.Enum([...genericOutcome.stateNames]),
  rowsDone: Type.Integer(),
  rowsTotal: nullable(Type.Integer()),
  /** Why there is no file. */
  failure: nullable(Type.String()),
});
export type ReportRun = Static<typeof ReportRun>;

export const ReportReader = closed({ userId: Id, name: Type.String() });

export const ReportScheduleRow = closed({
  scheduleId: Id,
  title: Type.String(),
  viewId: nullable(Id),
  ready: nullable(ReadyName),
  frequency: Type.Enum([...REPORT_SCHEDULES]),
  custom: nullable(CustomDays),
  format: ReportFormatName,
  owner: Type.String(),
  /** Its owner, and whoever sets the lab up. */
  mayChange: Type.Boolean(),
  readers: Type.Array(ReportReader),
  isPaused: Type.Boolean(),
  /** Null while it is paused. */
  nextAt: nullable(Instant),
  last: nullable(ReportRun),
  version: Version,
});
export type ReportScheduleRow = Static<typeof ReportScheduleRow>;
