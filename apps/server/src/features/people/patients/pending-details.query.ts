import * as patientEndpoints from '@nidan/contract/people/patients/patient-endpoints';
import type { PendingDetails } from '@nidan/contract/people/patients/patient-history';
import { billTest, type BillTestState } from '@nidan/domain/status-sets/lab/bill-test';
import { leastAdvanced } from '@nidan/domain/status-sets/least-advanced';
import { reportDispatch } from '@nidan/domain/status-sets/lab/report-dispatch';
import { sql } from 'kysely';
import { literalCode } from '../../../kernel/database/literal-code.ts';
import { billInScope, patientInScope } from '../../../kernel/access/in-scope.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { dueOfBill } from '../../ledger/balances/bill-dues.query.ts';
import { CANCELED, CHECKED } from '../../../kernel/database/bill-test-codes.ts';
import { serve } from '../../../kernel/http/serve.ts';

const BILLS = 40;

interface PersonRow {
  readonly missing: PendingDetails['missing'];
}

interface BillRow {
  readonly bill_id: string;
  readonly lab_no: string;
  readonly created_at: Date;
  readonly due: number;
  readonly open: readonly { code: string; state: BillTestState; dueAt: string }[];
  readonly dispatch: number | null;
}

async function missingOf(ctx: Ctx, patientId: string): Promise<PendingDetails['missing']> {
  const { rows } = await sql<PersonRow>`
    select array_remove(array[
      case when coalesce(phone, '') = '' then 'phone' end, case when coalesce(email, '') = '' then 'email' end,
      case when address = '' then 'address' end, case when coalesce(pincode, '') = '' then 'pincode' end,
      case when birthdate is null then 'birthdate' end, case when coalesce(abha_id, '') = '' then 'abha_id' end
    ], null) as missing
    from patient p
    where l_id = ${ctx.lId} and patient_id = ${patientId}
      and ${patientInScope(ctx, sql.ref('p.patient_id'))}`.execute(ctx.db);
  const [row] = rows;
  if (row === undefined) throw refuse('not-found');
  return row.missing;
}

const READY_TO_PRINT = literalCode(reportDispatch.codes.readyToPrint);
const READY_TO_DISPATCH = literalCode(reportDispatch.codes.readyToDispatch);

async function readBills(ctx: Ctx, patientId: string): Promise<readonly BillRow[]> {
  const { rows } = await sql<BillRow>`
    select b.bill_id, b.lab_no, b.created_at, ${dueOfBill} as due, coalesce((
        select jsonb_agg(jsonb_build_object('code', t.code, 'state', bt.state, 'dueAt', bt.due_at)
          order by bt.bill_test_id)
        from bill_test bt join test t on t.l_id = bt.l_id and t.test_id = bt.test_id
        where bt.l_id = b.l_id and bt.bill_id = b.bill_id and bt.state not in (${CHECKED}, ${CANCELED})
      ), '[]') as open, (
        select d.status from report_dispatch d
        where d.l_id = b.l_id and d.bill_id = b.bill_id and d.status in (${READY_TO_PRINT}, ${READY_TO_DISPATCH})
        order by d.status limit 1) as dispatch
    from bill b
    where b.l_id = ${ctx.lId} and b.patient_id = ${patientId} and ${billInScope(ctx.caller)}
    order by b.created_at desc, b.bill_id desc limit ${BILLS}`.execute(ctx.db);
  return rows;
}

function openBill({ bill_id: billId, lab_no: labNo, created_at: at, open }: BillRow) {
  const state = leastAdvanced(open.map((test) => test.state));
  return {
    billId,
    labNo,
    at: at.toISOString(),
    testCodes: open.map(({ code }) => code),
    state,
    stateLabel: billTest.labelOf(state),
    dueAt: new Date(Math.min(...open.map(({ dueAt }) => Date.parse(dueAt)))).toISOString(),
  };
}

/** What is open with a person: empty fields, tests, dues, reports that have not gone out. */
export const pendingDetailsOf = serve(
  patientEndpoints.pendingDetails,
  async (ctx, { patientId }: { patientId: string }): Promise<PendingDetails> => {
    const missing = await missingOf(ctx, patientId);
    const bills = await readBills(ctx, patientId);
    return {
      missing,
      openBills: bills.filter(({ open }) => open.length > 0).map(openBill),
      dues: bills
        .filter(({ due }) => due > 0)
        .map((bill) => ({
          billId: bill.bill_id,
          labNo: bill.lab_no,
          at: bill.created_at.toISOString(),
          duePaise: bill.due,
        })),
      reports: bills.flatMap(({ bill_id: billId, lab_no: labNo, dispatch }) =>
        dispatch === null
          ? []
          : [{ billId, labNo, dispatchLabel: reportDispatch.labelOf(reportDispatch.stateOf(dispatch)) }],
      ),
    };
  },
);
