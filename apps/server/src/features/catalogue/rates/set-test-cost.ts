import * as rateEndpoints from '@nidan/contract/catalogue/rates/rate-endpoints';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { catalogueOf } from '../versions/catalog-cache.ts';
import { lockRates } from '../../base/organisation/change-of-rates.ts';
import { writeTestCost } from './test-cost-rows.ts';
import { readTestCosts, UNKNOWN_COST } from './test-costs.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Says what a test costs the lab itself: prices are held against it, no bill is made of it. */
export const setTestCost = serve(
  rateEndpoints.setTestCost,
  async (ctx, { testId, version, costPaise, reason }) => {
    await lockRates(ctx);
    const costs = await readTestCosts(ctx, [testId]);
    if (costs === null || !(await catalogueOf(ctx)).tests.has(testId)) throw refuse('not-found');
    const before = costs.get(testId) ?? UNKNOWN_COST;
    await expectVersion(ctx, { entityId: testId, expected: version, found: before.version });
    await writeTestCost(ctx, { testId, costPaise });
    recordEvent(ctx, {
      entityKind: 'TEST',
      entityId: testId,
      action: 'setCost',
      before: { costPaise: before.costPaise },
      after: { costPaise },
      reason: reason ?? null,
    });
    return { testId, costPaise, version: version + 1 };
  },
);
