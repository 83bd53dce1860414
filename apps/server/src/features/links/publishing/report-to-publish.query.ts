import type { PublishingState, Recipient, ReportToPublish } from '@nidan/domain/delivery/publishing-rule';
import { channelsOf } from '@nidan/domain/reports/channels';
import { labSettingOf } from '@nidan/domain/settings/lab-settings';
import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import { reportDispatch } from '@nidan/domain/status-sets/lab/report-dispatch';
import { sql } from 'kysely';
import { billInScope } from '../../../kernel/access/in-scope.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { payerStopsReports } from '../../ledger/agency-accounts/payer-standing.query.ts';
import { dueOfBill } from '../../ledger/balances/bill-dues.query.ts';
import { accountBlockOf } from '../../lab/reports/dispatch-blocks.ts';

/** A released report with whom it may go to. */
export interface PublishableReport extends ReportToPublish {
  readonly reportId: string;
  readonly billId: string;
  readonly labNo: string;
  readonly revision: number;
  readonly releasedAt: Date;
  readonly isUrgent: boolean;
  readonly replaced: boolean;
  readonly patientId: string;
  /** Its earlier revisions. */
  readonly earlier: readonly string[];
  /** What was decided before, by recipient. */
  readonly decided: Readonly<Partial<Record<Recipient, PublishingState>>>;
}

interface Row {
  readonly reportId: string;
  readonly billId: string;
  readonly labNo: string;
  readonly revision: number;
  readonly releasedAt: Date;
  readonly priority: string;
  readonly replaced: boolean;
  readonly status: number;
  readonly billChannels: number;
  readonly patientId: string;
  readonly doctorId: string | null;
  readonly agencyId: string | null;
  readonly locationId: string;
  readonly due: number;
  readonly payerStopped: boolean;
  readonly isComplete: boolean;
  readonly testIds: readonly string[];
  readonly isRestricted: boolean;
  readonly earlier: readonly string[];
  readonly decided: PublishableReport['decided'];
}

/** Locks the bill of a report that the caller sees, then reads what is chosen by; null when there is none. */
export async function lockReportToPublish(ctx: Ctx, reportId: string): Promise<PublishableReport | null> {
  await sql`
    select 1 from bill b where b.l_id = ${ctx.lId} and ${billInScope(ctx.caller)} and b.bill_id = (
      select bill_id from report_dispatch where l_id = ${ctx.lId} and report_id = ${reportId})
    for no key update`.execute(ctx.db);
  return readReportToPublish(ctx, reportId);
}

/** Reads a report that the caller sees with what is chosen by; null when there is none. */
export async function readReportToPublish(ctx: Ctx, reportId: string): Promise<PublishableReport | null> {
  const { rows } = await sql<Row>`
    select d.report_id as "reportId", d.bill_id as "billId", b.lab_no as "labNo", r.revision, r.released_at as "releasedAt", b.priority, d.replaced, d.status,
      b.channels as "billChannels", b.patient_id as "patientId", b.doctor_id as "doctorId", b.agency_id as "agencyId",
      b.location_id as "locationId", ${dueOfBill} as due, ${payerStopsReports} as "payerStopped",
      coalesce(jsonb_array_length(r.snapshot -> 'pending'), 0) = 0 as "isComplete", tests.ids as "testIds",
      tests.restricted as "isRestricted",
      array(select e.report_id from report_revision e
        where e.l_id = d.l_id and e.bill_id = d.bill_id and e.revision < r.revision) as earlier,
      coalesce((select jsonb_object_agg(j.recipient, j.state) from publish_job j
        where j.l_id = d.l_id and j.report_id = d.report_id), '{}') as decided
    from report_dispatch d
    join report_revision r on r.l_id = d.l_id and r.report_id = d.report_id
    join bill b on b.l_id = d.l_id and b.bill_id = d.bill_id
    cross join lateral (
      select coalesce(array_agg(bt.test_id) || array_agg(l.test_id), '{}') as ids, coalesce(bool_or(t.consent_needed), false) as restricted
      from bill_test bt
      join test t on t.l_id = bt.l_id and t.test_id = bt.test_id
      join bill_line l on l.l_id = bt.l_id and l.line_id = bt.line_id
      where bt.l_id = d.l_id and bt.bill_id = d.bill_id and bt.state <> ${billTest.codes.canceled}) tests
    where d.l_id = ${ctx.lId} and d.report_id = ${reportId} and ${billInScope(ctx.caller)}`.execute(ctx.db);
  const [row] = rows;
  if (row === undefined) return null;
  const { priority, status, due, payerStopped, billChannels, ...report } = row;
  const state = reportDispatch.stateOf(status);
  return {
    ...report,
    agreed: channelsOf(billChannels),
    isUrgent: priority === 'stat',
    isPaid: due <= 0,
    isHeld: state === 'onHold' || state === 'cancelled' || payerStopped || accountBlockOf(ctx) !== null,
    mustBePaid: labSettingOf(ctx.lab.switches, 'holdReportForDues'),
  };
}
