import { readBill } from '@nidan/contract/money/bills/bill-endpoints';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { readOf } from './harness/api-of.ts';
import { billOnBench } from './harness/bill-on-bench.ts';
import { startedNidan } from './harness/started-nidan.ts';
import { violationsOn } from './harness/violations-on.ts';

const nidan = startedNidan();
let page: Page;
beforeAll(async () => {
  page = await nidan.signIn('manager');
});

it('a rule is written on the page of its test by keyboard, and one that goes round is refused with the way', async () => {
  await page.goto(`${nidan.url}/#/admin/catalog?q=FT4`);
  await page.getByRole('row', { name: /^FT4 / }).waitFor();
  await page.keyboard.press('j');
  await page.getByPlaceholder('Call for another test').fill('TSH');
  await page.getByRole('option', { name: /^TSH / }).first().waitFor();
  await page.keyboard.press('Enter');
  await page.getByLabel('Rule 1, condition').fill('X');
  expect(await page.getByLabel('Rule 1, condition').getAttribute('aria-invalid')).toBe('true');
  await page.getByLabel('Rule 1, condition').fill('L, LL');
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Control+s');
  await page
    .getByText(/adds itself by its reflex rules: FT4 › TSH › FT4/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Remove rule 1' }).press('Enter');
  await page.getByPlaceholder('Call for another test').fill('ATPO');
  await page
    .getByRole('option', { name: /^ATPO / })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  await page.getByLabel('Rule 1, looks at').selectOption('in');
  await page.getByLabel('Rule 1, condition').fill('..0.5');
  await page.keyboard.press('Control+s');
  await page.getByText(/saved as version 2/).waitFor();
  await page.getByRole('button', { name: 'Compare with version 1' }).press('Enter');
  await page.getByText('reflex rules: nothing › FT4 in ..0.5: suggest ATPO').waitFor();
});

it('a value that calls for another test suggests it at the bench, where a key adds it to the bill', async () => {
  const billId = await billOnBench(page, 'TSH', { name: 'Demo Reflex' });
  await page.goto(`${nidan.url}/#/results/${billId}`);
  await page.getByRole('grid').waitFor();
  await page.locator('[role=grid] :focus').waitFor();
  await page.keyboard.type('9.8', { delay: 60 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+s');
  await page.getByText('TSH 9.800 calls for Free T4').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Alt+y');
  await page.getByText('Free T4 was added because of TSH 9.800').waitFor();
  await page.getByRole('button', { name: /^Free T4/ }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  const { lines, dues } = await readOf(page, readBill, { query: { billId } });
  expect(lines.map(({ code }) => code)).toEqual(['TSH', 'FT4']);
  expect(dues.duePaise).toBe(lines.reduce((sum, { netPaise }) => sum + netPaise, 0));
});
