import type { RateListView } from '@nidan/contract/catalogue/rates/rate-view';
import { PRICE_RULES, RULE_OF_LIST } from '@nidan/domain/rates/price-rules';
import { resolvePrice } from '@nidan/domain/rates/resolve-price';
import type { CalendarDate } from '@nidan/domain/time/calendar-date';
import { calendarDateIn } from '@nidan/domain/time/zone';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { LabTest } from '../versions/lab-catalogue.ts';
import { priceSourcesFor, type SourcesOf } from './prices-for.ts';

type TakenList = Pick<RateListView, 'kind' | 'agencies'>;

/** The rules that are weaker than a list, for its agency when it holds own rates, at the place of work. */
async function sourcesBelow(ctx: Ctx, { kind, agencies }: TakenList): Promise<SourcesOf> {
  const sourcesOf = await priceSourcesFor(ctx, {
    agencyId: kind === 'own' ? (agencies[0]?.id ?? null) : null,
    locationId: ctx.caller.locationId,
  });
  const weaker = new Set<string>(PRICE_RULES.slice(PRICE_RULES.indexOf(RULE_OF_LIST[kind]) + 1));
  return (test) => sourcesOf(test).filter(({ rule }) => weaker.has(rule));
}

/** What a test costs on a day where each of some lists has no price for it, in paise; nothing of a past day is known. */
export async function pricesBelow(
  ctx: Ctx,
  lists: readonly TakenList[],
  on: CalendarDate,
): Promise<(test: LabTest) => (number | null)[]> {
  if (on < calendarDateIn(ctx.lab.timeZone, ctx.now)) return () => [];
  const below: SourcesOf[] = [];
  for (const list of lists) below.push(await sourcesBelow(ctx, list));
  return (test) =>
    below.map((sourcesOf) => {
      const answer = resolvePrice(sourcesOf(test), on);
      return answer.ok ? answer.price.pricePaise : null;
    });
}
