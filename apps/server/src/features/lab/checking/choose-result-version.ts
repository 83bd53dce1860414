import * as entryEndpoints from '@nidan/contract/lab/results/entry-endpoints';
import { refuse } from '../../../kernel/http/refuse.ts';
import { lockBillWithTests } from '../results/lock-bill-with-tests.ts';
import { enterValues } from '../results/enter-values.ts';
import { isRerunOpen } from './check-blocks.ts';
import { requestedTests } from '../results/requested-tests.ts';
import { readResultVersions } from '../results/result-versions.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Makes an earlier value the current one again, as a new version with a reason; what is calculated follows. */
export const chooseResultVersion = serve(entryEndpoints.chooseResultVersion, async (ctx, body) => {
  const { billId, billTestId, version, parameterId, resultVersion, reason } = body;
  const { bill, tests } = await lockBillWithTests(ctx, billId);
  const [test] = await requestedTests(ctx, { bill, tests }, [{ billTestId, version }]);
  if (test !== undefined && isRerunOpen(test))
    throw refuse('rerun-not-chosen', { details: { test: test.name } });
  const versions = await readResultVersions(ctx, { billTestId, parameterId });
  const chosen = versions.find((one) => one.version === resultVersion);
  if (test === undefined || chosen === undefined || chosen.raw === null) throw refuse('not-found');
  const { raw: value, mark } = chosen;
  const values = [{ parameterId, value, mark, field: 'resultVersion' }];
  const entries = [{ test, values }];
  return {
    tests: await enterValues(ctx, { bill, tests, entries, action: 'chooseVersion', reason: reason.trim() }),
  };
});
