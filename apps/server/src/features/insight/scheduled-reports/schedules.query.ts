import * as reportEndpoints from '@nidan/contract/insight/scheduled-reports/report-endpoints';
import type { ReportRun, ReportScheduleRow } from '@nidan/contract/insight/scheduled-reports/report-shapes';
import type { ExplorerQuestion } from '@nidan/domain/insight/explorer-query';
import { READY_QUESTIONS, type ReadyQuestionName } from '@nidan/domain/insight/ready-questions';
import { nextReportRun } from '@nidan/domain/scheduling/report-schedule';
import { type RawBuilder, sql } from 'kysely';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import { withinDates } from '../../../kernel/database/within-dates.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { keepsForOthers, mayAsk } from '../explorer/views.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface RunRow {
  readonly run_id: string;
  readonly schedule_id: string | null;
  readonly title: string;
  readonly question: ExplorerQuestion;
  readonly format: ReportRun['format'];
  readonly period_from: string | null;
  readonly period_to: string | null;
  readonly owner: string;
  readonly asked_at: Date;
  readonly ended_at: Date | null;
  readonly state: ReportRun['state'];
  readonly rows_done: number;
  readonly rows_total: number | null;
  readonly failure: string | null;
}

const runColumns =
  sql.raw(`r.run_id, r.schedule_id, r.title, r.question, r.format, r.period_from, r.period_to, o.name as owner,
  r.asked_at, r.ended_at, r.state, r.rows_done, r.rows_total, r.failure`);

function presentRun(row: RunRow): ReportRun {
  return {
    runId: row.run_id,
    scheduleId: row.schedule_id,
    title: row.title,
    format: row.format,
    periodFrom: row.period_from,
    periodTo: row.period_to,
    owner: row.owner,
    askedAt: row.asked_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    state: row.state,
    rowsDone: row.rows_done,
    rowsTotal: row.rows_total,
    failure: row.failure,
  };
}

/** A run `r` that is the caller's, or of a schedule that they read. */
const runSeen = ({ lId, caller }: Ctx) => sql`r.l_id = ${lId} and (r.owner_id = ${caller.userId} or exists (
  select from report_schedule_reader x where x.l_id = r.l_id and x.schedule_id = r.schedule_id and x.user_id = ${caller.userId}))`;

/** Subjects that the caller may not read are left out before the page is cut. */
const subjectSeen = (ctx: Ctx) => {
  const subjects = (['bills', 'tests', 'results', 'money'] as const).filter((subject) =>
    mayAsk(ctx, { subject }),
  );
  return sql`r.question ->> 'subject' = any(${subjects})`;
};

/** Runs that the caller asked for or reads, latest first. */
export const listRunsOf = serve(
  reportEndpoints.listReportRuns,
  async (ctx, { cursor, limit = 50, scheduleId, ...dates }) => {
    const after = decodeCursor(cursor);
    const conditions = [
      runSeen(ctx),
      subjectSeen(ctx),
      ...withinDates(ctx, sql.ref('r.asked_at'), dates),
      ...(scheduleId === undefined ? [] : [sql`r.schedule_id = ${scheduleId}`]),
      ...(after === null
        ? []
        : [sql`(r.asked_at, r.run_id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`]),
    ];
    const { rows } = await sql<RunRow & { readonly asked_exactly: string }>`
    select ${runColumns}, r.asked_at::text as asked_exactly from report_run r join login_user o on o.user_id = r.owner_id
    where ${sql.join(conditions, sql` and `)} order by r.asked_at desc, r.run_id desc limit ${limit + 1}`.execute(
      ctx.db,
    );
    return toPage({ rows, limit, key: (row) => [row.asked_exactly, row.run_id], present: presentRun });
  },
);

/** One run that the caller sees, refused like an absent one otherwise. */
export async function readRun(ctx: Ctx, runId: string): Promise<ReportRun> {
  const { rows } = await sql<RunRow>`
    select ${runColumns} from report_run r join login_user o on o.user_id = r.owner_id
    where ${runSeen(ctx)} and r.run_id = ${runId}`.execute(ctx.db);
  const [row] = rows;
  if (row === undefined || !mayAsk(ctx, row.question)) throw refuse('not-found');
  return presentRun(row);
}

interface ScheduleRow {
  readonly schedule_id: string;
  readonly view_id: string | null;
  readonly ready: ReadyQuestionName | null;
  readonly title: string | null;
  readonly question: ExplorerQuestion | null;
  readonly frequency: ReportScheduleRow['frequency'];
  readonly first_on: string | null;
  readonly every_days: number | null;
  readonly format: ReportScheduleRow['format'];
  readonly owner_id: string;
  readonly owner: string;
  readonly paused_at: Date | null;
  readonly removed_at: Date | null;
  readonly version: number;
  readonly readers: ReportScheduleRow['readers'];
  readonly last:
    | (Omit<RunRow, 'asked_at' | 'ended_at'> & { asked_at: string; ended_at: string | null })
    | null;
}

