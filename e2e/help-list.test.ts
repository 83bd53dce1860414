import { listParameters } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import { readParameterDetails } from '@nidan/contract/catalogue/parameters/parameter-edit-endpoints';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { readOf } from './harness/api-of.ts';
import { startedNidan } from './harness/started-nidan.ts';
import { violationsOn } from './harness/violations-on.ts';

const nidan = startedNidan();
let page: Page;
let parameterId: string;
beforeAll(async () => {
  page = await nidan.signIn('manager');
  const { rows } = await readOf(page, listParameters, { query: { q: 'HBSAG', limit: 10 } });
  parameterId = rows.find(({ code }) => code === 'HBSAG')?.parameterId ?? '';
});

const words = async (): Promise<string[]> => {
  const { choices } = await readOf(page, readParameterDetails, { query: { parameterId } });
  return choices.map(({ value, key = '-' }) => `${value} ${key}`);
};

it('words get keys, are added and moved by keyboard, and are kept; what an interval expects stays', async () => {
  const before = await words();
  const last = before.length + 1;
  await page.goto(`${nidan.url}/#/admin/parameters/${parameterId}`);
  const save = page.getByRole('button', { name: 'Save help list' });
  await save.waitFor();
  expect(await save.getAttribute('aria-disabled')).toBe('true');
  await page.getByRole('button', { name: 'Add a word' }).press('Enter');
  await expect
    .poll(() => page.getByLabel(`Word ${last}`).evaluate((one) => one === one.ownerDocument.activeElement))
    .toBe(true);
  await page.keyboard.type(before[0]?.replace(/ -$/u, '').toUpperCase() ?? '');
  await page.getByText('is in the list already').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByLabel(`Word ${last}`).fill('Grey zone');
  await page.keyboard.press('Tab');
  await page.keyboard.type('g');
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => page.getByLabel(`Word ${last - 1}`).inputValue()).toBe('Grey zone');
  await save.press('Enter');
  await page.getByText('Help list saved').waitFor();
  expect(await words()).toEqual(before.toSpliced(-1, 0, 'Grey zone g'));
  await page.reload();
  await expect.poll(() => page.getByLabel(`Word ${last - 1}`).inputValue()).toBe('Grey zone');
  for (const box of await page.getByRole('checkbox', { name: 'offered' }).all()) await box.press('Space');
  await save.press('Enter');
  await page.getByText('an interval expects it. Change that first').first().waitFor();
  expect(await violationsOn(page)).toEqual([]);
});

it('who may not change masters sees the list as it is', async () => {
  const other = await nidan.signIn('vrinda.kulkarni');
  await other.goto(`${nidan.url}/#/admin/parameters/${parameterId}`);
  await other.getByLabel('Word 1').waitFor();
  expect(await other.getByRole('button', { name: 'Save help list' }).count()).toBe(0);
});
