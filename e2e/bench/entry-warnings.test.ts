import { readWorksheet } from '@nidan/contract/lab/results/entry-endpoints';
import { listWorklist } from '@nidan/contract/lab/results/worklist-endpoints';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { readOf } from '../harness/api-of.ts';
import { startedNidan } from '../harness/started-nidan.ts';

const nidan = startedNidan();

/** A value that waits to be entered and may be critical without being impossible. */
async function criticalPlace(page: Page) {
  const { rows } = await readOf(page, listWorklist, {
    query: { state: 'pending,deptaccessioned', limit: 100 },
  });
  for (const { billId } of rows) {
    // oxlint-disable-next-line no-await-in-loop
    const sheet = await readOf(page, readWorksheet, { query: { billId } });
    for (const test of sheet.tests.filter(({ can }) => can.includes('enterResults'))) {
      const parameter = test.parameters.find(({ kind, range, plausibleHigh }) => {
        const critical = range?.criticalHigh ?? null;
        return kind === 'numeric' && critical !== null && plausibleHigh !== null && critical < plausibleHigh;
      });
      if (parameter) return { billId, test, parameter };
    }
  }
  throw new Error('No test waits whose value may be critical');
}

it('a critical or impossible value is said at its cell before the next key moves on', async () => {
  const page = await nidan.signIn('sameer.kale');
  const { billId, test, parameter } = await criticalPlace(page);
  await page.goto(`${nidan.url}/#/results/${billId}?test=${test.billTestId}`);
  await page.getByRole('grid', { name: `Results of ${test.test.name}` }).waitFor();
  const row = page.getByRole('row', { name: new RegExp(`^${parameter.name.replace(/[()]/g, '.')}`) });
  const cell = row.getByRole('gridcell').nth(1);
  await cell.click();
  await page.keyboard.type(String((parameter.plausibleHigh ?? 0) * 2));
  await page.keyboard.press('Enter');
  await page.getByRole('alert').filter({ hasText: 'Not plausible above' }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.type(String(parameter.range?.criticalHigh ?? 0));
  await page.keyboard.press('Enter');
  await page
    .getByRole('alert')
    .filter({ hasText: /is critical: check the tube/ })
    .waitFor();
  expect(await cell.getByRole('textbox').count()).toBe(1);
  await page.keyboard.press('Enter');
  await cell.getByRole('textbox').waitFor({ state: 'detached' });
  await page.getByText('Critical, not saved yet:').waitFor();
  await page.context().close();
});
