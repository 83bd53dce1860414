import * as rateEndpoints from '@nidan/contract/catalogue/rates/rate-endpoints';
import type { PricesSet } from '@nidan/contract/catalogue/rates/rate-endpoints';
import { refuseField } from '../../../kernel/http/refuse.ts';
import { lockRates } from '../../base/organisation/change-of-rates.ts';
import { pricesByPercent } from './percentage-effect.query.ts';
import { requireRateList } from './rate-lists.query.ts';
import { requirePeriod } from './require-period.ts';
import { setPrices } from './set-prices.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Codes that are named at once. */
const MOST_NAMED = 5;

function costNothing(codes: readonly string[]): string {
  const more = codes.length > MOST_NAMED ? ` and ${codes.length - MOST_NAMED} more` : '';
  return `${codes.slice(0, MOST_NAMED).join(', ')}${more} would cost nothing then. Choose a smaller change, or mark it free`;
}

/** Changes the prices that a list has on the first day of a period by a percentage; what is free stays free. */
export const changeByPercentage = serve(
  rateEndpoints.changeByPercentage,
  async (ctx, { rateListId, version, percent, departmentId, testIds, ...period }): Promise<PricesSet> => {
    requirePeriod(ctx, period);
    await lockRates(ctx);
    await requireRateList(ctx, rateListId);
    const by = { rateListId, percent, from: period.from, departmentId, testIds };
    const changed = await pricesByPercent(ctx, by);
    const gone = changed.filter(({ nextPaise }) => nextPaise === 0).map(({ test }) => test.code);
    if (gone.length > 0) throw refuseField('percent', costNothing(gone));
    const prices = changed.map(({ test: { testId }, nextPaise }) => ({
      testId,
      pricePaise: nextPaise,
    }));
    if (prices.length === 0) throw refuseField('rateListId', 'This list has no price to change on that day');
    return setPrices(ctx, { ...period, columns: [{ rateListId, version, prices }] });
  },
);
