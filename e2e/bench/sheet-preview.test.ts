import { previewPicture } from '@nidan/contract/lab/reports/report-endpoints';
import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { startedNidan } from '../harness/started-nidan.ts';

/** Two pages of A4, with 8 pt as the smallest print. */
const TWO_PAGES = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 596 1684" width="596" height="1684">
  <rect width="596" height="842" fill="#fff"/><rect y="842" width="596" height="842" fill="#eee"/></svg>`;

const nidan = startedNidan();
let page: Page;
beforeEach(async () => {
  page = await nidan.signIn('nandini.joshi');
  await page.setViewportSize({ width: 1366, height: 768 });
  return () => page.context().close();
});

const sheet = () => page.getByRole('region', { name: /^Report of / });

async function sheetWidth(): Promise<number> {
  const box = await sheet().getByRole('img').boundingBox();
  return box?.width ?? 0;
}

it('the page beside the values fits its frame, is made large enough to read and stays so, and is turned by buttons and keys', async () => {
  await page.route(`**${previewPicture.path}**`, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: TWO_PAGES }),
  );
  await page.goto(`${nidan.url}/#/authorise?view=look`);
  await page.getByText('Page 1 of 2').waitFor();
  const frame = await sheet().boundingBox();
  expect(await sheetWidth()).toBeLessThanOrEqual(frame?.width ?? 0);
  const larger = page.getByRole('button', { name: 'Larger' });
  for (const percent of [125, 150, 175, 200]) {
    await larger.click();
    await page.getByText(`${percent} %`).waitFor();
  }
  // The smallest print, 8 of the 596 pt of the width, is 10 px.
  expect((8 / 596) * (await sheetWidth())).toBeGreaterThanOrEqual(10);
  await page.reload();
  await page.getByText('200 %').waitFor();
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.getByText('Page 2 of 2').waitFor();
  await sheet().focus();
  await page.keyboard.press('PageUp');
  await page.getByText('Page 1 of 2').waitFor();
  await page.getByRole('button', { name: 'Page before' }).hover();
  await page.getByText('This is the first page').waitFor();
  for (const percent of [175, 150, 125, 100]) {
    await page.getByRole('button', { name: 'Smaller' }).click();
    await page.getByText(`${percent} %`).waitFor();
  }
  expect(await sheetWidth()).toBeLessThanOrEqual(frame?.width ?? 0);
});
