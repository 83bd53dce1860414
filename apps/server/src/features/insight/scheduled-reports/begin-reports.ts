import { DAY } from '@nidan/domain/time/durations';
import type { ReportFormat, ReportSchedule } from '@nidan/domain/enumerations/reporting';
import type { ExplorerQuestion } from '@nidan/domain/insight/explorer-query';
import { READY_QUESTIONS, type ReadyQuestionName } from '@nidan/domain/insight/ready-questions';
import { latestPeriod } from '@nidan/domain/scheduling/report-schedule';
import { genericOutcome } from '@nidan/domain/status-sets/links/generic-outcome';
import { DATE_PRESETS } from '@nidan/domain/time/date-filter';
import { sql } from 'kysely';
import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import type { Db } from '../../../kernel/database/connections/open-database.ts';
import { newId } from '../../../kernel/database/new-id.ts';
import { jobStatement } from '../../../kernel/jobs/job-statement.ts';
import type { Job } from '../../../kernel/jobs/start-worker.ts';
import { deleteRunsBefore, failRun, insertRun } from './run-rows.ts';

/** A run and its file are kept for so many days (domain facts 2.20). */
const KEPT_DAYS = 90;
/** A run that no job has ended by then never will: somebody is told. */
const GIVEN_UP_MS = DAY;

interface ScheduleRow {
  readonly schedule_id: string;
  readonly name: string | null;
  readonly question: ExplorerQuestion | null;
  readonly ready: ReadyQuestionName | null;
  readonly frequency: ReportSchedule;
  readonly first_on: string | null;
  readonly every_days: number | null;
  readonly format: ReportFormat;
  readonly owner_id: string;
  readonly since: Date;
}

interface OfLab {
  readonly lId: number;
  readonly zone: string;
  readonly now: Date;
}

async function beginDue(db: Db, { lId, zone, now }: OfLab): Promise<void> {
  const { rows } = await sql<ScheduleRow>`
    select s.schedule_id, v.name, v.question, s.ready, s.frequency, s.first_on, s.every_days, s.format, s.owner_id, s.since
    from report_schedule s left join explorer_view v on v.l_id = s.l_id and v.view_id = s.view_id
    where s.l_id = ${lId} and s.removed_at is null and s.paused_at is null order by s.schedule_id`.execute(
    db,
  );
  for (const row of rows) {
    const { first_on: firstOn, every_days: everyDays, ready } = row;
    const custom = firstOn === null || everyDays === null ? null : { firstOn, everyDays };
    const period = latestPeriod({ frequency: row.frequency, custom, since: row.since }, now, zone);
    const known = ready === null ? null : READY_QUESTIONS[ready];
    const question = known?.question ?? row.question;
    if (period === null || question === null) continue;
    const runId = newId();
    // oxlint-disable-next-line no-await-in-loop -- one transaction, one connection
    const isNew = await insertRun(db, {
      lId,
      runId,
      scheduleId: row.schedule_id,
      period,
      title: known?.label ?? row.name ?? '',
      question,
      dates: { dates: DATE_PRESETS.custom, ...period },
      format: row.format,
      ownerId: row.owner_id,
      now,
    });
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (isNew) await db.executeQuery(jobStatement({ task: 'make-report', payload: { lId, runId } }));
  }
}

async function giveUp(db: Db, { lId, now }: OfLab): Promise<void> {
  const { rows } = await sql<{ run_id: string }>`
    select run_id from report_run
    where l_id = ${lId} and state = ${genericOutcome.codes.PENDING} and asked_at < ${new Date(now.getTime() - GIVEN_UP_MS)}`.execute(
    db,
  );
  for (const { run_id: runId } of rows) {
    // oxlint-disable-next-line no-await-in-loop -- seldom more than one
    await failRun(
      db,
      { lId, runId },
      { failure: 'It was tried for a day and never ended. Have it made again', now },
    );
  }
}

/**
 * Begins what is due in every lab: once for each schedule and period, whatever becomes of it, and after a while without a server
 * the latest period alone. Forgets what is older than 90 days.
 */
export const beginReports: Job = async ({ db, clock }) => {
  const labs = await db.selectFrom('lab').select(['l_id', 'time_zone']).orderBy('l_id').execute();
  for (const { l_id: lId, time_zone: zone } of labs) {
    const now = clock();
    // oxlint-disable-next-line no-await-in-loop -- one lab after the other, each in its own transaction
    await inTransaction(db, lId, {
      plans: 'commands',
      work: async (tx) => {
        await beginDue(tx, { lId, zone, now });
        await giveUp(tx, { lId, zone, now });
        await deleteRunsBefore(tx, lId, new Date(now.getTime() - KEPT_DAYS * DAY));
      },
    });
  }
};
