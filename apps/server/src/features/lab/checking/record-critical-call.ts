import type { AnswerOf, BodyOf } from '@nidan/contract/kernel/endpoint';
import type { recordCriticalCall as callEndpoint } from '@nidan/contract/lab/results/entry-endpoints';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { lockBillWithTests } from '../results/lock-bill-with-tests.ts';
import { requireTest } from '../results/requested-tests.ts';
import { insertCriticalCall } from './critical-call-rows.ts';

/** Records that somebody was informed of a critical value. The value called out must be the one that stands. */
export async function recordCriticalCall(
  ctx: Ctx,
  { billId, billTestId, parameterId, ...call }: BodyOf<typeof callEndpoint>,
): Promise<AnswerOf<typeof callEndpoint>> {
  const { tests } = await lockBillWithTests(ctx, billId);
  const test = requireTest(ctx, tests, billTestId);
  const place = test.test.parameters.find(({ parameter }) => parameter.parameterId === parameterId);
  const result = test.results.get(parameterId);
  if (place === undefined) throw refuse('not-found');
  const { name, code } = place.parameter;
  if (result?.critical !== true) throw refuse('not-critical', { details: { parameter: name } });
  const value = result.value ?? '';
  if (call.value !== value) throw refuse('critical-changed', { details: { parameter: name, value } });
  const receiver = call.receiver.trim();
  const readBack = call.readBack.trim();
  await insertCriticalCall(ctx, { billTestId, parameterId, value, receiver, readBack });
  recordEvent(ctx, {
    entityKind: 'BILL_TEST',
    entityId: billTestId,
    billId,
    action: 'criticalCall',
    after: { parameter: code, value, receiver, readBack },
  });
  return { value, receiver, readBack, calledBy: ctx.caller.name, calledAt: ctx.now.toISOString() };
}
