import * as checkEndpoints from '@nidan/contract/lab/results/check-endpoints';
import type { AnswerOf, BodyOf } from '@nidan/contract/kernel/endpoint';
import type { RefusalCode } from '@nidan/contract/kernel/refusals';
import { labSettingOf } from '@nidan/domain/settings/lab-settings';
import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import type { Ctx } from '../../../kernel/http/context.ts';
import { requireOwnSignIn } from '../../../kernel/access/require-own-sign-in.ts';
import { Refusal, refuse } from '../../../kernel/http/refuse.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import { type ReleaseRequest, releaseReport } from '../reports/release-report.ts';
import { type ReportBasis, readReportBasis } from '../reports/report-source.ts';
import { blocksOfCheck, enterersOf } from './check-blocks.ts';
import { requireNormal } from './require-normal.ts';
import { followChecks } from '../culture/follow-checks.ts';
import { keepHoldsStill } from '../quality/hold-lock.ts';
import { lockGroupsOfPerson } from '../results/groups/lock-groups-of-person.ts';
import { type LockedBill, lockBillWithTests } from '../results/lock-bill-with-tests.ts';
import { moveRequestedTests } from '../results/move-requested-tests.ts';
import { requestedTests } from '../results/requested-tests.ts';
import type { TestUnderWork } from '../results/tests-under-work.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Checks completed tests, all or none, and releases the report with them when asked to. */
export const checkResults = serve(checkEndpoints.checkResults, async (ctx, check) => {
  // Sent at once, the lock first: what the report goes by does not change until it is given back.
  const [locked, basis] = await Promise.all([
    lockForCheck(ctx, check.billId),
    check.release === true ? readReportBasis(ctx, check.billId) : null,
  ]);
  return checkLocked(locked, basis, check);
});

export interface LockedForCheck extends LockedBill {
  /** At the time from which nothing that a check goes by changes. */
  readonly ctx: Ctx;
}

/** Locks a bill whose tests are to be checked; no hold by a control opens or ends meanwhile. */
export async function lockForCheck(ctx: Ctx, billId: string): Promise<LockedForCheck> {
  // Sent at once; each statement sees what was committed before it began.
  const [, locked] = await Promise.all([keepHoldsStill(ctx), lockBillWithTests(ctx, billId)]);
  return { ...locked, ctx: { ...ctx, now: ctx.services.clock() } };
}

/** `checkResults` of a bill that the transaction has locked for it. */
export async function checkLockedResults(
  locked: LockedForCheck,
  check: BodyOf<typeof checkEndpoints.checkResults>,
): Promise<AnswerOf<typeof checkEndpoints.checkResults>> {
  const basis = check.release === true ? await readReportBasis(locked.ctx, check.billId) : null;
  return checkLocked(locked, basis, check);
}

async function checkLocked(
  { ctx, bill, tests: found }: LockedForCheck,
  basis: ReportBasis | null,
  { billId, tests: refs, onlyNormal = false }: BodyOf<typeof checkEndpoints.checkResults>,
): Promise<AnswerOf<typeof checkEndpoints.checkResults>> {
  const locked = { bill, tests: await lockGroupsOfPerson(ctx, billId, found) };
  const tests = await requestedTests(ctx, locked, refs);
  for (const test of tests) {
    stepOrRefuse(test.name, billTest.step('check', test.state));
    const [block] = blocksOfCheck(ctx, test);
    if (block !== undefined) throw refuse(block.code, { details: block.details });
  }
  await requireOtherPerson(ctx, tests);
  if (onlyNormal) await requireNormal(ctx, billId);
  const checked = { by: ctx.caller.userId, at: ctx.now };
  const moved = await moveRequestedTests(ctx, {
    billId,
    action: 'check',
    tests,
    to: () => 'checked',
    change: () => ({ checked }),
  });
  await followChecks(ctx, tests);
  return {
    tests: moved,
    ...(basis === null
      ? { released: null, notReleased: null }
      : await releaseIfReady(ctx, {
          billId,
          known: {
            basis,
            tests: locked.tests.map((test) => (tests.includes(test) ? checkedNow(ctx, test) : test)),
          },
        })),
  };
}

/** Whoever entered a value does not check it by another account either, unless the lab lets one person do both. */
async function requireOtherPerson(ctx: Ctx, tests: readonly TestUnderWork[]): Promise<void> {
  if (labSettingOf(ctx.lab.switches, 'allowSelfCheck')) return;
  await requireOwnSignIn(ctx, [...new Set(tests.flatMap(enterersOf))]);
}

/** What keeps a report in the house without touching the check of its tests. */
const waiting: readonly RefusalCode[] = [
  'report-nothing-checked',
  'report-unchanged',
  'reports-blocked',
  'blood-group-differs',
  'qc-hold',
  'maybe-swapped',
];

function checkedNow({ caller, now }: Ctx, test: TestUnderWork): TestUnderWork {
  return {
    ...test,
    state: 'checked',
    version: test.version + 1,
    checkedById: caller.userId,
    checkedBy: caller.name,
    checkedAt: now,
  };
}

async function releaseIfReady(
  ctx: Ctx,
  request: ReleaseRequest,
): Promise<Pick<AnswerOf<typeof checkEndpoints.checkResults>, 'released' | 'notReleased'>> {
  try {
    const { reportId, revision, status } = await releaseReport(ctx, request);
    return { released: { reportId, revision, status }, notReleased: null };
  } catch (error) {
    if (!(error instanceof Refusal) || !waiting.includes(error.code)) throw error;
    return { released: null, notReleased: error.message };
  }
}
