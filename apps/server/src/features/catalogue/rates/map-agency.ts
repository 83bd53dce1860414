import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type { mapAgency as mapEndpoint, PricesSet } from '@nidan/contract/catalogue/rates/rate-endpoints';
import { newId } from '../../../kernel/database/new-id.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { lockRates } from '../../base/organisation/change-of-rates.ts';
import { createRateList } from './change-rate-list.ts';
import { ownRatesOf } from './own-rates.query.ts';
import { setPrices } from './set-prices.ts';

/** Sets an agency's own rates, whose list begins with the first of them. */
export async function mapAgency(
  ctx: Ctx,
  { agencyId, version, prices, ...rest }: BodyOf<typeof mapEndpoint>,
): Promise<PricesSet> {
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
}
