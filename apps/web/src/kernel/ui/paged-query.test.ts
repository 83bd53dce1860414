import { expect, it, vi } from 'vitest';
import { readOn, rowsOf } from './paged-query.ts';

it('rows are those of all pages that are there', () => {
  expect(rowsOf({ data: undefined })).toEqual([]);
  expect(rowsOf({ data: { pages: [{ rows: [1, 2] }, { rows: [] }, { rows: [3] }] } })).toEqual([1, 2, 3]);
});

it.each([
  [true, false, 1],
  [true, true, 0],
  [false, false, 0],
])('with more %s, being read %s, reads %i pages', (hasNextPage, isFetchingNextPage, times) => {
  const fetchNextPage = vi.fn<() => Promise<void>>(() => Promise.resolve());
  readOn({ hasNextPage, isFetchingNextPage, fetchNextPage });
  expect(fetchNextPage).toHaveBeenCalledTimes(times);
});
