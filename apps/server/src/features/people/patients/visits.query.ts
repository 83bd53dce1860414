import type { PatientVisit } from '@nidan/contract/people/patients/patient-record';
import { billTest, type BillTestState } from '@nidan/domain/status-sets/lab/bill-test';
import { leastAdvanced } from '@nidan/domain/status-sets/least-advanced';
import { sql } from 'kysely';
import { billInScope } from '../../../kernel/access/in-scope.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { dueOfBill, netOfBill } from '../../ledger/balances/bill-dues.query.ts';
import { CANCELED } from '../../../kernel/database/bill-test-codes.ts';

interface VisitRow {
  readonly bill_id: string;
  readonly lab_no: string;
  readonly created_at: Date;
  readonly lines: PatientVisit['lines'];
  readonly test_ids: string[];
  readonly states: BillTestState[];
  readonly net: number;
  readonly due: number;
}

function presentVisit(row: VisitRow): PatientVisit {
  const state = leastAdvanced(row.states);
  return {
    billId: row.bill_id,
    labNo: row.lab_no,
    at: row.created_at.toISOString(),
    lines: row.lines,
    testIds: row.test_ids,
    state,
    stateLabel: billTest.labelOf(state),
    netPaise: row.net,
    duePaise: row.due,
  };
}

interface VisitsQuestion {
  readonly patientId: string;
  /** Instant and id of the last bill of the page before. */
  readonly after: readonly (string | number)[] | null;
  readonly limit: number;
}

/** Bills of a person, newest first. */
export async function readVisits(
  ctx: Ctx,
  { patientId, after, limit }: VisitsQuestion,
): Promise<PatientVisit[]> {
  const rest =
    after === null
      ? sql``
      : sql`and (b.created_at, b.bill_id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`;
  const { rows } = await sql<VisitRow>`
    select b.bill_id, b.lab_no, b.created_at, ${netOfBill} as net, ${dueOfBill} as due,
      coalesce((
        select jsonb_agg(jsonb_build_object('testId', t.test_id, 'code', t.code, 'name', t.name) order by l.position)
        from bill_line l join test t on t.l_id = l.l_id and t.test_id = l.test_id
        where l.l_id = b.l_id and l.bill_id = b.bill_id and l.canceled_at is null
      ), '[]') as lines,
      coalesce(run.test_ids, '{}') as test_ids, coalesce(run.states, '{}') as states
    from bill b
    left join lateral (
      select array_agg(bt.test_id) filter (where bt.state <> ${CANCELED}) as test_ids, array_agg(bt.state) as states
      from bill_test bt where bt.l_id = b.l_id and bt.bill_id = b.bill_id
    ) run on true
    where b.l_id = ${ctx.lId} and b.patient_id = ${patientId} and ${billInScope(ctx.caller)} ${rest}
    order by b.created_at desc, b.bill_id desc limit ${limit}`.execute(ctx.db);
  return rows.map(presentVisit);
}
