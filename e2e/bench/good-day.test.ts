import { listBills } from '@nidan/contract/money/bills/bill-endpoints';
import { expect, it } from 'vitest';
import { readOf } from '../harness/api-of.ts';
import { startedNidan } from '../harness/started-nidan.ts';
import { violationsOn } from '../harness/violations-on.ts';

const nidan = startedNidan();

it('the demo has normal reports that one press authorises', async () => {
  const page = await nidan.signIn('nandini.joshi');
  await page.goto(`${nidan.url}/#/authorise?view=normal`);
  const all = page.getByRole('button', { name: /^Authorise \d normal/ });
  await all.waitFor();
  await expect.poll(() => all.textContent()).toMatch(/Authorise 4 normal/u);
  expect(await all.getAttribute('aria-disabled')).toBeNull();
  await page.context().close();
});

it('the register of an agency shows its week, and nobody else', async () => {
  const page = await nidan.signIn('shivneri');
  const { rows } = await readOf(page, listBills, { query: { limit: 200 } });
  expect(rows.length).toBeGreaterThanOrEqual(10);
  expect([...new Set(rows.map(({ client }) => client))]).toEqual(['Shivneri Clinic']);
  await page.context().close();
});

it('a urine culture goes by keyboard from the plate over an interim report to the desk that checks it', async () => {
  const bench = await nidan.signIn('sameer.kale');
  await bench.goto(`${nidan.url}/#/cultures?view=toReceive`);
  await bench.getByText('Smt. Vasudha Tendulkar').waitFor();
  await bench.keyboard.press('e');
  const dialog = bench.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Receive' }).press('Enter');
  await bench.getByRole('button', { name: 'Plate', exact: true }).press('Enter');
  await dialog.getByRole('button', { name: 'Plate' }).press('Enter');
  await bench.getByRole('button', { name: 'Into the incubator' }).press('Enter');
  await dialog.getByRole('button', { name: 'Into the incubator' }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await bench.keyboard.press('n');
  await dialog.getByRole('radio', { name: 'Growth', exact: true }).press('Space');
  await dialog.getByLabel('What is seen').fill('Lactose fermenting colonies');
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await bench.keyboard.press('Alt+c');
  const organism = dialog.getByRole('combobox', { name: 'Organism' });
  await organism.fill('Escherichia coli');
  await bench.getByRole('option', { name: 'Escherichia coli', exact: true }).waitFor();
  await organism.press('Enter');
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  const grid = bench.getByRole('grid', { name: 'Medicines of Escherichia coli' });
  await grid.waitFor();
  expect(await violationsOn(bench)).toEqual([]);

  const doctor = await nidan.signIn('nandini.joshi');
  expect(bench.url()).toContain('#/culture/');
  await doctor.goto(bench.url());
  await doctor.getByRole('button', { name: /Issue interim 1/u }).waitFor();
  await doctor.keyboard.press('Control+Enter');
  await doctor.getByText('Interim report issued').waitFor();
  await bench.getByText(/, Dr\. Nandini Joshi/u).waitFor();

  const cells = (name: string) =>
    grid.getByRole('row', { name: new RegExp(`^${name}`, 'u') }).getByRole('gridcell');
  await cells('Meropenem ').nth(1).click();
  await bench.keyboard.type('0.06');
  await bench.keyboard.press('Enter');
  await grid.getByRole('button', { name: 'Meropenem S', exact: true, pressed: true }).waitFor();
  await cells('Ciprofloxacin').nth(1).click();
  await bench.keyboard.type('2');
  await bench.keyboard.press('Enter');
  await grid.getByRole('button', { name: 'Ciprofloxacin R', pressed: true }).waitFor();
  await bench.getByRole('button', { name: 'Finish' }).press('Enter');
  await dialog.getByRole('button', { name: 'Finish' }).press('Enter');
  await bench.getByText('Finished; the test waits for its check').waitFor();
  await Promise.all([bench, doctor].map((page) => page.context().close()));
});
