import * as criticalEndpoints from '@nidan/contract/lab/critical/critical-endpoints';
import type { OpenCritical } from '@nidan/contract/lab/critical/critical-endpoints';
import { maskName, maskPhone } from '@nidan/domain/people/demo-mask';
import { criticalChain, type CriticalContact } from '@nidan/domain/results/bench/critical-chain';
import type { Flag } from '@nidan/domain/results/flag';
import { labSettingOf } from '@nidan/domain/settings/lab-settings';
import { type RawBuilder, sql } from 'kysely';
import { billInScope, departmentInScope } from '../../../kernel/access/in-scope.ts';
import { CANCELED } from '../../../kernel/database/bill-test-codes.ts';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { catalogueOf } from '../../catalogue/versions/catalog-cache.ts';
import type { LabCatalogue } from '../../catalogue/versions/lab-catalogue.ts';
import { patientBriefColumns } from '../../people/patients/patient-brief-columns.ts';
import { type PatientBriefRow, presentPatientBrief } from '../../people/patients/present-patient-brief.ts';
import { presentFlag } from '../results/present-result.ts';
import type { StoredAttempt, StoredCall } from '../results/remarks.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface Row extends PatientBriefRow {
  readonly alert_id: string;
  readonly bill_id: string;
  readonly bill_test_id: string;
  readonly parameter_id: string;
  readonly test_id: string;
  readonly lab_no: string;
  readonly client: string;
  readonly doctor: string | null;
  readonly doctor_phone: string | null;
  readonly patient_phone: string | null;
  readonly agency: string | null;
  readonly agency_phone: string | null;
  readonly parameter: string;
  readonly value: string;
  readonly unit: string;
  readonly flag: Flag | '';
  readonly entered_by: string;
  readonly opened_at: Date;
  /** With microseconds, which a Date drops. */
  readonly opened_exactly: string;
  readonly next_at: Date;
  readonly head_at: Date;
  readonly next_told_at: Date | null;
  readonly head_told_at: Date | null;
  readonly attempts: readonly Omit<StoredAttempt, 'parameterId' | 'value'>[];
  readonly calls: readonly Omit<StoredCall, 'parameterId'>[];
}

/** An open alert `a` of a test `t` of a bill `b` that the caller sees. */
function openOf(ctx: Ctx): RawBuilder<unknown> {
  return sql`a.l_id = ${ctx.lId} and a.closed_at is null and t.state <> ${CANCELED} and ${billInScope(ctx.caller)}
    and ${departmentInScope(ctx.caller, sql.ref('t.department_id'))}`;
}

const joins = sql`critical_alert a
  join bill_test t on t.l_id = a.l_id and t.bill_test_id = a.bill_test_id
  join bill b on b.l_id = a.l_id and b.bill_id = a.bill_id`;

interface Reached {
  readonly name: string | null;
  readonly phone: string | null;
}

function presentPhone({ caller }: Ctx, phone: string | null): string | null {
  if (phone === null || phone === '') return null;
  return caller.isDemoUser ? maskPhone(phone) : phone;
}

/** What the lab has noted of a contact, name and phone in one; a demo user learns that there is one. */
function presentNoted({ caller }: Ctx, noted: string): Reached {
  if (noted === '') return { name: null, phone: null };
  return { name: caller.isDemoUser ? maskName(noted) : noted, phone: null };
}

function presentContacts(ctx: Ctx, row: Row): OpenCritical['contacts'] {
  const pathologist = labSettingOf(ctx.lab.switches, 'criticalDutyContact').trim();
  const head = labSettingOf(ctx.lab.switches, 'criticalHeadContact').trim();
  const reached: Record<CriticalContact, Reached> = {
    doctor: { name: row.doctor, phone: presentPhone(ctx, row.doctor_phone) },
    agency: { name: row.agency, phone: presentPhone(ctx, row.agency_phone) },
    pathologist: presentNoted(ctx, pathologist),
    head: presentNoted(ctx, head),
  };
  const reach = {
    hasDoctor: row.doctor !== null,
    hasAgency: (row.agency_phone ?? '') !== '',
  };
  const times = [
    { from: row.opened_at, toldAt: null },
    { from: row.next_at, toldAt: row.next_told_at },
    { from: row.head_at, toldAt: row.head_told_at },
  ];
  return criticalChain(reach).map(({ contact }, at) => ({
    contact,
    ...reached[contact],
    from: (times[at]?.from ?? row.opened_at).toISOString(),
    toldAt: times[at]?.toldAt?.toISOString() ?? null,
  }));
}

