import type { CaseView } from '@nidan/contract/lab/stages/case-view';
import type { CaseState } from '@nidan/domain/stages/case-tree';
import { billTest as billTestStates } from '@nidan/domain/status-sets/lab/bill-test';
import { isCaseDone } from '@nidan/domain/stages/stage-gate';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { completeStagedTest } from '../results/complete-staged-test.ts';
import { type LockedBill, lockBillWithTests } from '../results/lock-bill-with-tests.ts';
import type { TestUnderWork } from '../results/tests-under-work.query.ts';
import { billTestOf, requireStagedCase, type StagedCase } from './case.query.ts';
import { presentCase } from './present-case.ts';
import { STATES_AT_WORK } from './states-at-work.ts';
import { type ActedRow, completeCase, writeStageRows } from './stage-rows.ts';

/** A case whose bill is locked. */
export interface LockedCase extends StagedCase {
  readonly bill: LockedBill['bill'];
  readonly tests: LockedBill['tests'];
  readonly billTest: TestUnderWork;
}

/** Locks the bill of a case and reads the case; refused when it is complete, or its test is not at work. */
export async function lockCase(
  ctx: Ctx,
  of: { readonly billTestId: string } | Parameters<typeof billTestOf>[1],
): Promise<LockedCase> {
  const billTestId = 'billTestId' in of ? of.billTestId : await billTestOf(ctx, of);
  if (billTestId === null) throw refuse('not-found');
  const seen = await requireStagedCase(ctx, billTestId);
  const { bill, tests } = await lockBillWithTests(ctx, seen.row.bill_id);
  const found = await requireStagedCase(ctx, billTestId);
  const billTest = tests.find((test) => test.billTestId === billTestId);
  if (billTest === undefined) throw refuse('not-found');
  if (found.row.completed_at !== null)
    throw refuse('case-complete', { details: { case: found.row.case_no } });
  if (!STATES_AT_WORK.includes(billTest.state)) {
    const details = { test: billTest.name, label: billTestStates.labelOf(billTest.state) };
    throw refuse('case-before-accession', { details });
  }
  return { ...found, bill, tests, billTest };
}

interface CaseStep {
  readonly after: CaseState;
  readonly acted: ActedRow | null;
  readonly event: {
    readonly action: string;
    readonly parts: readonly string[];
    readonly before?: unknown;
    readonly after?: unknown;
    readonly reason?: string;
  };
}

/** Writes a step of a locked case with its event; the test is completed with its last stage. Answers the case. */
export async function finishStep(ctx: Ctx, found: LockedCase, step: CaseStep): Promise<CaseView> {
  const { bill, billTest, plan, state, tests } = found;
  const { billTestId } = billTest;
  const { after, acted, event } = step;
  await writeStageRows(ctx, { billTestId, plan, before: state, after, acted });
  recordEvent(ctx, {
    entityKind: 'BILL_TEST',
    entityId: billTestId,
    billId: bill.billId,
    ...event,
    reason: event.reason ?? null,
  });
  if (isCaseDone(plan, after)) {
    await completeCase(ctx, billTestId);
    await completeStagedTest(ctx, { bill, tests, test: billTest });
  }
  return presentCase(ctx, await requireStagedCase(ctx, billTestId));
}
