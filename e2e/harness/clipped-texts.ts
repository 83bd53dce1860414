import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

const source = readFileSync(new URL('find-clipped-texts.js', import.meta.url), 'utf8').replace('export ', '');

/** Texts of a page that are cut off once all are longer by this part of their length, one line each: the element and its text, and whether the page scrolls then. It stands as before afterwards. */
export async function clippedTexts(page: Page, growth: number): Promise<string[]> {
  return page.evaluate<string[]>(`(() => { ${source}; return findClippedTexts(${growth}); })()`);
}
