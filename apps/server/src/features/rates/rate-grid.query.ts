import type { AnswerOf, QueryOf } from '@nidan/contract/kernel/endpoint';
import type { readRateGrid } from '@nidan/contract/rates/rate-endpoints';
import type { RateView } from '@nidan/contract/rates/rate-view';
import { isOn } from '@nidan/domain/rates/price-rules';
import { masterData } from '@nidan/domain/status-sets/master-data';
import type { CalendarDate } from '@nidan/domain/time/calendar-date';
import { pageInMemory } from '../../kernel/database/page-cursor.ts';
import type { Ctx } from '../../kernel/http/context.ts';
import { catalogueOf } from '../catalog/catalog-cache.ts';
import { matchByWords } from '../catalog/match-by-words.ts';
import { briefOf } from '../catalog/present-test.ts';
import { readListedPrices } from './rate-book.query.ts';
import { requireRateLists } from './rate-lists.query.ts';
import { readTestCosts, UNKNOWN_COST } from './test-costs.query.ts';

type Cells = readonly (RateView | null)[];

interface AskedGrid {
  readonly listIds: readonly string[];
  readonly on: CalendarDate;
  readonly q?: string;
  readonly departmentId?: string;
  readonly cursor?: string;
  readonly limit?: number;
  /** Which rows are shown, by their cells; all unless told. */
  readonly keep?: (cells: Cells) => boolean;
}

/** The cells of a test on a day; prices of `testIds` alone are read when they are given. */
async function readCells(
  ctx: Ctx,
  { listIds, on }: AskedGrid,
  testIds?: readonly string[],
): Promise<(testId: string) => Cells> {
  const some = testIds === undefined ? {} : { testIds };
  const listed = listIds.length === 0 ? [] : await readListedPrices(ctx, { listIds, from: on, ...some });
  const prices = new Map(
    listed
      .filter((price) => isOn(price, on))
      .map(({ listId, testId, ...price }): [string, RateView] => [`${listId} ${testId}`, price]),
  );
  return (testId) => listIds.map((listId) => prices.get(`${listId} ${testId}`) ?? null);
}

/** The enabled tests of the lab with their prices in some lists on a day, by name or best match first. */
export async function pageOfGrid(ctx: Ctx, asked: AskedGrid) {
  const { q = '', departmentId, keep } = asked;
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
    rows: rows.map((test) => ({
      ...briefOf(test),
      kind: test.kind,
      mrpPaise: test.mrpPaise,
      cost: costs === null ? null : (costs.get(test.testId) ?? UNKNOWN_COST),
      cells: [...cellsOf(test.testId)],
    })),
    next,
    total: found.length,
  };
}

function differ([a, b]: Cells): boolean {
  return a?.pricePaise !== b?.pricePaise;
}

/** Which rows are shown; null for all. */
function keptRows({ differing, endsBy }: QueryOf<typeof readRateGrid>): AskedGrid['keep'] | null {
  if (differing !== true && endsBy === undefined) return null;
  const ends = (cell: RateView | null): boolean =>
    endsBy === undefined || (cell?.until != null && cell.until <= endsBy);
  return (cells) => (differing !== true || differ(cells)) && cells.some(ends);
}

/** Rate lists beside each other. */
export async function readRateGridOf(
  ctx: Ctx,
  query: QueryOf<typeof readRateGrid>,
): Promise<AnswerOf<typeof readRateGrid>> {
  const { rateListIds, differing: _, endsBy: __, ...asked } = query;
  const listIds = rateListIds === undefined ? [] : rateListIds.split(',');
  await requireRateLists(ctx, listIds);
  const keep = keptRows(query);
  return pageOfGrid(ctx, { limit: 50, ...asked, listIds, ...(keep == null ? {} : { keep }) });
}
