import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { startedNidan } from './harness/started-nidan.ts';

const nidan = startedNidan();

const FURTHER = /\/api\/audit\/.*[?&]cursor=/;

async function openAudit(): Promise<Page> {
  const page = await nidan.signIn('manager');
  await page.goto(`${nidan.url}/#/audit?dates=98`);
  await rowsOf(page).first().waitFor();
  return page;
}

function rowsOf(page: Page) {
  return page.getByRole('table', { name: 'Events' }).locator('tbody tr');
}

it('End reads the next page, J goes on into it, and nothing is read that nobody comes to', async () => {
  const page = await openAudit();
  const asked: string[] = [];
  page.on('request', (request) => FURTHER.test(request.url()) && asked.push(request.url()));
  const first = await rowsOf(page).count();
  await rowsOf(page).first().focus();
  await page.keyboard.press('j');
  expect(asked).toEqual([]);
  await page.keyboard.press('End');
  await rowsOf(page).nth(first).waitFor();
  expect(asked).toHaveLength(1);
  await page.keyboard.press('j');
  await rowsOf(page).nth(first).and(page.locator('[aria-current=true]')).waitFor();
  await page.context().close();
});

it('a page that fails is told under the rows, and comes when it is tried again', async () => {
  const page = await openAudit();
  const first = await rowsOf(page).count();
  await page.route(FURTHER, (route) => route.fulfill({ status: 503, body: '' }));
  await rowsOf(page).first().focus();
  await page.keyboard.press('End');
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await again.waitFor();
  expect(await rowsOf(page).count()).toBe(first);
  await page.unroute(FURTHER);
  await again.click();
  await rowsOf(page).nth(first).waitFor();
  await again.waitFor({ state: 'detached' });
  await page.context().close();
});

it('a list that does not fill a tall screen reads on by itself', async () => {
  const page = await nidan.signIn('manager');
  await page.setViewportSize({ width: 1366, height: 3_000 });
  const further = page.waitForRequest(FURTHER);
  await page.goto(`${nidan.url}/#/audit?dates=98`);
  expect((await (await further).response())?.status()).toBe(200);
  await page.context().close();
});
