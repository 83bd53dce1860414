import * as billEndpoints from '@nidan/contract/money/bills/bill-endpoints';
import type { BillRow } from '@nidan/contract/money/bills/bill-view';
import type { DateFilter } from '@nidan/contract/kernel/date-filter';
import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import { maskPhone } from '@nidan/domain/people/demo-mask';
import { billTest, type BillTestState } from '@nidan/domain/status-sets/lab/bill-test';
import { leastAdvanced } from '@nidan/domain/status-sets/least-advanced';
import { defaultDays } from '@nidan/domain/time/asked-dates';
import { sql } from 'kysely';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { patientBriefColumns } from '../../people/patients/patient-brief-columns.ts';
import { type PatientBriefRow, presentPatientBrief } from '../../people/patients/present-patient-brief.ts';
import { dueOfBill, netOfBill } from '../../ledger/balances/bill-dues.query.ts';
import { billConditions, type BillFilter } from './bill-filter.ts';
import { CANCELED, CHECKED } from '../../../kernel/database/bill-test-codes.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface ListRow extends PatientBriefRow {
  readonly bill_id: string;
  readonly lab_no: string;
  readonly created_at: Date;
  readonly phone: string | null;
  readonly doctor: string | null;
  readonly client: string;
  readonly location: string;
  readonly priority: BillRow['priority'];
  readonly codes: readonly { code: string; canceled: boolean }[];
  readonly states: readonly BillTestState[] | null;
  readonly due_at: Date | null;
  readonly net: number;
  readonly due: number;
}

function present(ctx: Ctx, row: ListRow): BillRow {
  const state = leastAdvanced(row.states ?? []);
  const live = row.codes.filter(({ canceled }) => !canceled);
  return {
    billId: row.bill_id,
    labNo: row.lab_no,
    createdAt: row.created_at.toISOString(),
    patient: presentPatientBrief(ctx, row),
    // A list is read over shoulders: the whole number is on the bill.
    phone: row.phone === null ? null : maskPhone(row.phone),
    doctor: row.doctor,
    client: row.client,
    location: row.location,
    priority: row.priority,
    testCodes: (live.length > 0 ? live : row.codes).map(({ code }) => code),
    state,
    stateLabel: billTest.labelOf(state),
    dueAt: row.due_at?.toISOString() ?? null,
    netPaise: row.net,
    duePaise: row.due,
  };
}

/** Bills, newest first: a page of ids by index, then what the screen shows of them. */
export const listBillsOf = serve(billEndpoints.listBills, async (ctx, query) => {
  const limit = query.limit ?? 50;
  const conditions = await billConditions(ctx, query);
  const after = decodeCursor(query.cursor);
  if (after !== null) {
    conditions.push(sql`(b.created_at, b.bill_id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`);
  }
  const { rows } = await sql<ListRow>`
    with page as materialized (
      select b.bill_id from bill b where ${sql.join(conditions, sql` and `)}
      order by b.created_at desc, b.bill_id desc limit ${limit + 1}
    )
    select b.bill_id, b.lab_no, b.created_at, b.client, b.priority, p.phone, doc.name as doctor,
      place.name as location, ${patientBriefColumns}, run.states, run.due_at, ${netOfBill} as net, ${dueOfBill} as due,
      coalesce((
        select jsonb_agg(jsonb_build_object('code', t.code, 'canceled', l.canceled_at is not null) order by l.position)
        from bill_line l join test t on t.l_id = l.l_id and t.test_id = l.test_id
        where l.l_id = b.l_id and l.bill_id = b.bill_id
      ), '[]') as codes
    from page
    join bill b on b.l_id = ${ctx.lId} and b.bill_id = page.bill_id
    join patient p on p.l_id = ${ctx.lId} and p.patient_id = b.patient_id
    join location place on place.l_id = ${ctx.lId} and place.location_id = b.location_id
    left join doctor doc on doc.l_id = ${ctx.lId} and doc.doctor_id = b.doctor_id
    left join lateral (
      select array_agg(bt.state) as states,
        min(bt.due_at) filter (where bt.state not in (${CHECKED}, ${CANCELED})) as due_at
      from bill_test bt where bt.l_id = b.l_id and bt.bill_id = b.bill_id
    ) run on true
    order by b.created_at desc, b.bill_id desc`.execute(ctx.db);
  return toPage({
    rows,
    limit,
    key: (row) => [row.created_at.toISOString(), row.bill_id],
    present: (row) => present(ctx, row),
  });
});

/** A filter without dates counts the last 7 days (spec §9 "Default date range"). */
function withinWeek<F extends DateFilter>(ctx: Ctx, filter: F): F {
  if (filter.dates !== undefined || filter.from !== undefined) return filter;
  const { from } = defaultDays({ now: ctx.now, zone: ctx.lab.timeZone });
  return { ...filter, from };
}

/** How many bills a filter finds, and what is due on them. */
export const countBillsOf = serve(billEndpoints.countBills, async (ctx, filter: BillFilter) => {
  const conditions = await billConditions(ctx, withinWeek(ctx, filter));
  const { rows } = await sql<AnswerOf<typeof billEndpoints.countBills>>`
    select count(*)::int as bills, count(*) filter (where f.due > 0)::int as "billsWithDue",
      coalesce(sum(f.due), 0)::bigint as "duePaise"
    from (select ${dueOfBill} as due from bill b where ${sql.join(conditions, sql` and `)}) f`.execute(
    ctx.db,
  );
  return rows[0] ?? { bills: 0, billsWithDue: 0, duePaise: 0 };
});

/** How many ordered tests are in each state, every state named. */
export const countTestStatesOf = serve(billEndpoints.countTestStates, async (ctx, query) => {
  const { departmentId, ...filter } = query;
  const conditions = await billConditions(ctx, withinWeek(ctx, filter));
  if (departmentId !== undefined) conditions.push(sql`bt.department_id = ${departmentId}`);
  const { rows } = await sql<{ state: BillTestState; count: number }>`
    select bt.state, count(*)::int as count
    from bill b join bill_test bt on bt.l_id = b.l_id and bt.bill_id = b.bill_id
    where ${sql.join(conditions, sql` and `)} group by bt.state`.execute(ctx.db);
  const found = new Map(rows.map(({ state, count }) => [state, count]));
  const counts = billTest.stateNames.map((state) => ({
    state,
    stateLabel: billTest.labelOf(state),
    count: found.get(state) ?? 0,
  }));
  return { counts, total: rows.reduce((sum, { count }) => sum + count, 0) };
});
