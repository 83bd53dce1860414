import { randomUUID } from 'node:crypto';
import { masterEndpoints } from '@nidan/contract/catalogue/masters/master-endpoints';
import { readWorksheet } from '@nidan/contract/lab/results/entry-endpoints';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { readOf, sendOf } from '../harness/api-of.ts';
import { billOnBench } from '../harness/bill-on-bench.ts';
import { startedNidan } from '../harness/started-nidan.ts';
import { violationsOn } from '../harness/violations-on.ts';

const nidan = startedNidan();

async function addMachine(page: Page, code: string): Promise<void> {
  const machine = { id: randomUUID(), code, name: `Analyser ${code}` };
  await sendOf(page, masterEndpoints('machines').create, machine);
  await sendOf(page, masterEndpoints('interfacing').create, {
    id: randomUUID(),
    code: `LIP-${code}`,
    name: `Lipase on ${code}`,
    machine: code,
    machineCode: 'LIP',
    parameter: 'LIPASE',
    machineUnit: '',
    factor: 1,
    shift: 0,
  });
}

it('where two machines measure, a typed value is not saved before its machine is said, and then is of that one', async () => {
  const page = await nidan.signIn('manager');
  await addMachine(page, 'LIPA');
  await addMachine(page, 'LIPB');
  const billId = await billOnBench(page, 'LIP', { name: 'Measured Mane' });
  await page.goto(`${nidan.url}/#/results/${billId}`);
  await page.getByRole('grid').locator('[tabindex="0"]').focus();
  await page.keyboard.type('31');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+s');
  await page.getByText('Say which machine measured what you typed').waitFor();
  const { tests } = await readOf(page, readWorksheet, { query: { billId } });
  expect(tests[0]?.parameters[0]?.result).toBeNull();

  // The question has the focus: one letter of the name chooses.
  await page.locator(':focus').selectOption('Analyser LIPB');
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Control+s');
  const saved = async () =>
    (await readOf(page, readWorksheet, { query: { billId } })).tests[0]?.parameters[0]?.result?.raw;
  await expect.poll(saved).toBe('31');
  await page.reload();
  await expect
    .poll(() => page.getByLabel('Measured on').locator('option:checked').innerText())
    .toBe('Analyser LIPB');
  await page.context().close();
});