function presentRow(ctx: Ctx, { tests, departments }: LabCatalogue, row: Row): OpenCritical {
  const test = tests.get(row.test_id);
  const department = departments.get(test?.departmentId ?? '');
  if (test === undefined || department === undefined) throw new Error(`Test ${row.test_id} runs nowhere`);
  const { isDemoUser } = ctx.caller;
  return {
    alertId: row.alert_id,
    billId: row.bill_id,
    billTestId: row.bill_test_id,
    parameterId: row.parameter_id,
    labNo: row.lab_no,
    patient: presentPatientBrief(ctx, row),
    patientPhone: presentPhone(ctx, row.patient_phone),
    client: row.client,
    doctor: row.doctor,
    test: { testId: test.testId, code: test.code, name: test.name },
    department: { departmentId: department.departmentId, code: department.code, name: department.name },
    parameter: row.parameter,
    value: row.value,
    unit: row.unit,
    flag: presentFlag(row.flag),
    enteredBy: row.entered_by,
    since: row.opened_at.toISOString(),
    contacts: presentContacts(ctx, row),
    attempts: row.attempts.map(({ note, triedBy, triedAt }) => ({
      note: isDemoUser ? maskName(note) : note,
      triedBy,
      triedAt: new Date(triedAt).toISOString(),
    })),
    calls: row.calls.map(({ value, receiver, readBack, calledBy, calledAt }) => ({
      value,
      receiver: isDemoUser ? maskName(receiver) : receiver,
      readBack: isDemoUser ? maskName(readBack) : readBack,
      calledBy,
      calledAt: new Date(calledAt).toISOString(),
    })),
  };
}

/** Critical values that nobody was told of yet, the longest waiting first. */
export const listCriticalsOf = serve(criticalEndpoints.listCriticals, async (ctx, { cursor, limit = 50 }) => {
  const after = decodeCursor(cursor);
  const further =
    after === null
      ? sql`true`
      : sql`(a.opened_at, a.alert_id) > (${after[0]}::timestamptz, ${after[1]}::uuid)`;
  const { rows } = await sql<Row>`
    select a.alert_id, a.bill_id, a.bill_test_id, a.parameter_id, t.test_id, b.lab_no, b.client, d.name as doctor, d.phone as doctor_phone,
      p.phone as patient_phone, g.name as agency, g.phone as agency_phone, q.name as parameter, a.value, v.unit, v.flag, u.name as entered_by,
      a.opened_at, a.opened_at::text as opened_exactly, a.next_at, a.head_at, a.next_told_at, a.head_told_at, ${patientBriefColumns},
      coalesce((
        select json_agg(json_build_object('note', x.note, 'triedBy', w.name, 'triedAt', x.tried_at) order by x.tried_at desc)
        from critical_attempt x join login_user w on w.user_id = x.tried_by
        where x.l_id = a.l_id and x.bill_test_id = a.bill_test_id and x.parameter_id = a.parameter_id and x.value = a.value), '[]') as attempts,
      coalesce((
        select json_agg(json_build_object('value', c.value, 'receiver', c.receiver, 'readBack', c.read_back, 'calledBy', w.name,
          'calledAt', c.called_at) order by c.called_at desc)
        from critical_call c join login_user w on w.user_id = c.called_by
        where c.l_id = a.l_id and c.bill_test_id = a.bill_test_id and c.parameter_id = a.parameter_id), '[]') as calls
    from ${joins}
    join patient p on p.l_id = b.l_id and p.patient_id = b.patient_id
    join parameter q on q.l_id = a.l_id and q.parameter_id = a.parameter_id
    join result_version v on v.l_id = a.l_id and v.bill_test_id = a.bill_test_id and v.parameter_id = a.parameter_id
      and v.version = a.result_version
    join login_user u on u.user_id = v.entered_by
    left join doctor d on d.l_id = b.l_id and d.doctor_id = b.doctor_id
    left join agency g on g.l_id = b.l_id and g.agency_id = b.agency_id
    where ${openOf(ctx)} and ${further}
    order by a.opened_at, a.alert_id limit ${limit + 1}`.execute(ctx.db);
  const catalogue = await catalogueOf(ctx);
  return toPage({
    rows,
    limit,
    key: (row) => [row.opened_exactly, row.alert_id],
    present: (row) => presentRow(ctx, catalogue, row),
  });
});

interface CountRow {
  readonly open: number;
  readonly escalated: number;
  readonly oldest: Date | null;
}

/** How many critical values wait, for the mark that every screen shows. */
export const countCriticalsOf = serve(criticalEndpoints.countCriticals, async (ctx) => {
  const { rows } = await sql<CountRow>`
    select count(*)::int as open, count(*) filter (where a.next_told_at is not null)::int as escalated, min(a.opened_at) as oldest
    from ${joins} where ${openOf(ctx)}`.execute(ctx.db);
  const { open, escalated, oldest } = rows[0] ?? { open: 0, escalated: 0, oldest: null };
  return { open, escalated, oldest: oldest?.toISOString() ?? null };
});
