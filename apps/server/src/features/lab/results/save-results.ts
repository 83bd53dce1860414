import * as entryEndpoints from '@nidan/contract/lab/results/entry-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { refuseField } from '../../../kernel/http/refuse.ts';
import { lockBillWithTests } from './lock-bill-with-tests.ts';
import { enterValues, type TestEntry } from './enter-values.ts';
import { requestedTests } from './requested-tests.ts';
import { serve } from '../../../kernel/http/serve.ts';

type Body = BodyOf<typeof entryEndpoints.saveResults>;

function refuseRepeatedValues({ tests }: Body): void {
  for (const [at, { values }] of tests.entries()) {
    const seen = new Set<string>();
    for (const [index, { parameterId }] of values.entries()) {
      const field = `tests.${at}.values.${index}.parameterId`;
      if (seen.has(parameterId)) throw refuseField(field, 'parameter-named-twice');
      seen.add(parameterId);
    }
  }
}

/** Saves the values of one or more tests of a bill, all or none. */
export const saveResults = serve(entryEndpoints.saveResults, async (ctx, body: Body) => {
  refuseRepeatedValues(body);
  const { bill, tests } = await lockBillWithTests(ctx, body.billId);
  const requested = await requestedTests(ctx, { bill, tests }, body.tests);
  const entries = requested.map((test, at): TestEntry => {
    const { values = [], note } = body.tests[at] ?? {};
    const entered = values.map(({ parameterId, value, machineId }, index) => ({
      parameterId,
      value,
      ...(machineId === undefined ? {} : { statedMachine: machineId }),
      field: `tests.${at}.values.${index}.value`,
    }));
    return { test, values: entered, ...(note === undefined ? {} : { note }) };
  });
  return { tests: await enterValues(ctx, { bill, tests, entries, action: 'enterResults' }) };
});
