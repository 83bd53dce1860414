import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { startedNidan } from '../harness/started-nidan.ts';

const nidan = startedNidan();

/** Texts within a part of the page that end in an ellipsis. */
async function cutIn(page: Page, part: string): Promise<string[]> {
  return page.evaluate<string[]>(`[...document.querySelectorAll(${JSON.stringify(part)})]
    .flatMap((found) => [found, ...found.querySelectorAll('*')])
    .filter((at) => getComputedStyle(at).textOverflow === 'ellipsis' && at.scrollWidth > at.clientWidth + 1)
    .map((at) => at.textContent)`);
}

it('codes, referrer, client and results in words are whole where a report is authorised', async () => {
  const page = await nidan.signIn('nandini.joshi');
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(`${nidan.url}/#/authorise?view=look`);
  await page.getByRole('cell', { name: 'Non-reactive' }).first().waitFor();
  for (const language of ['en', 'hi', 'mr']) {
    await page.goto(`${nidan.url}/?lang=${language}#/authorise?view=look`);
    await page.getByRole('table').nth(1).waitFor();
    const cut = await cutIn(page, 'h1 + p, table');
    expect({ language, cut }).toEqual({ language, cut: [] });
  }
  await page.context().close();
});

it('what a role may call is said whole', async () => {
  const page = await nidan.signIn('manager');
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(`${nidan.url}/#/admin/roles`);
  await page.getByText('Registers a person;').waitFor();
  expect(await cutIn(page, 'section li')).toEqual([]);
  await page.context().close();
});
