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

/** The enabled tests of the lab with their prices in some lists on a day, by name or best match first. */
export async function pageOfGrid(ctx: Ctx, asked: AskedGrid) {
  const { listIds, on, q = '', departmentId, keep, ...paging } = asked;
  const { tests } = await catalogueOf(ctx);
  const listed = listIds.length === 0 ? [] : await readListedPrices(ctx, { listIds, from: on });
  const prices = new Map(
    listed
      .filter((price) => isOn(price, on))
      .map(({ listId, testId, ...price }): [string, RateView] => [`${listId} ${testId}`, price]),
  );
  const cellsOf = (testId: string): Cells =>
    listIds.map((listId) => prices.get(`${listId} ${testId}`) ?? null);
  const found = matchByWords(tests.values(), q).filter(
    ({ testId, status, departmentId: own }) =>
      status === masterData.codes.enabled &&
      (departmentId === undefined || own === departmentId) &&
      (keep?.(cellsOf(testId)) ?? true),
  );
  const page = pageInMemory(found, paging, {
    id: ({ testId }) => testId,
    present: (test) => ({
      ...briefOf(test),
      kind: test.kind,
      mrpPaise: test.mrpPaise,
      cells: [...cellsOf(test.testId)],
    }),
  });
  return { ...page, total: found.length };
}

function differ([a, b]: Cells): boolean {
  return a?.pricePaise !== b?.pricePaise;
}

/** Rate lists beside each other. */
export async function readRateGridOf(
  ctx: Ctx,
  { rateListIds, differing = false, ...asked }: QueryOf<typeof readRateGrid>,
): Promise<AnswerOf<typeof readRateGrid>> {
  const listIds = rateListIds === undefined ? [] : rateListIds.split(',');
  await requireRateLists(ctx, listIds);
  return pageOfGrid(ctx, { limit: 50, ...asked, listIds, ...(differing ? { keep: differ } : {}) });
}
