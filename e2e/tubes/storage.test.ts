import { listTests } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import { accessionSamples, listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import { disposalPdf, listDisposals } from '@nidan/contract/lab/storage/disposal-endpoints';
import { listStorageUnits, readRack } from '@nidan/contract/lab/storage/storage-endpoints';
import { createBill } from '@nidan/contract/money/bills/bill-endpoints';
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { fileOf, readOf, sendOf } from '../harness/api-of.ts';
import { textOfPdf } from '../harness/pdf-text.ts';
import { startedNidan } from '../harness/started-nidan.ts';
import { violationsOn } from '../harness/violations-on.ts';

const nidan = startedNidan();
const TUBES = 30;

/** Tubes that are accessioned and wait for their results, three to a bill. */
async function tubesOnBench(bench: Page): Promise<string[]> {
  const desk = await nidan.signIn('asmita.deo');
  const lines: { testId: string }[] = [];
  for (const code of ['CBC', 'LFT', 'FBS']) {
    const { rows } = await readOf(desk, listTests, { query: { q: code, limit: 20 } });
    const test = rows.find((one) => one.code === code);
    if (test === undefined) throw new Error(`The demo lab has no ${code}`);
    lines.push({ testId: test.testId });
  }
  const barcodes: string[] = [];
  while (barcodes.length < TUBES) {
    const { billId } = await sendOf(desk, createBill, {
      billId: randomUUID(),
      newPatient: {
        name_title: 'Mr.',
        name: `Stored Person ${barcodes.length}`,
        age_sex: { age: 41, sex: 'M', unit: 'Yrs.' },
        phone: '9123450099',
      },
      consentGiven: true,
      collect: true,
      lines,
    });
    const { rows } = await readOf(bench, listSamples, { query: { billId } });
    const drawn = rows.map(({ barcode }) => barcode);
    await sendOf(bench, accessionSamples, { barcodes: drawn });
    barcodes.push(...drawn);
  }
  await desk.context().close();
  return barcodes.slice(0, TUBES);
}

it('thirty tubes are stored within a minute by keyboard alone, each in the next position of the rack', async () => {
  const page = await nidan.signIn('sameer.kale');
  const barcodes = await tubesOnBench(page);
  await page.goto(`${nidan.url}/#/storage`);
  const field = page.getByRole('textbox', { name: /^Scan a/ });
  await field.and(page.locator(':focus')).waitFor();
  const scan = async (code: string): Promise<void> => {
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
  };
  await scan('C-04');
  const said = page.getByRole('status');
  await said.filter({ hasText: 'Rack C-04 is chosen' }).first().waitFor();
  const { units } = await readOf(page, listStorageUnits);
  const unitId = units.find(({ code }) => code === 'C-04')?.unitId ?? '';
  const before = (await readOf(page, readRack, { query: { unitId } })).tubes.length;
  const [first = '', ...others] = barcodes;
  const start = Date.now();
  await scan(first);
  const reason = page.getByRole('dialog').getByLabel('Reason', { exact: true });
  await reason.waitFor();
  expect(await violationsOn(page)).toEqual([]);
  // Filled, not typed: strokes as fast as a test's are those of a scanner.
  await reason.fill('Run tomorrow morning');
  await page.getByLabel('The same reason for the next tubes').check();
  await page.getByRole('button', { name: 'Store with this reason' }).focus();
  await page.keyboard.press('Enter');
  await said
    .filter({ hasText: `${first} stored` })
    .first()
    .waitFor();
  for (const barcode of others) {
    await scan(barcode);
    await said
      .filter({ hasText: `${barcode} stored` })
      .first()
      .waitFor();
  }
  expect((Date.now() - start) / 1_000).toBeLessThanOrEqual(60);
  const { tubes } = await readOf(page, readRack, { query: { unitId } });
  expect(tubes).toHaveLength(before + TUBES);
  expect(tubes.map(({ barcode }) => barcode)).toEqual(expect.arrayContaining(barcodes));
  expect(await violationsOn(page)).toEqual([]);
  await page.context().close();
});

it('a tube is found by its scan, and taken out with a reason by keyboard', async () => {
  const page = await nidan.signIn('sameer.kale');
  const { units } = await readOf(page, listStorageUnits);
  const unitId = units.find(({ code }) => code === 'C-05')?.unitId ?? '';
  const [tube] = (await readOf(page, readRack, { query: { unitId } })).tubes;
  if (tube === undefined) throw new Error('The demo week has a tube in rack C-05');
  await page.goto(`${nidan.url}/#/storage?place=C-05`);
  const grid = page.getByRole('grid', { name: 'Positions of Rack C-05' });
  await grid.waitFor();
  await grid.locator('[tabindex="0"]').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await grid.getByRole('gridcell', { name: new RegExp(tube.barcode) }).click();
  await page.getByRole('complementary').getByText(tube.position).first().waitFor();
  await page.keyboard.press('o');
  await page.getByRole('dialog').getByLabel('Why').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Take out' }).last().press('Enter');
  await page.getByText(`${tube.barcode} is at the bench again`).first().waitFor();
  const { tubes } = await readOf(page, readRack, { query: { unitId } });
  expect(tubes.map(({ barcode }) => barcode)).not.toContain(tube.barcode);
  await page.context().close();
});

it('tubes past their retention are disposed of by two people, with a certificate', async () => {
  const page = await nidan.signIn('sameer.kale');
  await page.goto(`${nidan.url}/#/storage/due`);
  const box = page.getByRole('row').nth(1).getByRole('checkbox');
  await box.check();
  await page.getByRole('button', { name: 'Dispose of them' }).click();
  await page.getByRole('dialog').getByLabel('Colour of the bag').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Dispose of them' }).click();
  await page.getByText('The disposal waits for its witness').first().waitFor();
  expect(await page.getByRole('button', { name: 'I have seen it: confirm' }).count()).toBe(0);
  const [run] = (await readOf(page, listDisposals)).rows;
  await page.context().close();
  const witness = await nidan.signIn('rohan.pawar');
  await witness.goto(`${nidan.url}/#/storage/due?view=runs&run=${run?.disposalId ?? ''}`);
  await witness.getByRole('button', { name: 'I have seen it: confirm' }).click();
  await witness.getByRole('dialog').getByRole('button', { name: 'I have seen it: confirm' }).click();
  await witness
    .getByText(/Disposed of, certificate D\d{6}/)
    .first()
    .waitFor();
  const pdf = await fileOf(witness, disposalPdf, { query: { disposalId: run?.disposalId ?? '' } });
  const text = await textOfPdf(pdf);
  expect(text).toContain('Certificate of disposal');
  expect(text).toContain(run?.tubes[0]?.barcode ?? 'a barcode');
  await witness.context().close();
});
