import * as rateEndpoints from '@nidan/contract/catalogue/rates/rate-endpoints';
import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import type { RateView } from '@nidan/contract/catalogue/rates/rate-view';
import { isOn } from '@nidan/domain/rates/price-rules';
import { runsOut } from '@nidan/domain/rates/runs-out';
import { masterData } from '@nidan/domain/status-sets/master-data';
import type { CalendarDate } from '@nidan/domain/time/calendar-date';
import { pageInMemory } from '../../../kernel/database/page-cursor.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { catalogueOf } from '../versions/catalog-cache.ts';
import { matchByWords } from '../versions/match-by-words.ts';
import { briefOf } from '../tests/present-test.ts';
import { pricesBelow } from './prices-below.query.ts';
import { type ListedPrice, readListedPrices } from './rate-book.query.ts';
import { requireRateLists } from './rate-lists.query.ts';
import { readTestCosts, UNKNOWN_COST } from './test-costs.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

type Cells = readonly (RateView | null)[];

/** A test in the lists that were asked for, in their order. */
interface GridCells {
  readonly cells: Cells;
  /** On the day that is compared with; empty when none is. */
  readonly former: Cells;
  /** All prices of each list that hold on the day or later. */
  readonly later: readonly (readonly RateView[])[];
}

interface AskedGrid {
  readonly listIds: readonly string[];
  readonly on: CalendarDate;
  readonly against?: CalendarDate;
  readonly q?: string;
  readonly departmentId?: string;
  readonly cursor?: string;
  readonly limit?: number;
  /** Which rows are shown, by their cells; all unless told. */
  readonly keep?: (cells: GridCells) => boolean;
  /** What weaker rules say beside each list; not told unless given. */
  readonly below?: Awaited<ReturnType<typeof pricesBelow>>;
}

function presentPrice(price: ListedPrice & { readonly listId: string }): RateView {
  const { listId: _, testId: __, ...view } = price;
  return view;
}

function priceOn(prices: readonly RateView[], on: CalendarDate): RateView | null {
  return prices.find((price) => isOn(price, on)) ?? null;
}

/** The cells of a test; prices of `testIds` alone are read when they are given. */
async function readCells(
  ctx: Ctx,
  { listIds, on, against }: AskedGrid,
  testIds?: readonly string[],
): Promise<(testId: string) => GridCells> {
  const some = testIds === undefined ? {} : { testIds };
  const from = against !== undefined && against < on ? against : on;
  const listed = listIds.length === 0 ? [] : await readListedPrices(ctx, { listIds, from, ...some });
  const byCell = Map.groupBy(listed, ({ listId, testId }) => `${listId} ${testId}`);
  return (testId) => {
    const prices = listIds.map((listId) => (byCell.get(`${listId} ${testId}`) ?? []).map(presentPrice));
    return {
      cells: prices.map((ofList) => priceOn(ofList, on)),
      former: against === undefined ? [] : prices.map((ofList) => priceOn(ofList, against)),
      later: prices.map((ofList) => ofList.filter(({ until }) => until === null || until > on)),
    };
  };
}

/** The enabled tests of the lab with their prices in some lists on a day, by name or best match first. */
export async function pageOfGrid(ctx: Ctx, asked: AskedGrid) {
  const { q = '', departmentId, keep, below } = asked;
  const { tests } = await catalogueOf(ctx);
  const sought = matchByWords(tests.values(), q).filter(
    ({ status, departmentId: own }) =>
      status === masterData.codes.enabled && (departmentId === undefined || own === departmentId),
  );
  // Which rows are shown depends on the prices of all of them; else only those of the page are read.
  const cellsOfAll = keep === undefined ? null : await readCells(ctx, asked);
  const found = sought.filter(({ testId }) => cellsOfAll === null || keep?.(cellsOfAll(testId)));
  const { rows, next } = pageInMemory(found, asked, { id: ({ testId }) => testId, present: (test) => test });
  const cellsOf =
    cellsOfAll ??
    (await readCells(
      ctx,
      asked,
      rows.map(({ testId }) => testId),
    ));
  const costs = await readTestCosts(
    ctx,
    rows.map(({ testId }) => testId),
  );
  return {
    rows: rows.map((test) => {
      const { cells, former } = cellsOf(test.testId);
      return {
        ...briefOf(test),
        kind: test.kind,
        mrpPaise: test.mrpPaise,
        cost: costs === null ? null : (costs.get(test.testId) ?? UNKNOWN_COST),
        cells: [...cells],
        former: [...former],
        otherwise: below?.(test) ?? [],
      };
    }),
    next,
    total: found.length,
    lower: cellsOfAll === null ? null : lowerOf(found.map(({ testId }) => cellsOfAll(testId))),
  };
}

/** Of how many tests the first list says less than the second one, and the other way round. */
function lowerOf(all: readonly GridCells[]): { readonly first: number; readonly second: number } {
  const apart = all.flatMap(({ cells: [a, b] }) =>
    a == null || b == null ? [] : [a.pricePaise - b.pricePaise],
  );
  return {
    first: apart.filter((more) => more < 0).length,
    second: apart.filter((more) => more > 0).length,
  };
}

function differ([a, b]: Cells): boolean {
  return a?.pricePaise !== b?.pricePaise;
}

/** Which rows are shown; null for all. */
function keptRows({
  differing,
  endsBy,
}: QueryOf<typeof rateEndpoints.readRateGrid>): AskedGrid['keep'] | null {
  if (differing !== true && endsBy === undefined) return null;
  return ({ cells, later }) =>
    (differing !== true || differ(cells)) &&
    (endsBy === undefined || later.some((prices) => runsOut(prices, endsBy)));
}

/** Rate lists beside each other. */
export const readRateGridOf = serve(rateEndpoints.readRateGrid, async (ctx, query) => {
  const { rateListIds, differing: _, endsBy: __, ...asked } = query;
  const listIds = rateListIds === undefined ? [] : rateListIds.split(',');
  const lists = await requireRateLists(ctx, listIds);
  const keep = keptRows(query);
  const below = await pricesBelow(ctx, lists, query.on);
  const grid = await pageOfGrid(ctx, {
    limit: 50,
    ...asked,
    listIds,
    below,
    ...(keep == null ? {} : { keep }),
  });
  return { ...grid, lower: query.differing === true ? grid.lower : null };
});
