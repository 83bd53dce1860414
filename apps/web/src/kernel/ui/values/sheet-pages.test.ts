import { expect, it } from 'vitest';
import { pageAt, sheetPages, topOfPage } from './sheet-pages.ts';

it.each([
  [596, 842, 1],
  [596, 1684, 2],
  [596, 2526, 3],
  [0, 0, 1],
])('a picture of %i by %i shows %i pages', (width, height, pages) =>
  expect(sheetPages({ width, height })).toBe(pages),
);

const frame = { viewPx: 600, heightPx: 2106, pages: 2 };

it.each([
  [0, 1],
  [800, 1],
  [900, 2],
  [1506, 2],
])('scrolled by %i px it is page %i', (topPx, page) => expect(pageAt({ ...frame, topPx })).toBe(page));

it('a page that is turned to is the page that is shown', () => {
  for (const page of [1, 2]) expect(pageAt({ ...frame, topPx: topOfPage({ ...frame, page }) })).toBe(page);
});
