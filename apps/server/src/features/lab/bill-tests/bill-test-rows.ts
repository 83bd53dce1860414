import type { FetchedFormat } from '@nidan/domain/reports/report-format';
import type { BillTestState } from '@nidan/domain/status-sets/lab/bill-test';
import { sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Db } from '../../../kernel/database/connections/open-database.ts';
import { sendLater } from '../../../kernel/database/connections/send-later.ts';
import type { HandOver } from '../../../kernel/access/open-work.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { ON_HOLD } from '../../../kernel/database/bill-test-codes.ts';

export interface NewBillTest {
  readonly billTestId: string;
  readonly billId: string;
  readonly lineId: string;
  readonly testId: string;
  /** Of the test; it decides the parameters and their intervals. */
  readonly version: number;
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
      test_version: test.version,
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
  /** Who put it on hold, and takes care that it goes on. */
  readonly heldBy?: string | null;
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
  const { sampleId, isAccessioned, worstFlag, stateBeforeHold, heldBy, completed, checked } = change;
  const sets = [sql`state = ${to}`, sql`version = version + 1`];
  if (sampleId !== undefined) sets.push(sql`sample_id = ${sampleId}`);
  if (isAccessioned !== undefined) sets.push(sql`is_accessioned = ${isAccessioned}`);
  if (worstFlag !== undefined) sets.push(sql`worst_flag = ${worstFlag}`);
  if (stateBeforeHold !== undefined) sets.push(sql`state_before_hold = ${stateBeforeHold}`);
  if (heldBy !== undefined) sets.push(sql`held_by = ${heldBy}`);
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

/** Writes the tube that tests whose bill is locked are run from. */
export async function writeTube(
  { db, lId }: Ctx,
  sampleId: string,
  billTestIds: readonly string[],
): Promise<void> {
  await sendLater(
    db,
    sql`update bill_test set sample_id = ${sampleId}, version = version + 1
      where l_id = ${lId} and bill_test_id = any(${[...billTestIds]})`,
  );
}

/** Gives tests whose bill is locked the format that each has from now on. */
export async function writeFormats(
  { db, lId }: Ctx,
  formats: readonly { readonly billTestId: string; readonly format: FetchedFormat }[],
): Promise<void> {
  for (const { billTestId, format } of formats) {
    await sendLater(
      db,
      sql`update bill_test set fetched_format = ${JSON.stringify(format)}, version = version + 1
        where l_id = ${lId} and bill_test_id = ${billTestId}`,
    );
  }
}

/** Gives the held tests of one person to another; answers how many. */
export async function moveHeldTests(ctx: Ctx, { from, to }: HandOver): Promise<number> {
  const { rows } = await sql`
    update bill_test set held_by = ${to}, version = version + 1
    where l_id = ${ctx.lId} and held_by = ${from} and state = ${ON_HOLD} returning bill_test_id`.execute(
    ctx.db,
  );
  return rows.length;
}
