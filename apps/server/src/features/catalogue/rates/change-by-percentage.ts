import { faultOf } from '@nidan/contract/kernel/faults/field-faults';
import type { Fault } from '@nidan/domain/text/fault';
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

function costNothing(all: readonly string[]): Fault {
  const count = all.length - MOST_NAMED;
  const codes = all.slice(0, MOST_NAMED).join(', ');
  return count > 0
    ? faultOf('more-would-cost-nothing', { codes, count })
    : faultOf('would-cost-nothing', { codes });
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
    if (prices.length === 0) throw refuseField('rateListId', 'no-price-that-day');
    return setPrices(ctx, { ...period, columns: [{ rateListId, version, prices }] });
  },
);
