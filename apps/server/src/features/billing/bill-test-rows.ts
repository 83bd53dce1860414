import type { BillTestState } from '@nidan/domain/status-sets/bill-test';
import { sql } from 'kysely';
import { insertRows } from '../../kernel/database/insert-rows.ts';
import type { Db } from '../../kernel/database/open-database.ts';
import { sendLater } from '../../kernel/database/send-later.ts';
import type { Ctx } from '../../kernel/http/context.ts';

export interface NewBillTest {
  readonly billTestId: string;
  readonly billId: string;
  readonly lineId: string;
  readonly testId: string;
  readonly departmentId: string;
  readonly sampleTypeId: string;
  readonly sampleId: string;
  readonly state: BillTestState;
  readonly tatHours: number;
  readonly dueAt: Date;
}

export async function insertBillTests(ctx: Ctx, tests: readonly NewBillTest[]): Promise<void> {
  await insertRows(ctx.db, 'bill_test', {
    shared: { l_id: ctx.lId },
    rows: tests.map((test) => ({
      bill_test_id: test.billTestId,
      bill_id: test.billId,
      line_id: test.lineId,
      test_id: test.testId,
      department_id: test.departmentId,
      sample_type_id: test.sampleTypeId,
      sample_id: test.sampleId,
      state: test.state,
      tat_hours: test.tatHours,
      due_at: test.dueAt,
    })),
  });
}

/** Columns that a move may set beside the state; absent ones keep their value. */
export interface BillTestChange {
  readonly sampleId?: string;
  readonly isAccessioned?: boolean;
  readonly worstFlag?: string;
  readonly stateBeforeHold?: BillTestState | null;
  readonly completed?: { readonly by: string; readonly at: Date } | null;
  readonly checked?: { readonly by: string; readonly at: Date } | null;
}

interface BillTestUpdate {
  readonly lId: number;
  readonly billTestIds: readonly string[];
  readonly to: BillTestState;
  readonly change: BillTestChange;
}

/** Writes the new state of tests whose bill is locked. */
export async function updateBillTests(
  db: Db,
  { lId, billTestIds, to, change }: BillTestUpdate,
): Promise<void> {
  const { sampleId, isAccessioned, worstFlag, stateBeforeHold, completed, checked } = change;
  const sets = [sql`state = ${to}`, sql`version = version + 1`];
  if (sampleId !== undefined) sets.push(sql`sample_id = ${sampleId}`);
  if (isAccessioned !== undefined) sets.push(sql`is_accessioned = ${isAccessioned}`);
  if (worstFlag !== undefined) sets.push(sql`worst_flag = ${worstFlag}`);
  if (stateBeforeHold !== undefined) sets.push(sql`state_before_hold = ${stateBeforeHold}`);
  if (completed !== undefined) {
    sets.push(sql`completed_at = ${completed?.at ?? null}`, sql`completed_by = ${completed?.by ?? null}`);
  }
  if (checked !== undefined) {
    sets.push(sql`checked_at = ${checked?.at ?? null}`, sql`checked_by = ${checked?.by ?? null}`);
  }
  const statement = sql`
    update bill_test set ${sql.join(sets)}
    where l_id = ${lId} and bill_test_id = any(${[...billTestIds]})`;
  await sendLater(db, statement);
}
