import type { BillPriority, Language } from '@nidan/domain/enumerations/bills';
import type {
  ReportRevisionStatus,
  ReportSnapshot,
  SnapshotPicture,
} from '@nidan/domain/reports/report-snapshot';
import { sql } from 'kysely';
import { sendLater } from '../../../kernel/database/connections/send-later.ts';
import { billInScope } from '../../../kernel/access/in-scope.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { CHECKED } from '../../../kernel/database/bill-test-codes.ts';
import { latestPicture } from '../../base/files/pictures.query.ts';
import { patientBriefColumns } from '../../people/patients/patient-brief-columns.ts';
import type { PatientBriefRow } from '../../people/patients/present-patient-brief.ts';

/** The bill that a report is about, with its person and the letterhead of the lab. */
export interface ReportHeadRow extends PatientBriefRow {
  readonly bill_id: string;
  readonly lab_no: string;
  readonly client: string;
  readonly priority: BillPriority;
  readonly fasting_hours: number | null;
  readonly language: Language;
  readonly created_at: Date;
  readonly name_local: string | null;
  readonly abha_id: string | null;
  readonly place: string;
  readonly doctor_name: string | null;
  readonly doctor_qualification: string | null;
  readonly lab_name: string;
  readonly tagline: string;
  readonly lab_address: string;
  readonly lab_phone: string;
  readonly lab_email: string;
  readonly website: string;
  readonly footer: string;
  readonly logo: SnapshotPicture | null;
  readonly came_before: boolean;
  /** The caller and who checked tests of the bill, by id. */
  readonly people: Readonly<Record<string, CheckerRow>>;
  /** Tests that were checked by rule, with who approved the rules. */
  readonly rule_checks: readonly RuleCheckRow[] | null;
}

/** A test that its rules checked last. */
export interface RuleCheckRow extends CheckerRow {
  readonly billTestId: string;
  readonly version: number;
  readonly approvedAt: string;
}

export interface CheckerRow {
  readonly name: string;
  readonly qualification: string | null;
  readonly registrationNo: string | null;
  readonly role: string | null;
  readonly signature: SnapshotPicture | null;
}

/** Locks the bill: everything that changes it queues here, so that what is read next is what is committed. */
export async function lockBillOfReport(ctx: Ctx, billId: string): Promise<void> {
  const statement = sql`select 1 from bill where l_id = ${ctx.lId} and bill_id = ${billId} for no key update`;
  await sendLater(ctx.db, statement);
}

export async function readReportHead(ctx: Ctx, billId: string): Promise<ReportHeadRow | null> {
  const { rows } = await sql<ReportHeadRow>`
    select b.bill_id, b.lab_no, b.client, b.priority, b.fasting_hours, b.language, b.created_at,
      ${patientBriefColumns}, p.name_local, p.abha_id, place.name as place,
      d.name as doctor_name, d.qualification as doctor_qualification,
      l.name as lab_name, l.tagline, l.address as lab_address, l.phone as lab_phone, l.email as lab_email,
      l.website, l.footer, ${latestPicture(sql`f.l_id = b.l_id and f.purpose = 'logo'`)} as logo,
      exists (select from bill o where o.l_id = b.l_id and o.patient_id = b.patient_id and o.created_at < b.created_at)
        as came_before,
      (select json_object_agg(u.user_id, json_build_object('name', u.name, 'qualification', u.qualification,
          'registrationNo', u.registration_no, 'role', r.name, 'signature',
          ${latestPicture(sql`f.l_id = ${ctx.lId} and f.user_id = u.user_id and f.purpose = 'signature'`)}))
        from login_user u
        left join membership m on m.l_id = ${ctx.lId} and m.user_id = u.user_id
        left join role r on r.l_id = m.l_id and r.role_id = m.role_id
        where u.user_id = any(${ctx.caller.userId}::uuid || array(
          select bt.checked_by from bill_test bt where bt.l_id = ${ctx.lId} and bt.bill_id = ${billId}))) as people,
      (select json_agg(json_build_object('billTestId', v.bill_test_id, 'version', s.number, 'approvedAt', s.approved_at,
          'name', u.name, 'qualification', u.qualification, 'registrationNo', u.registration_no, 'role', r.name,
          'signature', null) order by v.judged_at desc)
        from bill_test bt
        join rule_verdict v on v.l_id = bt.l_id and v.bill_test_id = bt.bill_test_id and v.outcome = 'checked'
        join rule_set s on s.l_id = v.l_id and s.rule_set_id = v.rule_set_id
        join login_user u on u.user_id = s.approved_by
        left join membership m on m.l_id = s.l_id and m.user_id = u.user_id
        left join role r on r.l_id = m.l_id and r.role_id = m.role_id
        where bt.l_id = b.l_id and bt.bill_id = b.bill_id) as rule_checks
    from bill b
    join patient p on p.l_id = b.l_id and p.patient_id = b.patient_id
    join location place on place.l_id = b.l_id and place.location_id = b.location_id
    join lab l on l.l_id = b.l_id
    left join doctor d on d.l_id = b.l_id and d.doctor_id = b.doctor_id
    where b.l_id = ${ctx.lId} and b.bill_id = ${billId} and ${billInScope(ctx.caller)}`.execute(ctx.db);
  return rows[0] ?? null;
}

