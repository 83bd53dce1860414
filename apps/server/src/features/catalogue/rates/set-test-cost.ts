import type { AnswerOf, BodyOf } from '@nidan/contract/kernel/endpoint';
import type { setTestCost as costEndpoint } from '@nidan/contract/catalogue/rates/rate-endpoints';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { catalogueOf } from '../versions/catalog-cache.ts';
import { lockRates } from '../../base/organisation/change-of-rates.ts';
import { writeTestCost } from './test-cost-rows.ts';
import { readTestCosts, UNKNOWN_COST } from './test-costs.query.ts';

/** Says what a test costs the lab itself: prices are held against it, no bill is made of it. */
export async function setTestCost(
  ctx: Ctx,
  { testId, version, costPaise, reason }: BodyOf<typeof costEndpoint>,
): Promise<AnswerOf<typeof costEndpoint>> {
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
}
