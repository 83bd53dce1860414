import * as rateEndpoints from '@nidan/contract/catalogue/rates/rate-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type { PricesSet } from '@nidan/contract/catalogue/rates/rate-endpoints';
import { formatRupees } from '@nidan/domain/money/rupees';
import { isOn } from '@nidan/domain/rates/price-rules';
import type { CalendarDate } from '@nidan/domain/time/calendar-date';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { catalogueOf } from '../versions/catalog-cache.ts';
import { announceRates, lockRates } from '../../base/organisation/change-of-rates.ts';
import { type PlannedPrice, planPrices } from './plan-prices.ts';
import { raiseRateLists } from './rate-list-rows.ts';
import { requireRateLists } from './rate-lists.query.ts';
import { readListedPrices } from './rate-book.query.ts';
import { endRates, insertRates, withdrawRates } from './rate-rows.ts';
import { requirePeriod } from './require-period.ts';
import { serve } from '../../../kernel/http/serve.ts';

type Body = BodyOf<typeof rateEndpoints.setPrices>;

/** Prices that were planned for the days of a period. */
interface PricesToWrite extends Pick<Body, 'from' | 'until' | 'reason'> {
  readonly planned: readonly PlannedPrice[];
}

/** Prices that an event says one by one; each of them is kept as a row with who set it and when. */
const MOST_TOLD = 100;

async function placePrices(ctx: Ctx, from: CalendarDate, planned: readonly PlannedPrice[]): Promise<void> {
  await endRates(
    ctx,
    planned.flatMap(({ end }) => end),
    from,
  );
  await withdrawRates(
    ctx,
    planned.flatMap(({ withdraw }) => withdraw),
  );
  await insertRates(
    ctx,
    planned.flatMap(({ insert }) => insert),
  );
}

function told(price: { readonly pricePaise: number } | null): string {
  return price === null ? 'none' : formatRupees(price.pricePaise);
}

function recordPrices(ctx: Ctx, listId: string, { from, until, reason, planned }: PricesToWrite): void {
  const first = planned.slice(0, MOST_TOLD);
  recordEvent(ctx, {
    entityKind: 'RATE_LIST',
    entityId: listId,
    action: 'setPrices',
    before: { prices: first.map(({ code, before }) => `${code} ${told(before)}`) },
    after: {
      prices: first.map(({ code, price }) => `${code} ${told(price)}`),
      from,
      until,
      changed: planned.length,
    },
    reason: reason ?? null,
  });
}

/** Writes planned prices with an event for each list; answers the lists that changed. Their prices are locked. */
export async function writePrices(ctx: Ctx, prices: PricesToWrite): Promise<string[]> {
  await placePrices(ctx, prices.from, prices.planned);
  const byList = Map.groupBy(prices.planned, ({ listId }) => listId);
  for (const [listId, planned] of byList) recordPrices(ctx, listId, { ...prices, planned });
  const changed = [...byList.keys()];
  if (changed.length > 0) {
    await raiseRateLists(ctx, changed);
    await announceRates(ctx);
  }
  return changed;
}

/**
 * Sets prices in one or more lists for the days of a period, all or none: what held before ends, and holds again after a
 * period with an end. Every price at fault is named by its column and row.
 */
export const setPrices = serve(rateEndpoints.setPrices, async (ctx, body: Body): Promise<PricesSet> => {
  requirePeriod(ctx, body);
  await lockRates(ctx);
  const listIds = body.columns.map(({ rateListId }) => rateListId);
  const lists = await requireRateLists(ctx, listIds);
  for (const [at, { rateListId, version }] of body.columns.entries())
    await expectVersion(ctx, { entityId: rateListId, expected: version, found: lists[at]?.version ?? 0 });
  const { tests } = await catalogueOf(ctx);
  const listed = await readListedPrices(ctx, { listIds, from: body.from });
  const { planned, errors } = planPrices(body, { tests, listed });
  if (errors.length > 0) throw refuse('invalid-input', { errors });
  const changedIds = await writePrices(ctx, { ...body, planned });
  return {
    changed: planned.length,
    lists: lists.map(({ rateListId, version }) => ({
      rateListId,
      version: version + (changedIds.includes(rateListId) ? 1 : 0),
    })),
  };
});

/** The prices of a list that hold on a day, by test. */
export async function pricesOn(ctx: Ctx, rateListId: string, on: CalendarDate) {
  const listed = await readListedPrices(ctx, { listIds: [rateListId], from: on });
  return listed.filter((price) => isOn(price, on));
}
