import * as rateEndpoints from '@nidan/contract/catalogue/rates/rate-endpoints';
import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import type { PriceStep, QuoteView } from '@nidan/contract/catalogue/rates/rate-view';
import { isOn } from '@nidan/domain/rates/price-rules';
import { type PriceSource, resolvePrice } from '@nidan/domain/rates/resolve-price';
import type { CalendarDate } from '@nidan/domain/time/calendar-date';
import { calendarDateIn } from '@nidan/domain/time/zone';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse, refuseField } from '../../../kernel/http/refuse.ts';
import { catalogueOf } from '../versions/catalog-cache.ts';
import { findAgencyByName, findAgencyName } from '../../people/referrers/agencies.query.ts';
import { type ChargedPrice, priceSourcesFor } from './prices-for.ts';
import { readNamesOf } from './takers.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

type Query = QueryOf<typeof rateEndpoints.quotePrices>;

function presentStep({ rule, prices }: PriceSource<ChargedPrice>, on: CalendarDate): PriceStep {
  const price = prices.find((one) => isOn(one, on));
  const { list = null, pricePaise = null, until = null } = price ?? {};
  // Prices of the catalogue have no first day.
  const from = price?.rateId == null && rule !== 'lab_rate' ? null : (price?.from ?? null);
  return { rule, list, pricePaise, from, until };
}

function presentQuote(
  testId: string,
  sources: readonly PriceSource<ChargedPrice>[],
  on: CalendarDate,
): QuoteView {
  const answer = resolvePrice(sources, on);
  const steps = sources.map((source) => presentStep(source, on));
  if (!answer.ok) {
    const { rule, fault } = answer;
    return {
      testId,
      pricePaise: null,
      isFree: false,
      rule,
      list: null,
      until: null,
      fault: fault.msg,
      steps,
    };
  }
  const { rule, until, price } = answer;
  const { pricePaise, isFree, list } = price;
  return { testId, pricePaise, isFree, rule, list, until, fault: null, steps };
}

/** The agency that is asked about: by id, or by the name that a bill would find it by. */
async function agencyOf(ctx: Ctx, { agencyId, client = '' }: Query): Promise<string | null> {
  const { agencyId: own } = ctx.caller.scope;
  const typed = client.trim();
  const asked = agencyId ?? own ?? (typed === '' ? null : await findAgencyByName(ctx, typed));
  if (asked === null) return null;
  if (own !== null && own !== asked) throw refuse('not-found');
  if (agencyId !== undefined && (await findAgencyName(ctx, agencyId)) === null) throw refuse('not-found');
  return asked;
}

async function centreOf(ctx: Ctx, { centreId }: Query): Promise<string | null> {
  if (centreId === undefined) return ctx.caller.locationId;
  if (!(await readNamesOf(ctx, 'centre', [centreId])).has(centreId)) throw refuse('not-found');
  return centreId;
}

/** What tests cost for an agency at a centre on a day, today unless told. */
export const quotePrices = serve(rateEndpoints.quotePrices, async (ctx, query: Query) => {
  const today = calendarDateIn(ctx.lab.timeZone, ctx.now);
  const on = query.on ?? today;
  if (on < today) throw refuseField('on', 'prices-of-past-days');
  const { tests } = await catalogueOf(ctx);
  const agencyId = await agencyOf(ctx, query);
  const sourcesOf = await priceSourcesFor(ctx, { agencyId, locationId: await centreOf(ctx, query) });
  const quotes = query.testIds.split(',').map((testId) => {
    const test = tests.get(testId);
    if (test === undefined) throw refuse('not-found');
    return presentQuote(testId, sourcesOf(test), on);
  });
  return { agencyId, quotes };
});
