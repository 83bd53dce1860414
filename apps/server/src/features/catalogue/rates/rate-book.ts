import { calendarDateIn } from '@nidan/domain/time/zone';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { Services } from '../../../kernel/http/services.ts';
import { RecentlyUsed } from '../../../kernel/recently-used.ts';
import { type ListedPrice, type RateListsOfLab, readListedPrices, readRateLists } from './rate-book.query.ts';

/** Prices of one list by test, those of today and of later days. */
type PricesByTest = ReadonlyMap<string, readonly ListedPrice[]>;

interface RateBook {
  readonly version: number;
  readonly lists: RateListsOfLab;
  /** Of the lists that were asked for since the rates changed. */
  readonly prices: Map<string, PricesByTest>;
}

/** Labs whose rates a process keeps. */
const MOST = 50;

const keptBy = new WeakMap<Services, RecentlyUsed<number, RateBook>>();

async function bookOf(ctx: Ctx): Promise<RateBook> {
  const kept = keptBy.get(ctx.services) ?? new RecentlyUsed<number, RateBook>(MOST);
  keptBy.set(ctx.services, kept);
  const found = kept.get(ctx.lId);
  if (found?.version === ctx.lab.ratesVersion) return found;
  const book = { version: ctx.lab.ratesVersion, lists: await readRateLists(ctx), prices: new Map() };
  kept.set(ctx.lId, book);
  return book;
}

async function pricesOfList(ctx: Ctx, { prices }: RateBook, listId: string): Promise<PricesByTest> {
  const known = prices.get(listId);
  if (known !== undefined) return known;
  const from = calendarDateIn(ctx.lab.timeZone, ctx.now);
  const rows = await readListedPrices(ctx, { listIds: [listId], from });
  const read = Map.groupBy(rows, ({ testId }) => testId);
  prices.set(listId, read);
  return read;
}

/** A list with its name and the prices that it has from today on. */
export interface ReadList {
  readonly name: string;
  readonly prices: PricesByTest;
}

/** Whose prices are asked for. */
export interface PricedFor {
  readonly agencyId: string | null;
  /** Where the bill is made; null before a place was chosen. */
  readonly locationId: string | null;
}

/**
 * The lists that decide what an agency pays at a centre, null where there is none: read once per process and version of the
 * lab's rates, then from memory. The version comes with the caller (`ctx.lab`), as that of the catalogue does.
 */
export async function listsFor(
  ctx: Ctx,
  { agencyId, locationId }: PricedFor,
): Promise<Readonly<Record<'own' | 'taken' | 'centre', ReadList | null>>> {
  const book = await bookOf(ctx);
  const { names, ofAgency, ofCentre } = book.lists;
  const read = async (listId: string | null | undefined): Promise<ReadList | null> =>
    listId == null ? null : { name: names.get(listId) ?? '', prices: await pricesOfList(ctx, book, listId) };
  const lists = ofAgency.get(agencyId ?? '');
  return {
    own: await read(lists?.own),
    taken: await read(lists?.taken),
    centre: await read(ofCentre.get(locationId ?? '')),
  };
}
