import type { AnswerOf, ParamsOf } from '@nidan/contract/kernel/endpoint';
import type { readPatient } from '@nidan/contract/patients/patient-endpoints';
import type { PatientVisit } from '@nidan/contract/patients/patient-record';
import { billTest, type BillTestState } from '@nidan/domain/status-sets/bill-test';
import { leastAdvanced } from '@nidan/domain/status-sets/least-advanced';
import { sql } from 'kysely';
import { billInScope, patientInScope } from '../../kernel/access/in-scope.ts';
import type { Ctx } from '../../kernel/http/context.ts';
import { refuse } from '../../kernel/http/refuse.ts';
import { dueOfBill, netOfBill } from '../billing/bill-dues.query.ts';
import { CANCELED } from '../billing/bill-test-codes.ts';
import { patientColumns, type PatientRow } from './patient-record-columns.ts';
import { presentPatient } from './present-patient.ts';

const VISITS = 20;

interface PersonRow extends PatientRow {
  readonly visit_count: number;
  readonly due: number;
}

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

async function readVisits(ctx: Ctx, patientId: string): Promise<PatientVisit[]> {
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
    where b.l_id = ${ctx.lId} and b.patient_id = ${patientId} and ${billInScope(ctx.caller)}
    order by b.created_at desc, b.bill_id desc limit ${VISITS}`.execute(ctx.db);
  return rows.map(presentVisit);
}

/** One person with dues and the latest visits. */
export async function readPatientOf(
  ctx: Ctx,
  { patientId }: ParamsOf<typeof readPatient>,
): Promise<AnswerOf<typeof readPatient>> {
  const { rows } = await sql<PersonRow>`
    select ${patientColumns},
      (select count(*) from bill b
        where b.l_id = p.l_id and b.patient_id = p.patient_id and ${billInScope(ctx.caller)})::int as visit_count,
      (select coalesce(sum(${dueOfBill}), 0)::bigint from bill b
        where b.l_id = p.l_id and b.patient_id = p.patient_id and ${billInScope(ctx.caller)}) as due
    from patient p where p.l_id = ${ctx.lId} and p.patient_id = ${patientId}
      and ${patientInScope(ctx, sql.ref('p.patient_id'))}`.execute(ctx.db);
  const [row] = rows;
  if (row === undefined) throw refuse('not-found');
  const visits = await readVisits(ctx, patientId);
  return { ...presentPatient(ctx, row), visits, visitCount: row.visit_count, duePaise: row.due };
}
