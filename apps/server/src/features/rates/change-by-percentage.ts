import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type {
  changeByPercentage as percentageEndpoint,
  PricesSet,
} from '@nidan/contract/rates/rate-endpoints';
import { changedByPercent } from '@nidan/domain/rates/changed-by-percent';
import type { Ctx } from '../../kernel/http/context.ts';
import { refuseField } from '../../kernel/http/refuse.ts';
import { catalogueOf } from '../catalog/catalog-cache.ts';
import { lockRates } from '../organisation/change-of-rates.ts';
import { requireRateList } from './rate-lists.query.ts';
import { requirePeriod } from './require-period.ts';
import { pricesOn, setPrices } from './set-prices.ts';

/** Changes the prices that a list has on the first day of a period by a percentage; what is free stays free. */
export async function changeByPercentage(
  ctx: Ctx,
  { rateListId, version, percent, departmentId, testIds, ...period }: BodyOf<typeof percentageEndpoint>,
): Promise<PricesSet> {
  requirePeriod(ctx, period);
  await lockRates(ctx);
  await requireRateList(ctx, rateListId);
  const { tests } = await catalogueOf(ctx);
  const prices = (await pricesOn(ctx, rateListId, period.from))
    .filter(({ testId, isFree }) => !isFree && isChosen(testId) && isIn(tests.get(testId)?.departmentId))
    .map(({ testId, pricePaise }) => ({ testId, pricePaise: changedByPercent(pricePaise, percent) }));
  if (prices.length === 0) throw refuseField('rateListId', 'This list has no price to change on that day');
  return setPrices(ctx, { ...period, columns: [{ rateListId, version, prices }] });

  function isChosen(testId: string): boolean {
    return testIds === undefined || testIds.includes(testId);
  }

  function isIn(ofTest: string | null | undefined): boolean {
    return departmentId == null || ofTest === departmentId;
  }
}