function presentSchedule(ctx: Ctx, row: ScheduleRow): ReportScheduleRow {
  const { last } = row;
  return {
    scheduleId: row.schedule_id,
    title: row.title ?? (row.ready === null ? '' : READY_QUESTIONS[row.ready].label),
    viewId: row.view_id,
    ready: row.ready,
    frequency: row.frequency,
    custom:
      row.first_on === null || row.every_days === null
        ? null
        : { firstOn: row.first_on, everyDays: row.every_days },
    format: row.format,
    owner: row.owner,
    mayChange: row.owner_id === ctx.caller.userId || keepsForOthers(ctx),
    readers: row.readers,
    isPaused: row.paused_at !== null,
    nextAt: row.paused_at === null ? nextReportRun(ctx.now, ctx.lab.timeZone).toISOString() : null,
    last:
      last === null
        ? null
        : presentRun({
            ...last,
            asked_at: new Date(last.asked_at),
            ended_at: last.ended_at === null ? null : new Date(last.ended_at),
          }),
    version: row.version,
  };
}

/** Schedules that are the caller's to see, in the order of their titles; who sets the lab up sees all. */
async function readSchedules(ctx: Ctx, rest: RawBuilder<unknown>): Promise<ScheduleRow[]> {
  const { lId, caller } = ctx;
  const { rows } = await sql<ScheduleRow>`
    select s.schedule_id, s.view_id, s.ready, v.name as title, v.question, s.frequency, s.first_on, s.every_days, s.format,
      s.owner_id, u.name as owner, s.paused_at, s.removed_at, s.version,
      coalesce((
        select json_agg(json_build_object('userId', w.user_id, 'name', w.name) order by w.name)
        from report_schedule_reader x join login_user w on w.user_id = x.user_id
        where x.l_id = s.l_id and x.schedule_id = s.schedule_id), '[]') as readers,
      (select to_json(f) from (
        select ${runColumns} from report_run r join login_user o on o.user_id = r.owner_id
        where r.l_id = s.l_id and r.schedule_id = s.schedule_id order by r.asked_at desc limit 1) f) as last
    from report_schedule s
    join login_user u on u.user_id = s.owner_id
    left join explorer_view v on v.l_id = s.l_id and v.view_id = s.view_id
    where s.l_id = ${lId} and ${rest} and (s.owner_id = ${caller.userId} or ${keepsForOthers(ctx)} or exists (
      select from report_schedule_reader x where x.l_id = s.l_id and x.schedule_id = s.schedule_id and x.user_id = ${caller.userId}))
    order by coalesce(v.name, s.ready), s.schedule_id limit 200`.execute(ctx.db);
  return rows.filter((row) =>
    mayAsk(ctx, row.question ?? READY_QUESTIONS[row.ready ?? 'registrations'].question),
  );
}

export const listSchedulesOf = serve(reportEndpoints.listReportSchedules, async (ctx) => {
  return {
    schedules: (await readSchedules(ctx, sql`s.removed_at is null`)).map((row) => presentSchedule(ctx, row)),
  };
});

/** One of them, refused like an absent one where it is not the caller's to see. */
export async function readSchedule(ctx: Ctx, scheduleId: string): Promise<ReportScheduleRow> {
  const [row] = await readSchedules(ctx, sql`s.removed_at is null and s.schedule_id = ${scheduleId}`);
  if (row === undefined) throw refuse('not-found');
  return presentSchedule(ctx, row);
}

/** One of them at the version that the caller saw, who may change it; the caller has locked it. */
export async function readToChange(
  ctx: Ctx,
  scheduleId: string,
  expected: number,
): Promise<ReportScheduleRow> {
  const [row] = await readSchedules(ctx, sql`s.schedule_id = ${scheduleId}`);
  if (row === undefined) throw refuse('not-found');
  await expectVersion(ctx, { entityId: scheduleId, expected, found: row.version });
  if (row.removed_at !== null) throw refuse('not-found');
  const schedule = presentSchedule(ctx, row);
  if (!schedule.mayChange) throw refuse('schedule-of-other', { details: { owner: schedule.owner } });
  return schedule;
}

/** True while a report runs by a kept question. */
export async function isViewScheduled({ db, lId }: Ctx, viewId: string): Promise<boolean> {
  const { rows } = await sql`
    select from report_schedule where l_id = ${lId} and view_id = ${viewId} and removed_at is null limit 1`.execute(
    db,
  );
  return rows.length > 0;
}
