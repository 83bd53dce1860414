import { refusalText } from '@nidan/contract/kernel/refusals';
import { seesDepartment } from '@nidan/domain/access/work-scope';
import { billTest, type BillTestAction } from '@nidan/domain/status-sets/lab/bill-test';
import type { TestStepQuestion, TestStepVerdict } from '../../../kernel/effects/effects.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { blocksOfCheck } from '../checking/check-blocks.ts';
import { readTestsUnderWork } from './tests-under-work.query.ts';

/** The steps at the bench and at the authorising desk, by the path of their endpoint. */
const STEPS: Readonly<Record<string, BillTestAction>> = {
  'POST /api/bills/test-result': 'check',
  'POST /api/bills/tresult': 'enterResults',
  'POST /api/bills/setUnchecked': 'uncheck',
  'POST /api/bills/clearValues': 'clearValues',
  'POST /api/bills/test-result/rerun': 'requestRerun',
  'POST /api/bills/test-result/hold': 'hold',
  'POST /api/bills/test-result/resume': 'resume',
};

/** What a step with a test would meet, for the caller of the context; nothing is changed. Refused when the bill has no such test. */
export async function judgeTestStep(ctx: Ctx, question: TestStepQuestion): Promise<TestStepVerdict> {
  const tests = await readTestsUnderWork(ctx, question.billId);
  const test = tests.find(({ billTestId }) => billTestId === question.billTestId);
  if (test === undefined) throw refuse('not-found');
  const action = STEPS[question.endpoint];
  const label = billTest.labelOf(test.state);
  const possible = action !== undefined && billTest.possible(test.state).includes(action);
  const blocks = action === 'check' ? blocksOfCheck(ctx, test) : [];
  return {
    test: test.name,
    seen: seesDepartment(ctx.caller.scope, test.test.departmentId),
    state: action === undefined ? null : { ok: possible, text: `${test.name} is ${label}` },
    blocks: blocks.map(({ code, details }) => refusalText(code, details)),
  };
}
