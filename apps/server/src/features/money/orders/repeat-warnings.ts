import type { createBill } from '@nidan/contract/money/bills/bill-endpoints';
import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import { labSettingOf } from '@nidan/domain/settings/lab-settings';
import { formatDateTime } from '@nidan/domain/time/indian-date';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { PlannedTest } from './plan-order.ts';
import { readRecentTests } from './recent-tests.query.ts';

interface Repeated {
  readonly patientId: string;
  /** The bill that is written now; its own tests are no repeats. */
  readonly billId: string;
  readonly tests: readonly PlannedTest[];
}

/** Tests that the patient had within the hours that the lab looks back, each with a text that says when and on which bill. */
export async function repeatWarnings(
  ctx: Ctx,
  { patientId, billId, tests }: Repeated,
): Promise<AnswerOf<typeof createBill>['warnings']> {
  const testIds = tests.map(({ testId }) => testId);
  const hours = labSettingOf(ctx.lab.switches, 'repeatWarningHours');
  const recent = await readRecentTests(ctx, { patientId, billId, testIds });
  return recent.map(({ testId, labNo, at }) => {
    const code = tests.find((test) => test.testId === testId)?.code ?? '';
    const time = formatDateTime(ctx.lab.timeZone, at).slice(0, 16);
    const msg = `${code} was billed at ${time} on ${labNo}, within ${hours} h`;
    return { kind: 'repeat' as const, testId, code, labNo, at: at.toISOString(), msg };
  });
}