/** The latest revision of a bill's report and what became of it. */
export interface FormerRevisionRow {
  readonly report_id: string;
  readonly bill_id: string;
  readonly report_no: string;
  readonly revision: number;
  readonly status: ReportRevisionStatus;
  readonly released_at: Date;
  readonly first_released_at: Date;
  readonly snapshot: ReportSnapshot;
  readonly dispatch_status: number;
  readonly hold_reason: string | null;
  readonly printed_at: Date | null;
  readonly dispatched_at: Date | null;
}

export async function readFormerRevision(ctx: Ctx, billId: string): Promise<FormerRevisionRow | null> {
  const { rows } = await sql<FormerRevisionRow>`
    select r.report_id, r.bill_id, r.report_no, r.revision, r.status, r.released_at, r.snapshot,
      (select min(f.released_at) from report_revision f where f.l_id = r.l_id and f.bill_id = r.bill_id)
        as first_released_at,
      d.status as dispatch_status, d.hold_reason, d.printed_at, d.dispatched_at
    from report_revision r
    join report_dispatch d on d.l_id = r.l_id and d.report_id = r.report_id
    where r.l_id = ${ctx.lId} and r.bill_id = ${billId}
    order by r.revision desc limit 1`.execute(ctx.db);
  return rows[0] ?? null;
}

export interface PreviousValueRow {
  readonly parameter_id: string;
  readonly unit: string;
  readonly value: string;
  readonly at: Date;
}

/** The latest checked value of each parameter and unit from the earlier bills of the person. */
export async function readPreviousValues(
  ctx: Ctx,
  head: ReportHeadRow,
): Promise<readonly PreviousValueRow[]> {
  if (!head.came_before) return [];
  const { rows } = await sql<PreviousValueRow>`
    select distinct on (v.parameter_id, v.unit) v.parameter_id, v.unit, v.value,
      coalesce(s.collected_at, b.created_at) as at
    from bill b
    join bill_test bt on bt.l_id = b.l_id and bt.bill_id = b.bill_id and bt.state = ${CHECKED}
    left join sample s on s.l_id = bt.l_id and s.sample_id = bt.sample_id
    join lateral (
      select distinct on (rv.parameter_id) rv.parameter_id, rv.unit, rv.value, rv.file_id
      from result_version rv where rv.l_id = bt.l_id and rv.bill_test_id = bt.bill_test_id
      order by rv.parameter_id, rv.version desc
    ) v on v.value is not null and v.file_id is null
    where b.l_id = ${ctx.lId} and b.patient_id = ${head.patient_id} and b.created_at < ${head.created_at}
    order by v.parameter_id, v.unit, at desc, b.bill_id desc`.execute(ctx.db);
  return rows;
}

export interface UncheckRow {
  readonly reason: string | null;
  readonly name: string;
}

/** Who took results of the bill back since a moment, and why, latest last. */
export async function readUnchecks(
  ctx: Ctx,
  { billId, since }: { billId: string; since: Date },
): Promise<readonly UncheckRow[]> {
  const { rows } = await sql<UncheckRow>`
    select e.reason, u.name from event e join login_user u on u.user_id = e.user_id
    where e.l_id = ${ctx.lId} and e.bill_id = ${billId} and e.action = 'uncheck' and e.at > ${since}
    order by e.at, e.event_id`.execute(ctx.db);
  return rows;
}
