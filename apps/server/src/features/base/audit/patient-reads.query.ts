import * as auditEndpoints from '@nidan/contract/base/audit/audit-endpoints';
import type { PatientRead, PatientSeen } from '@nidan/contract/base/audit/event-view';
import { maskName } from '@nidan/domain/people/demo-mask';
import { type RawBuilder, sql } from 'kysely';
import { patientOfBillsInScope } from '../../../kernel/access/in-scope.ts';
import { firstKnown } from '../../../kernel/database/connections/first-known.ts';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import { idsWithinDates } from '../../../kernel/database/within-dates.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** People that a row names. */
const MOST_NAMED = 3;

interface ReadRow {
  readonly read_id: string;
  readonly at: Date;
  readonly by: string;
  readonly role_name: string;
  readonly location: string | null;
  readonly address: string;
  readonly route: string;
  readonly people: { patientId: string; patientCode: string; name: string }[];
  readonly people_count: number;
}

/** Patients among the subjects of a read, as far as the caller sees them: themselves, or those of the bills, reports, tubes, advances and notes that were asked for. */
function peopleOf(ctx: Ctx): RawBuilder<unknown> {
  const { lId } = ctx;
  return sql`lateral (
    select p.patient_id, p.patient_code, p.name from unnest(r.subjects) subject(id)
    left join report_revision v on v.l_id = ${lId} and v.report_id = subject.id
    left join sample s on s.l_id = ${lId} and s.sample_id = subject.id
    left join accounting_note note on note.l_id = ${lId} and note.note_id = subject.id
    left join bill b on b.l_id = ${lId} and b.bill_id = ${firstKnown('v.bill_id', 's.bill_id', 'note.bill_id', 'subject.id')}
    left join customer_advance a on a.l_id = ${lId} and a.advance_id = subject.id
    join patient p on p.l_id = ${lId} and p.patient_id = ${firstKnown('b.patient_id', 'a.patient_id', 'note.patient_id', 'subject.id')}
    where ${patientOfBillsInScope(ctx, sql.ref('p.patient_id'))})`;
}

function presentRead(ctx: Ctx, row: ReadRow): PatientRead {
  const shown = (name: string): string => (ctx.caller.isDemoUser ? maskName(name) : name);
  return {
    readId: row.read_id,
    at: row.at.toISOString(),
    by: row.by,
    roleName: row.role_name,
    location: row.location,
    address: row.address,
    route: row.route,
    people: row.people.map((person) => ({ ...person, name: shown(person.name) })),
    peopleCount: row.people_count,
  };
}

/** What one person saw, newest first. */
export const readsOfUser = serve(auditEndpoints.readsByUser, async (ctx, query) => {
  const limit = query.limit ?? 50;
  const after = decodeCursor(query.cursor);
  const conditions = [sql`r.l_id = ${ctx.lId}`, sql`r.user_id = ${query.userId}`];
  conditions.push(...idsWithinDates(ctx, { moment: sql.ref('r.at'), id: sql.ref('r.read_id') }, query));
  if (after !== null) conditions.push(sql`r.read_id < ${after[0]}::uuid`);
  const { rows } = await sql<ReadRow>`
    select r.read_id, r.at, u.name as by, r.role_name, place.name as location, r.address, r.route,
      coalesce((select jsonb_agg(jsonb_build_object(
        'patientId', n.patient_id, 'patientCode', n.patient_code, 'name', n.name))
        from (select distinct q.patient_id, q.patient_code, q.name from ${peopleOf(ctx)} q limit ${MOST_NAMED}) n), '[]') as people,
      (select count(distinct q.patient_id) from ${peopleOf(ctx)} q) as people_count
    from (select * from patient_read r where ${sql.join(conditions, sql` and `)}
      order by r.read_id desc limit ${limit + 1}) r
    join login_user u on u.user_id = r.user_id
    left join location place on place.l_id = r.l_id and place.location_id = r.location_id
    order by r.read_id desc`.execute(ctx.db);
  return toPage({ rows, limit, key: (row) => [row.read_id], present: (row) => presentRead(ctx, row) });
});

interface SeenRow {
  readonly user_id: string;
  readonly by: string;
  readonly role_name: string;
  readonly day: string;
  readonly count: number;
  readonly first_at: Date;
  readonly last_at: Date;
  readonly routes: string[];
}

function presentSeen(row: SeenRow): PatientSeen {
  return {
    userId: row.user_id,
    by: row.by,
    roleName: row.role_name,
    day: row.day,
    count: row.count,
    firstAt: row.first_at.toISOString(),
    lastAt: row.last_at.toISOString(),
    routes: row.routes,
  };
}

/** Who saw a patient: through themselves, their bills, reports, tubes, advances or notes; by day (UTC) and person, newest first. */
export const readsOfOnePatient = serve(auditEndpoints.readsOfPatient, async (ctx, query) => {
  const { lId } = ctx;
  const limit = query.limit ?? 50;
  const after = decodeCursor(query.cursor);
  const rest = after === null ? sql`` : sql`where (day, user_id) < (${after[0]}::date, ${after[1]}::uuid)`;
  const { rows } = await sql<SeenRow>`
    with bills as materialized (
      select bill_id from bill where l_id = ${lId} and patient_id = ${query.patientId}),
    subjects as materialized (
      select id from (
        select ${query.patientId}::uuid as id union all select bill_id from bills
        union all select v.report_id from bills b join report_revision v on v.l_id = ${lId} and v.bill_id = b.bill_id
        union all select s.sample_id from bills b join sample s on s.l_id = ${lId} and s.bill_id = b.bill_id
        union all select a.advance_id from customer_advance a where a.l_id = ${lId} and a.patient_id = ${query.patientId}
        union all select note.note_id from accounting_note note where note.l_id = ${lId} and note.patient_id = ${query.patientId}
        union all select note.note_id from bills b join accounting_note note on note.l_id = ${lId} and note.bill_id = b.bill_id) own
      where ${patientOfBillsInScope(ctx, sql`${query.patientId}::uuid`)}),
    days as (
      select distinct n.day, n.user_id from subjects s
      join patient_seen n on n.l_id = ${lId} and n.subject_id = s.id),
    shown as materialized (select day, user_id from days ${rest} order by day desc, user_id desc limit ${limit + 1})
    select d.user_id, u.name as by, d.day, r.role_name, r.count, r.first_at, r.last_at, r.routes
    from shown d
    join login_user u on u.user_id = d.user_id
    cross join lateral (
      select count(*) as count, min(at) as first_at, max(at) as last_at, max(role_name) as role_name,
        array_agg(distinct route) as routes
      from patient_read r
      where r.l_id = ${lId} and r.user_id = d.user_id and r.at >= d.day::timestamp at time zone 'UTC'
        and r.at < (d.day + 1)::timestamp at time zone 'UTC'
        and r.read_id >= (lpad(to_hex((extract(epoch from d.day) * 1000)::bigint), 12, '0') || '00000000000000000000')::uuid
        and r.read_id < (lpad(to_hex((extract(epoch from d.day + 2) * 1000)::bigint), 12, '0') || '00000000000000000000')::uuid
        and r.subjects && (select array_agg(id) from subjects)) r
    where r.count > 0
    order by d.day desc, d.user_id desc`.execute(ctx.db);
  return toPage({ rows, limit, key: (row) => [row.day, row.user_id], present: presentSeen });
});
