import { seesDepartment } from '@nidan/domain/access/work-scope';
import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import {
  cultureCase,
  type CultureAction,
  type CultureState,
} from '@nidan/domain/status-sets/lab/culture-case';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import { lockBillWithTests, type LockedBill } from '../results/lock-bill-with-tests.ts';
import type { TestUnderWork } from '../results/tests-under-work.query.ts';
import { type CaseRow, selectCase } from './case-rows.ts';

/** A case whose row is locked after that of its bill. */
export interface LockedCulture extends LockedBill {
  readonly test: TestUnderWork;
  readonly row: CaseRow;
}

/** The test of a locked bill by its id; one that the caller does not see, or that is cancelled, is as absent. */
export function testOfBill(ctx: Ctx, { tests }: LockedBill, billTestId: string): TestUnderWork {
  const test = tests.find((one) => one.billTestId === billTestId);
  if (test === undefined || !seesDepartment(ctx.caller.scope, test.test.departmentId))
    throw refuse('not-found');
  return test;
}

/** Refuses work on a culture whose test takes no results now. */
export function requireOpenTest({ name, state, accessionedAt }: TestUnderWork): void {
  if (state === 'naccessioned' && accessionedAt !== null)
    throw refuse('culture-not-scanned-in', { details: { test: name } });
  if (!billTest.actions.enterResults.from.some((from) => from === state))
    throw refuse('culture-test-closed', { details: { test: name, label: billTest.labelOf(state) } });
}

async function billOf(ctx: Ctx, condition: ReturnType<typeof sql>): Promise<string> {
  const { rows } = await sql<{ billId: string }>`
    select bt.bill_id as "billId" from bill_test bt where bt.l_id = ${ctx.lId} and ${condition}`.execute(
    ctx.db,
  );
  const [row] = rows;
  if (row === undefined) throw refuse('not-found');
  return row.billId;
}

/** Locks the bill of a test. */
export async function lockBillOfTest(ctx: Ctx, billTestId: string): Promise<LockedBill> {
  return lockBillWithTests(ctx, await billOf(ctx, sql`bt.bill_test_id = ${billTestId}`));
}

/** Locks a case of the version that the caller has seen. */
export async function lockCulture(
  ctx: Ctx,
  { caseId, version }: { readonly caseId: string; readonly version: number },
): Promise<LockedCulture> {
  const ofCase = sql`bt.bill_test_id = (
    select c.bill_test_id from culture_case c where c.l_id = ${ctx.lId} and c.case_id = ${caseId})`;
  const locked = await lockBillWithTests(ctx, await billOf(ctx, ofCase));
  const row = await selectCase(ctx, sql`c.case_id = ${caseId}`, { locks: true });
  if (row === null) throw refuse('not-found');
  const test = testOfBill(ctx, locked, row.billTestId);
  await expectVersion(ctx, { entityId: caseId, expected: version, found: row.version });
  return { ...locked, test, row };
}

/** The next state of a case, or the refusal that says where it stands; refused also while its test takes no results. */
export function stepOfCulture(
  { row, test }: LockedCulture,
  action: CultureAction,
  to?: CultureState,
): CultureState {
  const next = stepOrRefuse(`The culture of ${test.name}`, cultureCase.step(action, row.state, to));
  requireOpenTest(test);
  return next;
}
