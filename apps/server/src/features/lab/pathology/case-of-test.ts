import { seesDepartment } from '@nidan/domain/access/work-scope';
import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import { lockBillWithTests } from '../results/lock-bill-with-tests.ts';
import type { TestUnderWork } from '../results/tests-under-work.query.ts';

export interface LockedCase {
  readonly billId: string;
  readonly test: TestUnderWork;
}

/** Whether a test has a case: it is done in stages. */
export function hasCase({ test }: Pick<TestUnderWork, 'test'>): boolean {
  return test.stages.length > 0;
}

/** Locks the bill of a test, so that nothing of its report changes meanwhile; one that the caller does not see is like none. */
export async function lockCase(ctx: Ctx, billTestId: string): Promise<LockedCase> {
  const { rows } = await sql<{ bill_id: string }>`
    select bill_id from bill_test where l_id = ${ctx.lId} and bill_test_id = ${billTestId}`.execute(ctx.db);
  const billId = rows[0]?.bill_id;
  if (billId === undefined) throw refuse('not-found');
  const { tests } = await lockBillWithTests(ctx, billId);
  const test = tests.find((one) => one.billTestId === billTestId);
  if (test === undefined || !seesDepartment(ctx.caller.scope, test.test.departmentId))
    throw refuse('not-found');
  if (!hasCase(test)) throw refuse('not-a-case', { details: { test: test.name } });
  return { billId, test };
}

/** `lockCase` of a test whose report may still be changed. */
export async function lockOpenCase(ctx: Ctx, billTestId: string): Promise<LockedCase> {
  const locked = await lockCase(ctx, billTestId);
  const { test } = locked;
  if (test.state === 'checked') {
    const { label } = billTest.states[test.state];
    throw refuse('case-closed', { details: { test: test.name, label } });
  }
  stepOrRefuse(test.name, billTest.step('enterResults', test.state, 'partial'));
  return locked;
}
