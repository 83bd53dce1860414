import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { isRefusedOrder } from './is-refused-order.ts';
import { catalogueOf } from '../../catalogue/versions/catalog-cache.ts';
import { type ReflexCall, reflexCallsOf } from './reflex-calls.ts';
import { saveReflexDecision } from './reflex-rows.ts';
import type { StoredReflex } from '../results/remarks.query.ts';
import type { StoredResult } from '../results/stored-result.ts';
import type { TestUnderWork } from '../results/tests-under-work.query.ts';

interface CallOfTest {
  readonly billId: string;
  readonly test: TestUnderWork;
  readonly call: ReflexCall;
}

/** Adds what a value calls for to the locked bill and notes it. */
export async function addCalledTest(
  ctx: Ctx,
  { billId, test, call }: CallOfTest,
  consentGiven: boolean,
): Promise<void> {
  const { billTestId } = test;
  const { target, isFree } = call;
  const because = { billTestId, code: test.test.code };
  const order = { billId, testId: target.testId, isFree, because, consentGiven };
  const lineId = await ctx.services.effects.addReflexLine(ctx, order);
  await saveReflexDecision(ctx, { ...decisionOf(call, 'added'), billTestId, lineId });
  recordReflex(ctx, { billId, test, call }, 'reflexAdd');
}

/** What is stored of a decision about a call. */
export function decisionOf(call: ReflexCall, decision: StoredReflex['decision']): StoredReflex {
  return { testId: call.target.testId, parameterId: call.parameterId, value: call.value, decision };
}

/** Notes in the audit trail what became of what a value called for. */
export function recordReflex(
  ctx: Ctx,
  { billId, test, call }: CallOfTest,
  action: 'reflexAdd' | 'reflexDecline',
): void {
  const parameter = test.test.parameters.find(
    (place) => place.parameter.parameterId === call.parameterId,
  )?.parameter;
  recordEvent(ctx, {
    entityKind: 'BILL_TEST',
    entityId: test.billTestId,
    billId,
    action,
    after: { test: call.target.code, parameter: parameter?.code ?? null, value: call.value, mode: call.mode },
  });
}

interface CompletedTest {
  readonly test: TestUnderWork;
  readonly results: ReadonlyMap<string, StoredResult>;
}

interface Completed {
  readonly billId: string;
  /** All live tests of the bill. */
  readonly tests: readonly TestUnderWork[];
  /** Those that this entry completed, with their values. */
  readonly completed: readonly CompletedTest[];
}

/**
 * Adds what the rules of completed tests add by themselves. What cannot be ordered now, such as a test without a consent, stays a
 * suggestion for the technician. Answers the new decisions by the test whose value called.
 */
export async function followReflexRules(
  ctx: Ctx,
  { billId, tests, completed }: Completed,
): Promise<ReadonlyMap<string, readonly StoredReflex[]>> {
  const made = new Map<string, StoredReflex[]>();
  const ruled = completed.filter(({ test }) => test.test.reflexRules.length > 0);
  if (ruled.length === 0) return made;
  const catalogue = await catalogueOf(ctx);
  for (const { test, results } of ruled) {
    for (const call of reflexCallsOf(test, results, { catalogue, tests })) {
      if (call.mode !== 'add' || call.state !== 'suggested') continue;
      try {
        await addCalledTest(ctx, { billId, test, call }, false);
      } catch (error) {
        if (isRefusedOrder(error)) continue;
        throw error;
      }
      made.set(test.billTestId, [...(made.get(test.billTestId) ?? []), decisionOf(call, 'added')]);
    }
  }
  return made;
}
