import { readWorksheet } from '@nidan/contract/lab/results/entry-endpoints';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { readOf } from '../harness/api-of.ts';
import { billOnBench } from '../harness/bill-on-bench.ts';
import { startedNidan } from '../harness/started-nidan.ts';

const nidan = startedNidan();

const strokes = async (page: Page, ...lines: readonly string[]): Promise<void> => {
  for (const line of lines) {
    // oxlint-disable-next-line no-await-in-loop -- one stroke after the other
    await page.keyboard.type(line);
    // oxlint-disable-next-line no-await-in-loop -- one stroke after the other
    await page.keyboard.press('Enter');
  }
};
const warning = (page: Page) => page.getByRole('alert').filter({ hasText: 'is critical' });

it('values typed on after a warning never join the value that was warned of', async () => {
  const page = await nidan.signIn('manager');
  const billId = await billOnBench(page, 'PLTC', { name: 'Warned Wagh' });
  await page.goto(`${nidan.url}/#/results/${billId}`);
  await page.getByRole('grid').locator('[tabindex="0"]').focus();
  await strokes(page, '18', '9.1', '12');
  const box = page.getByRole('grid').getByRole('textbox');
  expect(await box.inputValue()).toBe('18');
  await warning(page).getByText('What you typed since').waitFor({ state: 'detached' });
  // A changed value is judged again.
  await page.keyboard.press('Backspace');
  await strokes(page, '17');
  await warning(page).filter({ hasText: ' 17 ' }).waitFor();
  await page.keyboard.press('Enter');
  await box.waitFor({ state: 'detached' });
  await page.keyboard.press('Control+s');
  const raw = async () =>
    (await readOf(page, readWorksheet, { query: { billId } })).tests[0]?.parameters[0]?.result?.raw;
  await expect.poll(raw).toBe('17');
  await page.context().close();
});

it('on the sheet each sample keeps its own value', async () => {
  const page = await nidan.signIn('manager');
  const billId = await billOnBench(page, 'K', { name: 'Sheet Warned' });
  const { tests } = await readOf(page, readWorksheet, { query: { billId } });
  await page.goto(`${nidan.url}/#/results/sheet?item=${tests[0]?.test.testId}`);
  const row = page.getByRole('row').filter({ hasText: tests[0]?.barcode ?? '' });
  await row.getByRole('gridcell').last().click();
  await strokes(page, '2.1', '12.5', '13');
  expect(await page.getByRole('grid').getByRole('textbox').inputValue()).toBe('2.1');
  await page.keyboard.press('Escape');
  await page.getByRole('grid').getByRole('textbox').waitFor({ state: 'detached' });
  await page.context().close();
});

it('in a control run the first value has the focus, and a value far off is asked about before completing', async () => {
  const page = await nidan.signIn('sameer.kale');
  await page.goto(`${nidan.url}/#/qc`);
  const board = page.getByRole('region', { name: 'Electrolyte analyser 1' });
  await board.getByRole('button', { name: /Start a run|Go on/ }).press('Enter');
  await page.getByRole('button', { name: 'Complete run' }).waitFor();
  const values = page.getByRole('row').getByRole('textbox');
  await values.first().and(page.locator(':focus')).waitFor();
  await strokes(page, '291');
  await page.getByRole('alert').filter({ hasText: 'SD from the mean' }).waitFor();
  await strokes(page, '4.42');
  expect(await values.first().inputValue()).toBe('291');
  await page.keyboard.press('Enter');
  await values.nth(1).and(page.locator(':focus')).waitFor();
  await page.getByRole('row').nth(2).focus();
  await page.keyboard.type('4.42');
  expect(await values.nth(1).inputValue()).toBe('4.42');
  await page.keyboard.press('Control+Enter');
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await question.getByText(/has no value/).waitFor();
  await question.getByText(/SD from the mean/).waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  await page.context().close();
});
