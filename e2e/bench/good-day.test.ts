import { readWorksheet } from '@nidan/contract/lab/results/entry-endpoints';
import { accessionInDepartment } from '@nidan/contract/lab/samples/sample-endpoints';
import { listBills } from '@nidan/contract/money/bills/bill-endpoints';
import { expect, it } from 'vitest';
import { readOf, sendOf } from '../harness/api-of.ts';
import { authoriseByKey } from '../harness/authorise-by-key.ts';
import { billOnBench } from '../harness/bill-on-bench.ts';
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

it('a blood culture goes by keyboard from its tube over an interim report to the final one', async () => {
  const bench = await nidan.signIn('sameer.kale');
  const desk = await nidan.signIn('manager');
  const billId = await billOnBench(desk, 'BCUL', { name: 'Demo Blood' });
  await bench.goto(`${nidan.url}/#/cultures?view=toReceive`);
  const waiting = bench.getByRole('row', { name: /Demo Blood/u });
  await waiting.getByText('To scan in').waitFor();
  expect(await violationsOn(bench)).toEqual([]);
  const [test] = (await readOf(bench, readWorksheet, { query: { billId } })).tests;
  const departmentId = test?.department.departmentId ?? '';
  await sendOf(bench, accessionInDepartment, { departmentId, barcodes: [test?.barcode ?? ''] });
  await waiting.getByText('To receive').waitFor();
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
  await doctor.goto(`${nidan.url}/#/authorise?view=critical&bill=${billId}`);
  await doctor.getByRole('region', { name: 'Results of Demo Blood' }).waitFor();
  await doctor.keyboard.press('c');
  const call = doctor.getByRole('dialog');
  await call.getByLabel('Who was informed').fill('Sister Mary, ward 2');
  await doctor.keyboard.press('Enter');
  await call.getByLabel('What they read back').fill('Growth, Gram negative');
  await doctor.keyboard.press('Enter');
  await doctor.getByText(/^Call recorded/u).waitFor();
  await authoriseByKey(doctor, { url: nidan.url, view: 'look', billId, patient: 'Demo Blood' });
  await doctor.getByText(/is released, revision 2$/u).waitFor();
  await bench.getByText('FINAL', { exact: true }).waitFor();
  const { released } = await readOf(bench, readWorksheet, { query: { billId } });
  expect(released).toMatchObject({ revision: 2, status: 'FINAL' });
  await Promise.all([bench, desk, doctor].map((page) => page.context().close()));
});
