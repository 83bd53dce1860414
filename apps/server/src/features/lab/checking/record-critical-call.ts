import * as entryEndpoints from '@nidan/contract/lab/results/entry-endpoints';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { lockBillWithTests } from '../results/lock-bill-with-tests.ts';
import { isSameAnalyte } from '@nidan/domain/results/critical';
import { readBackDiffers } from '@nidan/domain/results/read-back';
import type { LabParameter } from '../../catalogue/versions/lab-catalogue.ts';
import type { TestUnderWork } from '../results/tests-under-work.query.ts';
import { followCriticals } from '../critical/follow-criticals.ts';
import { isCallDue } from './check-blocks.ts';
import { criticalToCall } from './critical-to-call.ts';
import { insertCriticalCalls } from './critical-call-rows.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface Told {
  readonly test: TestUnderWork;
  readonly parameter: LabParameter;
}

/** The same critical value of the same analyte in other tests of the bill, which nobody was informed of either: one call tells both. */
function sameElsewhere(tests: readonly TestUnderWork[], told: Told & { readonly value: string }): Told[] {
  return tests.flatMap((test) =>
    test.test.parameters.flatMap(({ parameter }) => {
      const result = test.results.get(parameter.parameterId);
      if (test === told.test || result?.value !== told.value) return [];
      return isSameAnalyte(parameter, told.parameter) && isCallDue(result, test.calls)
        ? [{ test, parameter }]
        : [];
    }),
  );
}

/**
 * Records that somebody was informed of a critical value. The value called out must be the one that stands, and what was read back
 * must say it; the same value of the same analyte elsewhere on the bill is told with it.
 */
export const recordCriticalCall = serve(
  entryEndpoints.recordCriticalCall,
  async (ctx, { billId, billTestId, parameterId, ...call }) => {
    const { tests } = await lockBillWithTests(ctx, billId);
    const { test, parameter, value } = criticalToCall(ctx, tests, {
      billTestId,
      parameterId,
      value: call.value,
    });
    const receiver = call.receiver.trim();
    const readBack = call.readBack.trim();
    const said = readBackDiffers({ value, unit: parameter.unit }, readBack);
    if (said !== null)
      throw refuse('read-back-differs', { details: { parameter: parameter.name, said, value } });
    const told = [{ test, parameter }, ...sameElsewhere(tests, { test, parameter, value })];
    await insertCriticalCalls(
      ctx,
      told.map((one) => ({
        billTestId: one.test.billTestId,
        parameterId: one.parameter.parameterId,
        value,
        receiver,
        readBack,
      })),
    );
    await followCriticals(
      ctx,
      told.map((one) => one.test.billTestId),
    );
    for (const one of told) {
      recordEvent(ctx, {
        entityKind: 'BILL_TEST',
        entityId: one.test.billTestId,
        billId,
        action: 'criticalCall',
        after: { parameter: one.parameter.code, value, receiver, readBack },
      });
    }
    return { value, receiver, readBack, calledBy: ctx.caller.name, calledAt: ctx.now.toISOString() };
  },
);
