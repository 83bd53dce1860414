import * as entryEndpoints from '@nidan/contract/lab/results/entry-endpoints';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import { lockBillWithTests } from '../results/lock-bill-with-tests.ts';
import { insertCriticalAttempt } from './critical-call-rows.ts';
import { criticalToCall } from './critical-to-call.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Records a call about a critical value that reached nobody: it stays due, and goes on to the next person. */
export const recordCriticalAttempt = serve(
  entryEndpoints.recordCriticalAttempt,
  async (ctx, { billId, note, ...asked }) => {
    const { tests } = await lockBillWithTests(ctx, billId);
    const { test, parameter, value } = criticalToCall(ctx, tests, asked);
    const said = note.trim();
    await insertCriticalAttempt(ctx, {
      billTestId: test.billTestId,
      parameterId: parameter.parameterId,
      value,
      note: said,
    });
    recordEvent(ctx, {
      entityKind: 'BILL_TEST',
      entityId: test.billTestId,
      billId,
      action: 'criticalAttempt',
      after: { parameter: parameter.code, value },
      reason: said,
    });
    return { note: said, triedBy: ctx.caller.name, triedAt: ctx.now.toISOString() };
  },
);
