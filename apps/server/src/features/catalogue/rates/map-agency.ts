import * as rateEndpoints from '@nidan/contract/catalogue/rates/rate-endpoints';
import type { PricesSet } from '@nidan/contract/catalogue/rates/rate-endpoints';
import { newId } from '../../../kernel/database/new-id.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { lockRates } from '../../base/organisation/change-of-rates.ts';
import { createRateList } from './change-rate-list.ts';
import { ownRatesOf } from './own-rates.query.ts';
import { setPrices } from './set-prices.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Sets an agency's own rates, whose list begins with the first of them. */
export const mapAgency = serve(
  rateEndpoints.mapAgency,
  async (ctx, { agencyId, version, prices, ...rest }): Promise<PricesSet> => {
    await lockRates(ctx);
    const found = await ownRatesOf(ctx, agencyId);
    await expectVersion(ctx, {
      entityId: found?.rateListId ?? agencyId,
      expected: version,
      found: found?.version ?? 0,
    });
    const list = found ?? (await createRateList(ctx, { rateListId: newId(), kind: 'own', agencyId }));
    const { rateListId } = list;
    return setPrices(ctx, { ...rest, columns: [{ rateListId, version: list.version, prices }] });
  },
);
