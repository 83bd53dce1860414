import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { startedNidan } from './started-nidan.ts';
import { violationsOn } from './violations-on.ts';

const nidan = startedNidan();
let page: Page;
beforeAll(async () => {
  page = await nidan.signIn('manager');
});

/** Pastes a block of a spreadsheet where the focus is. */
async function paste(text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(text)})`);
  await page.keyboard.press('Control+v');
}

it('a block is pasted by keyboard, waits for the cell that is no price, is set, and is what the agency pays', async () => {
  await page.goto(`${nidan.url}/#/rates`);
  await page.getByRole('row', { name: /^OHP17 / }).waitFor();
  await page.keyboard.press('/');
  await page.getByPlaceholder('Test or short code').fill('ESR');
  await page.getByRole('row', { name: /^ESR / }).waitFor();
  await page.getByPlaceholder('Test or short code').press('Tab');
  // The first list of the first row.
  await page.getByRole('row', { name: /^ESR / }).getByRole('gridcell').nth(3).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('heading', { name: 'ESR for Panchvati Hospital' }).waitFor();
  await paste('4l\n');
  await page.getByText('Pasted 1 cell').waitFor();
  const submit = page.getByRole('button', { name: /^Submit/ });
  expect(await submit.getAttribute('aria-disabled')).toBe('true');
  await page.getByText('1 cell is not a price').first().waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Control+z');
  await page.getByText('Pasted 1 cell').waitFor({ state: 'detached' });
  await paste('41\n');
  await page.keyboard.press('Control+Enter');
  await page.getByText('1 price set').waitFor();
  await page.getByRole('listitem').filter({ hasText: 'Own rate of the agency' }).getByText('41').waitFor();
});

it('the counter bills what the agency pays, and says that it is its own rate', async () => {
  const desk = await nidan.signIn('asmita.deo');
  await desk.goto(`${nidan.url}/#/register`);
  await desk.getByLabel('Agency or centre').fill('Panchvati Hospital');
  const find = desk.getByRole('combobox', { name: 'Add a test or package' });
  await find.fill('ESR');
  await desk.getByRole('option', { name: /ESR/ }).first().waitFor();
  await find.press('Enter');
  const price = desk.getByTitle('Own rate of the agency for this test');
  await price.waitFor();
  expect(await price.textContent()).toBe('own41');
});
