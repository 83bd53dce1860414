import { randomUUID } from 'node:crypto';
import { createBill } from '@nidan/contract/money/bills/bill-endpoints';
import { findTestByCode, listParameters } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import {
  changeHelpList,
  readParameterDetails,
} from '@nidan/contract/catalogue/parameters/parameter-edit-endpoints';
import { accessionSamples, listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { readOf, sendOf } from '../harness/api-of.ts';
import { startedNidan } from '../harness/started-nidan.ts';
import { violationsOn } from '../harness/violations-on.ts';

const nidan = startedNidan();
let page: Page;
beforeAll(async () => {
  page = await nidan.signIn('manager');
});

/** What is typed is looked for: until then Enter takes nothing, because what is in sight is of the letters before. */
const found = () => page.locator('[role=listbox][aria-busy=false]').waitFor();

/** Words that the parameters in words of a test offer. */
async function giveHelpLists(testId: string, words: readonly string[]): Promise<void> {
  const { rows } = await readOf(page, listParameters, { query: { testId, limit: 50 } });
  for (const { parameterId, kind } of rows) {
    if (kind !== 'text' && kind !== 'narrative') continue;
    const { version } = await readOf(page, readParameterDetails, { query: { parameterId } });
    const choices = words.map((value) => ({ value, abnormal: false }));
    await sendOf(page, changeHelpList, { parameterId, version, choices });
  }
}

it('help lists and texts of the lab are offered by keyboard, and what was chosen is edited and saved', async () => {
  const { testId } = await readOf(page, findTestByCode, { query: { code: 'STONE' } });
  await giveHelpLists(testId, ['Calcium oxalate', 'Uric acid']);
  const { billId } = await sendOf(page, createBill, {
    billId: randomUUID(),
    newPatient: { name: 'Demo Stone', age_sex: { age: 41, sex: 'M', unit: 'Yrs.' }, phone: '9876501239' },
    collect: true,
    lines: [{ testId }],
  });
  const samples = await readOf(page, listSamples, { query: { billId } });
  await sendOf(page, accessionSamples, { barcodes: samples.rows.map(({ barcode }) => barcode) });
  await page.goto(`${nidan.url}/#/results/${billId}`);
  await page.getByRole('grid').waitFor();
  await page.locator('[role=grid] :focus').waitFor();

  // A word of the help list, found by its first letters.
  await page.keyboard.type('cal', { delay: 60 });
  await page.getByRole('option', { name: 'Calcium oxalate' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('gridcell', { name: 'Calcium oxalate' }).waitFor();
  await page.keyboard.press('ArrowUp');
  // It is only offered: a part of it stands, too.
  await page.keyboard.press('F2');
  await page.keyboard.press('End');
  for (let letters = ' oxalate'.length; letters > 0; letters -= 1) await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await page.getByRole('gridcell', { name: 'Calcium', exact: true }).waitFor();

  const area = page.locator('[data-narratives] textarea').first();
  await area.focus();
  await page.keyboard.press('Alt+t');
  await page
    .getByRole('combobox', { name: /^Text for / })
    .and(page.locator(':focus'))
    .waitFor();
  await page.keyboard.type('uric', { delay: 40 });
  await page
    .getByRole('option', { name: /Uric acid/ })
    .first()
    .waitFor();
  await found();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect.poll(() => area.inputValue()).toBe('Uric acid');
  await area.and(page.locator(':focus')).waitFor();
  await page.keyboard.type(', mixed');
  await page.keyboard.press('Alt+t');
  await page.keyboard.type('correlate', { delay: 40 });
  await page
    .getByRole('option', { name: /Please correlate/ })
    .first()
    .waitFor();
  await found();
  await page.keyboard.press('Enter');
  const whole =
    'Uric acid, mixed\nPlease correlate with clinical findings. Repeat on a fresh sample if unexpected.';
  await expect.poll(() => area.inputValue()).toBe(whole);
  await area.and(page.locator(':focus')).waitFor();
  // Escape leaves everything as it was.
  await page.keyboard.press('Alt+t');
  await page
    .getByRole('combobox', { name: /^Text for / })
    .and(page.locator(':focus'))
    .waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: /^Text for / }).waitFor({ state: 'detached' });
  expect(await area.inputValue()).toBe(whole);
  await page.keyboard.press('Control+s');
  await page
    .getByText(/^Saved /)
    .first()
    .waitFor();
  expect(await violationsOn(page)).toEqual([]);
});
