import * as publishingEndpoints from '@nidan/contract/links/publishing/publishing-endpoints';
import type { PublishJobView } from '@nidan/contract/links/publishing/publishing-endpoints';
import { isMessageChannel } from '@nidan/domain/delivery/message-channels';
import { maskName } from '@nidan/domain/people/demo-mask';
import { sql } from 'kysely';
import { billInScope, ofBillInScope } from '../../../kernel/access/in-scope.ts';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import { withinDates } from '../../../kernel/database/within-dates.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { patientBriefColumns } from '../../people/patients/patient-brief-columns.ts';
import { type PatientBriefRow, presentPatientBrief } from '../../people/patients/present-patient-brief.ts';
import { REPORT_MESSAGE } from './publish-report.ts';
import { serve } from '../../../kernel/http/serve.ts';

type JobRow = PatientBriefRow &
  Omit<PublishJobView, 'patient' | 'leavesAt' | 'decidedAt' | 'recipientName'> & {
    readonly recipientName: string | null;
    readonly leavesAt: Date | null;
    readonly decidedAt: Date;
  };

function presentJob(ctx: Ctx, row: JobRow): PublishJobView {
  const {
    jobId,
    reportId,
    billId,
    labNo,
    revision,
    recipient,
    state,
    waitsFor,
    withheldBecause,
    channels,
    outcome,
  } = row;
  const name = row.recipientName ?? '';
  return {
    jobId,
    reportId,
    billId,
    labNo,
    revision,
    patient: presentPatientBrief(ctx, row),
    recipient,
    recipientName: ctx.caller.isDemoUser && recipient === 'patient' ? maskName(name) : name,
    state,
    waitsFor,
    withheldBecause,
    channels,
    leavesAt: row.leavesAt?.toISOString() ?? null,
    outcome,
    decidedAt: row.decidedAt.toISOString(),
  };
}

/** What became of released reports for their recipients, latest first. */
export const listPublishJobsOf = serve(
  publishingEndpoints.listPublishJobs,
  async (ctx, { state, billId, cursor, limit = 50, ...dates }) => {
    const after = decodeCursor(cursor);
    const conditions = [
      sql`j.l_id = ${ctx.lId}`,
      ofBillInScope(ctx, sql.ref('j.bill_id')),
      ...withinDates(ctx, sql.ref('j.decided_at'), dates),
      ...(state === undefined ? [] : [sql`j.state = ${state}`]),
      ...(billId === undefined ? [] : [sql`j.bill_id = ${billId}`]),
      ...(after === null ? [] : [sql`(j.decided_at, j.job_id) < (${after[0]}, ${after[1]})`]),
    ];
    const { rows } = await sql<JobRow>`
    select ${patientBriefColumns}, j.job_id as "jobId", j.report_id as "reportId", j.bill_id as "billId", b.lab_no as "labNo",
      r.revision, j.recipient, j.state, j.waits_for as "waitsFor", j.withheld_because as "withheldBecause", j.channels,
      m.recipient_name as "recipientName", m.not_before as "leavesAt", m.outcome, j.decided_at as "decidedAt"
    from publish_job j
    join report_revision r on r.l_id = j.l_id and r.report_id = j.report_id
    join bill b on b.l_id = j.l_id and b.bill_id = j.bill_id
    join patient p on p.l_id = b.l_id and p.patient_id = b.patient_id
    left join message m on m.l_id = j.l_id and m.message_id = j.message_id
    where ${sql.join(conditions, sql` and `)}
    order by j.decided_at desc, j.job_id desc limit ${limit + 1}`.execute(ctx.db);
    return toPage({
      rows,
      limit,
      key: (row) => [row.decidedAt.toISOString(), row.jobId],
      present: (row) => presentJob(ctx, row),
    });
  },
);

interface LeavingRow {
  readonly report_id: string;
  readonly channel: string;
  readonly not_before: Date;
}

/** Messages of reports that can still be pulled back. */
export const leavingReportsOf = serve(publishingEndpoints.readLeavingReports, async (ctx) => {
  const { rows } = await sql<LeavingRow>`
    select m.entity_id as report_id, c.channel, m.not_before
    from message m
    join message_channel c on c.l_id = m.l_id and c.message_id = m.message_id and c.step = 'queued' and c.tries = 0
    join bill b on b.l_id = m.l_id and b.bill_id = m.bill_id
    where m.l_id = ${ctx.lId} and m.kind = ${REPORT_MESSAGE} and m.not_before > ${ctx.now} and m.withdrawn_at is null
      and ${billInScope(ctx.caller)}
    order by m.not_before limit 100`.execute(ctx.db);
  const byChannel = Map.groupBy(rows, ({ channel }) => channel);
  return {
    reportIds: [...new Set(rows.map((row) => row.report_id))],
    channels: [...byChannel].flatMap(([channel, of]) =>
      isMessageChannel(channel) ? [{ channel, count: of.length }] : [],
    ),
    leavesAt: rows.at(-1)?.not_before.toISOString() ?? null,
    now: ctx.now.toISOString(),
  };
});
