import { sql } from 'kysely';
import { billInScope } from '../../../kernel/access/in-scope.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { patientBriefColumns } from '../../people/patients/patient-brief-columns.ts';
import type { BillUnderWork } from './bill-under-work.ts';
import { personOfBill, personOfBillColumns, type PersonOfBillRow } from './person-of-bill-columns.ts';
import { readTestsUnderWork, type TestUnderWork } from './tests-under-work.query.ts';

interface BillRow extends PersonOfBillRow {
  readonly bill_id: string;
  readonly lab_no: string;
  readonly version: number;
  readonly registered_at: Date;
}

/** Locks the bill, which everything that changes its tests does first (architecture §2). */
async function lockBill(ctx: Ctx, billId: string): Promise<BillUnderWork> {
  const { rows } = await sql<BillRow>`
    select b.bill_id, b.lab_no, b.version, b.created_at as registered_at, ${personOfBillColumns}, ${patientBriefColumns}
    from bill b
    join patient p on p.l_id = b.l_id and p.patient_id = b.patient_id
    join location place on place.l_id = b.l_id and place.location_id = b.location_id
    where b.l_id = ${ctx.lId} and b.bill_id = ${billId} and ${billInScope(ctx.caller)}
    for no key update of b`.execute(ctx.db);
  const [row] = rows;
  if (row === undefined) throw refuse('not-found');
  return {
    billId: row.bill_id,
    labNo: row.lab_no,
    version: row.version,
    ...personOfBill(row),
    registeredAt: row.registered_at,
  };
}

export interface LockedBill {
  readonly bill: BillUnderWork;
  readonly tests: readonly TestUnderWork[];
}

/**
 * A bill whose row is locked, with its live tests. Both statements are sent at once, the lock first: it may wait, and only
 * a statement that begins after it sees what the others have written meanwhile.
 */
export async function lockBillWithTests(ctx: Ctx, billId: string): Promise<LockedBill> {
  const [bill, tests] = await Promise.all([lockBill(ctx, billId), readTestsUnderWork(ctx, billId)]);
  return { bill, tests };
}
