import { seesDepartment } from '@nidan/domain/access/work-scope';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse, refuseField } from '../../../kernel/http/refuse.ts';
import { type LockedBill, lockBillWithTests } from './lock-bill-with-tests.ts';
import type { TestUnderWork } from './tests-under-work.query.ts';

interface TestRef {
  readonly billTestId: string;
  readonly version: number;
}

/** A test of a bill by its id; one of a department that the caller does not see is like one of another bill. */
export function requireTest(ctx: Ctx, tests: readonly TestUnderWork[], billTestId: string): TestUnderWork {
  const found = tests.find((candidate) => candidate.billTestId === billTestId);
  if (found === undefined || !seesDepartment(ctx.caller.scope, found.test.departmentId)) {
    throw refuse('test-of-other-bill');
  }
  return found;
}

/**
 * The tests that a request names, in its order; the bill is locked. Refuses one that is not of the bill, one that is named
 * twice, and one that somebody changed since the caller read it.
 */
export async function requestedTests(
  ctx: Ctx,
  { bill, tests }: LockedBill,
  refs: readonly TestRef[],
): Promise<TestUnderWork[]> {
  const found: TestUnderWork[] = [];
  for (const [index, { billTestId, version }] of refs.entries()) {
    const test = requireTest(ctx, tests, billTestId);
    if (found.includes(test)) throw refuseField(`tests.${index}.billTestId`, 'test-named-twice');
    const versions = { expected: version, found: test.version };
    await expectVersion(ctx, { entityId: billTestId, billId: bill.billId, ...versions });
    found.push(test);
  }
  return found;
}

/** Locks the bill of a request, then gives the tests that it names. */
export async function lockRequestedTests(
  ctx: Ctx,
  { billId, tests }: { readonly billId: string; readonly tests: readonly TestRef[] },
): Promise<TestUnderWork[]> {
  return requestedTests(ctx, await lockBillWithTests(ctx, billId), tests);
}
