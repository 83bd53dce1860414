import type { DatedPrice, PriceRule } from '@nidan/domain/rates/price-rules';
import { type PriceAnswer, type PriceSource, resolvePrice } from '@nidan/domain/rates/resolve-price';
import type { CalendarDate } from '@nidan/domain/time/calendar-date';
import { calendarDateIn } from '@nidan/domain/time/zone';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { LabTest } from '../versions/lab-catalogue.ts';
import { listsFor, type PricedFor, type ReadList } from './rate-book.ts';

/** A price with where it comes from. */
export interface ChargedPrice extends DatedPrice {
  /** Null when no list gives it. */
  readonly rateId: string | null;
  readonly list: string | null;
}

/** The rules that may price a test, strongest first, each with its prices. */
export type SourcesOf = (test: LabTest) => readonly PriceSource<ChargedPrice>[];

/** Before every bill. */
const EVER = '0001-01-01';

function ownPrice(
  test: LabTest,
  pricePaise: number,
  period: { from: CalendarDate; until: CalendarDate | null },
) {
  return { ...period, pricePaise, isFree: test.isFree && pricePaise === 0, rateId: null, list: null };
}

/** What the lab itself charges: its dated rates, else the fixed price of a package or profile or the MRP of a test. */
function ownSources(test: LabTest): PriceSource<ChargedPrice>[] {
  const rates = test.rates.map(({ fromDate, pricePaise }, at) =>
    ownPrice(test, pricePaise, { from: fromDate, until: test.rates[at - 1]?.fromDate ?? null }),
  );
  return [
    { rule: 'lab_rate', prices: rates },
    {
      rule: test.kind === 'test' ? 'mrp' : 'package',
      prices: [ownPrice(test, test.mrpPaise, { from: EVER, until: null })],
    },
  ];
}

function listed(rule: PriceRule, list: ReadList | null, test: LabTest): PriceSource<ChargedPrice> {
  const prices = list?.prices.get(test.testId) ?? [];
  return { rule, prices: prices.map((price) => ({ ...price, list: list?.name ?? null })) };
}

/** The rules and prices that hold for an agency at a centre from today on. */
export async function priceSourcesFor(ctx: Ctx, whom: PricedFor): Promise<SourcesOf> {
  const { own, taken, centre } = await listsFor(ctx, whom);
  return (test) => [
    listed('agency_test', own, test),
    listed('agency_list', taken, test),
    listed('centre_list', centre, test),
    ...ownSources(test),
  ];
}

/** What tests cost for an agency at a centre today, and which rule says so. */
export async function pricesFor(
  ctx: Ctx,
  whom: PricedFor,
): Promise<(test: LabTest) => PriceAnswer<ChargedPrice>> {
  const sourcesOf = await priceSourcesFor(ctx, whom);
  const today = calendarDateIn(ctx.lab.timeZone, ctx.now);
  return (test) => resolvePrice(sourcesOf(test), today);
}
