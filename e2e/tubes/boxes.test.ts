import { listTests } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import { boxManifest, listBoxes, readBox } from '@nidan/contract/lab/boxes/box-endpoints';
import { printLabels } from '@nidan/contract/lab/samples/label-endpoints';
import { listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import { createBill } from '@nidan/contract/money/bills/bill-endpoints';
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { fileOf, readOf, sendOf } from '../harness/api-of.ts';
import { textOfPdf } from '../harness/pdf-text.ts';
import { startedNidan } from '../harness/started-nidan.ts';
import { violationsOn } from '../harness/violations-on.ts';

const nidan = startedNidan();

it('a box stands in the list, and opened shows its tubes and what came wrong', async () => {
  const page = await nidan.signIn('sameer.kale');
  await page.goto(`${nidan.url}/#/batches`);
  const leaked = page.getByRole('row').filter({ hasText: 'BOX-000002' });
  await leaked.waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.goto(`${nidan.url}/#/batches/BOX-000002`);
  await page.getByText('BOX-000002').first().waitFor();
  await page
    .getByText(/leaked/iu)
    .first()
    .waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.context().close();
});

/** Collected tubes with their labels, each of a bill of its own where the person works. */
async function labelledTubes(page: Page, count: number): Promise<string[]> {
  const { rows: tests } = await readOf(page, listTests, { query: { q: 'CBC', limit: 20 } });
  const testId = tests.find(({ code }) => code === 'CBC')?.testId ?? '';
  const barcodes: string[] = [];
  while (barcodes.length < count) {
    const { billId } = await sendOf(page, createBill, {
      billId: randomUUID(),
      newPatient: {
        name_title: 'Mr.',
        name: `Boxed Person ${barcodes.length}`,
        age_sex: { age: 41, sex: 'M', unit: 'Yrs.' },
        phone: '9123450088',
      },
      consentGiven: true,
      collect: true,
      lines: [{ testId }],
    });
    const { rows } = await readOf(page, listSamples, { query: { billId } });
    await sendOf(page, printLabels, { sampleIds: rows.map(({ sampleId }) => sampleId) });
    barcodes.push(...rows.map(({ barcode }) => barcode));
  }
  return barcodes;
}

/** Types a code at the scan, as a scanner ends it. */
async function scan(page: Page, code: string, said: RegExp): Promise<void> {
  const field = page.getByRole('textbox', { name: /^Scan a tube/ });
  await field.fill(code);
  await field.press('Enter');
  await page.getByRole('status').filter({ hasText: code }).filter({ hasText: said }).first().waitFor();
}

/** Closes the discrepancy of a tube with a word, by keyboard. */
async function close(page: Page, barcode: string, button: string): Promise<void> {
  const row = page.getByRole('listitem').filter({ hasText: barcode });
  await row.getByRole('button', { name: button }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What was found').fill('Asked the centre');
  await dialog.getByLabel('What was found').press('Enter');
  await row.getByText('Asked the centre').waitFor();
}

/** Begins a box at a centre and scans tubes into it; answers its code. */
async function packByScan(page: Page, tubes: readonly string[]): Promise<string> {
  await page.goto(`${nidan.url}/#/batches`);
  await page.getByRole('heading', { name: 'Boxes' }).waitFor();
  await page.keyboard.press('Alt+n');
  await page
    .getByRole('dialog')
    .getByLabel('To', { exact: true })
    .selectOption({ label: 'Kothrud Main Lab' });
  await page.getByRole('dialog').getByRole('button', { name: 'Begin the box' }).press('Enter');
  for (const barcode of tubes) await scan(page, barcode, /in the box/);
  expect(await violationsOn(page)).toEqual([]);
  const [box] = (await readOf(page, listBoxes, { query: { limit: 1 } })).rows;
  return box?.code ?? '';
}

it('a box is packed, carried and received by keyboard, and what was not in order is closed one by one', async () => {
  const packer = await nidan.signInAt('Nashik', 'asmita.deo');
  const [good = '', missing = '', leaked = '', extra = ''] = await labelledTubes(packer, 4);
  const code = await packByScan(packer, [good, missing, leaked]);
  const { box } = await readOf(packer, readBox, { query: { code } });
  const manifest = await textOfPdf(await fileOf(packer, boxManifest, { query: { batchId: box.batchId } }));
  for (const text of [code, good, missing, leaked]) expect(manifest).toContain(text);
  await packer.getByRole('button', { name: 'Ask a rider' }).press('Enter');
  await packer.getByRole('dialog').getByLabel('Rider').selectOption({ label: 'Rohan Pawar' });
  await packer.getByRole('button', { name: 'Ask this rider' }).press('Enter');

  const rider = await nidan.signIn('rohan.pawar');
  await rider.goto(`${nidan.url}/#/rider`);
  const carried = rider.getByRole('listitem').filter({ hasText: code });
  await carried.getByRole('button', { name: 'I will carry it' }).press('Enter');
  await carried.getByRole('button', { name: 'I have it' }).press('Enter');
  await carried.getByRole('button', { name: 'I am on the way' }).waitFor();
  expect(await violationsOn(rider)).toEqual([]);
  // The box leaves by the centre's own word; its rider hands it over.
  await packer.getByRole('button', { name: /Mark in transit/ }).waitFor();
  await packer.keyboard.press('Alt+s');
  await packer.getByText(`${code} is on its way`).first().waitFor();
  await carried.getByRole('button', { name: 'Handed over' }).press('Enter');
  await carried.getByRole('button').first().waitFor({ state: 'detached' });
  await Promise.all([packer.context().close(), rider.context().close()]);

  const bench = await nidan.signIn('sameer.kale');
  await bench.goto(`${nidan.url}/#/batches/${code}`);
  await scan(bench, good, /received/);
  await bench.keyboard.press('Alt+l');
  await scan(bench, leaked, /leaked/);
  await scan(bench, extra, /not on the list/);
  await bench.getByRole('button', { name: 'All is scanned' }).press('Enter');
  await bench.getByRole('listitem').filter({ hasText: missing }).getByText('missing').waitFor();
  expect(await violationsOn(bench)).toEqual([]);
  await close(bench, missing, 'Give it up as lost');
  await close(bench, leaked, 'Close it');
  await close(bench, extra, 'Close it');
  await bench.getByText('accepted', { exact: true }).first().waitFor();
  const { rows } = await readOf(bench, listSamples, { query: { by: 'barcode', q: leaked } });
  expect(rows[0]?.statusLabel).toBe('re-sampling');
  await bench.context().close();
});
