import * as rateEndpoints from '@nidan/contract/catalogue/rates/rate-endpoints';
import { changedByPercent } from '@nidan/domain/rates/changed-by-percent';
import type { CalendarDate } from '@nidan/domain/time/calendar-date';
import type { Ctx } from '../../../kernel/http/context.ts';
import { catalogueOf } from '../versions/catalog-cache.ts';
import { requireRateList } from './rate-lists.query.ts';
import { pricesOn } from './set-prices.ts';
import { readTestCosts } from './test-costs.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

const MOST_EXAMPLES = 8;

interface ByPercent {
  readonly rateListId: string;
  readonly percent: number;
  /** The day whose prices are changed. */
  readonly from: CalendarDate;
  readonly departmentId?: string | null | undefined;
  readonly testIds?: readonly string[] | undefined;
}

/** What a percentage makes of the prices that a list has on a day; what is free stays free. */
export async function pricesByPercent(ctx: Ctx, by: ByPercent) {
  const { tests } = await catalogueOf(ctx);
  const chosen = by.testIds === undefined ? null : new Set(by.testIds);
  return (await pricesOn(ctx, by.rateListId, by.from)).flatMap(({ testId, pricePaise, isFree }) => {
    const test = tests.get(testId);
    const isMeant =
      !isFree &&
      test !== undefined &&
      (chosen === null || chosen.has(testId)) &&
      (by.departmentId == null || test.departmentId === by.departmentId);
    return isMeant ? [{ test, pricePaise, nextPaise: changedByPercent(pricePaise, by.percent) }] : [];
  });
}

/** Counts what a percentage would make of the prices of a list, with the dearest of them, and changes nothing. */
export const readPercentageEffectOf = serve(rateEndpoints.readPercentageEffect, async (ctx, query) => {
  await requireRateList(ctx, query.rateListId);
  const prices = await pricesByPercent(ctx, query);
  const costs = await readTestCosts(
    ctx,
    prices.map(({ test }) => test.testId),
  );
  const isUnderCost = ({ test, nextPaise }: (typeof prices)[number]): boolean =>
    nextPaise < (costs?.get(test.testId)?.costPaise ?? 0);
  return {
    prices: prices.length,
    pricePaise: prices.reduce((sum, { pricePaise }) => sum + pricePaise, 0),
    nextPaise: prices.reduce((sum, { nextPaise }) => sum + nextPaise, 0),
    underCost: costs === null ? null : prices.filter(isUnderCost).length,
    examples: prices
      .toSorted((a, b) => b.pricePaise - a.pricePaise)
      .slice(0, MOST_EXAMPLES)
      .map(({ test: { testId, code, name }, pricePaise, nextPaise }) => ({
        testId,
        code,
        name,
        pricePaise,
        nextPaise,
      })),
  };
});
