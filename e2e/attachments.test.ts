import { randomUUID } from 'node:crypto';
import { createBill } from '@nidan/contract/money/bills/bill-endpoints';
import { findTestByCode } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import { readWorksheet } from '@nidan/contract/lab/results/entry-endpoints';
import {
  accessionInDepartment,
  accessionSamples,
  listSamples,
} from '@nidan/contract/lab/samples/sample-endpoints';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { readOf, sendOf } from './harness/api-of.ts';
import { authoriseByKey } from './harness/authorise-by-key.ts';
import { billOnBench } from './harness/bill-on-bench.ts';
import { startedNidan } from './harness/started-nidan.ts';
import { violationsOn } from './harness/violations-on.ts';

const nidan = startedNidan();
let page: Page;
beforeAll(async () => {
  page = await nidan.signIn('manager');
});

/** Two tracings that a browser and the lab both take. */
const WIDE =
  'iVBORw0KGgoAAAANSUhEUgAAADwAAAAoCAAAAACH0MYjAAAAhklEQVR42u3VPQ7AIAiA0e843P+CbYe2xD9ATNpFBycfKEHlWBhsvPEvWK6RxSIRjWHTWOdZ/ChP97HufhoryeBenCAugKmx7Ro2NY41NUa13C7HzzPuVLzE2ultBEIHFOkGIFicLqdaYbZjzZmwzVVn7uEp64cMihHhJOzrSdE7wP5uvsQn1ru/7cMm/24AAAAASUVORK5CYII=';
const NARROW =
  'iVBORw0KGgoAAAANSUhEUgAAAB4AAAAUCAAAAAC/wNIYAAAAGUlEQVR42mP4jxcwjEqTI62BF1AoPWSDBQA8ggoxi0RSgQAAAABJRU5ErkJggg==';

async function onBench(): Promise<string> {
  const { testId } = await readOf(page, findTestByCode, { query: { code: 'HBHPLC' } });
  const { billId } = await sendOf(page, createBill, {
    billId: randomUUID(),
    newPatient: { name: 'Demo Graph', age_sex: { age: 29, sex: 'F', unit: 'Yrs.' }, phone: '9876501277' },
    collect: true,
    lines: [{ testId }],
  });
  const samples = await readOf(page, listSamples, { query: { billId } });
  await sendOf(page, accessionSamples, { barcodes: samples.rows.map(({ barcode }) => barcode) });
  await page.goto(`${nidan.url}/#/results/${billId}`);
  await page.getByRole('button', { name: 'Attach file… Chromatogram' }).waitFor();
  return billId;
}

async function graphOf(billId: string) {
  const sheet = await readOf(page, readWorksheet, { query: { billId } });
  const parameters = sheet.tests.flatMap((test) => test.parameters);
  return parameters.find(({ code }) => code === 'HPLC_GRAPH')?.result ?? null;
}

const answered = (path: string, method = 'POST') =>
  page.waitForResponse(
    (response) => new URL(response.url()).pathname === path && response.request().method() === method,
  );

/** Opens the chooser of the browser by keyboard and chooses a file. */
async function choose(
  button: string,
  file: { readonly name: string; readonly buffer: Buffer },
): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).focus();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles({ ...file, mimeType: 'application/octet-stream' });
}

it('a file is attached by keyboard, shown, saved with the other values, replaced and removed', async () => {
  const billId = await onBench();
  await choose('Attach file… Chromatogram', { name: 'notes.docx', buffer: Buffer.from('PK') });
  await page.getByText('notes.docx cannot be attached. Choose a file whose name ends in one of').waitFor();
  const refused = answered('/api/bills/tresult/files');
  await choose('Attach file… Chromatogram', { name: 'run.png', buffer: Buffer.from('no picture') });
  expect((await refused).status()).toBe(400);
  await page.getByText('run.png was refused: it does not begin as a PNG does').waitFor();
  expect(await violationsOn(page)).toEqual([]);

  await choose('Attach file… Chromatogram', { name: 'run 4.png', buffer: Buffer.from(WIDE, 'base64') });
  const region = page.getByRole('region', { name: 'Chromatogram' });
  await region.getByRole('img', { name: 'Picture of Chromatogram' }).waitFor();
  await region.getByText('run_4.png').waitFor();
  await region.getByText('not saved yet').waitFor();
  expect(await graphOf(billId)).toBeNull();
  const saved = answered('/api/bills/tresult');
  await page.keyboard.press('Control+s');
  expect((await saved).status()).toBe(200);
  await region.getByText('not saved yet').waitFor({ state: 'detached' });
  expect(await graphOf(billId)).toMatchObject({ version: 1, value: 'attached: 1 picture' });
  expect(await violationsOn(page)).toEqual([]);

  await region.getByRole('button', { name: 'Remove the file of Chromatogram' }).focus();
  await page.keyboard.press('Enter');
  await region.getByRole('img').waitFor({ state: 'detached' });
  const cleared = answered('/api/bills/tresult');
  await page.keyboard.press('Control+s');
  expect((await cleared).status()).toBe(200);
  expect(await graphOf(billId)).toMatchObject({ version: 2, value: null, file: null });
});

it('a picture is pasted and another dropped, and what was not saved is still there after a reload', async () => {
  const billId = await onBench();
  // As the browser's own script: what the clipboard or the mouse brings is made there.
  const bring = (content: string, how: string) =>
    page.evaluate(`{
      const transfer = new DataTransfer();
      const bytes = Uint8Array.from(atob('${content}'), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], 'image.png', { type: 'image/png' }));
      ${how}
    }`);
  const paste = "document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: transfer }))";
  const drop = `document.querySelector('[data-attachments] section')
    .dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }))`;
  const region = page.getByRole('region', { name: 'Chromatogram' });
  const pasted = answered('/api/bills/tresult/files');
  await bring(NARROW, paste);
  expect((await pasted).status()).toBe(200);
  await region.getByRole('img').waitFor();
  const dropped = answered('/api/bills/tresult/files');
  await bring(WIDE, drop);
  expect((await dropped).status()).toBe(200);
  await region.getByText('not saved yet').waitFor();
  await page.getByText(/kept here/u).waitFor();
  await page.reload();
  await region.getByRole('img').waitFor();
  const saved = answered('/api/bills/tresult');
  await page.keyboard.press('Control+s');
  expect((await saved).status()).toBe(200);
  expect(await graphOf(billId)).toMatchObject({ version: 1, file: { name: 'image.png' } });
});

const TEXTS = {
  Specimen: 'Core biopsy of a lump, left breast.',
  'Gross description': 'Three grey-white cores, 8 to 12 mm, all submitted.',
  Microscopy: 'Invasive ducts in a desmoplastic stroma; no lymphovascular invasion.',
  Diagnosis: 'Invasive carcinoma of no special type, Nottingham grade 2.',
} as const;

/** Answers of a core biopsy, as the person picks them. */
const ANSWERS = {
  Procedure: 'Core biopsy',
  Laterality: 'Left',
  'Histological type': 'No special type',
  'Tubule formation, score': '3',
  'Nuclear pleomorphism, score': '2',
  'Mitotic count, score': '2',
  'Skin or chest wall involved': 'No',
  'Lymphovascular invasion': 'Not seen',
  'Ductal carcinoma in situ': 'Seen',
  'Lymph nodes sent': 'None',
} as const;

const done = (window: Page, path: string) =>
  window.waitForResponse(
    (response) => response.url().includes(path) && response.request().method() !== 'GET',
  );

async function biopsyOnBench() {
  const billId = await billOnBench(page, 'HPBRCORE', { name: 'Demo Biopsy' });
  const sheet = await readOf(page, readWorksheet, { query: { billId } });
  const [test] = sheet.tests;
  if (test === undefined) throw new Error('The bill has no test');
  const { departmentId } = test.department;
  await sendOf(page, accessionInDepartment, { departmentId, barcodes: [test.barcode ?? ''] });
  return { billId, billTestId: test.billTestId };
}

it('a breast biopsy is reported, released and added to by keyboard', async () => {
  const { billId, billTestId } = await biopsyOnBench();
  const bench = await nidan.signIn('sameer.kale');
  await bench.goto(`${nidan.url}/#/stages/${billTestId}/report`);
  for (const [label, text] of Object.entries(TEXTS)) {
    await bench.getByLabel(label, { exact: true }).focus();
    await bench.keyboard.insertText(text);
  }
  const saved = done(bench, '/api/bills/tresult');
  await bench.keyboard.press('Control+s');
  expect((await saved).status()).toBe(200);
  await bench.getByRole('button', { name: 'Invasive carcinoma of the breast' }).focus();
  await bench.keyboard.press('Enter');
  for (const [label, answer] of Object.entries(ANSWERS)) {
    await bench.getByLabel(label, { exact: true }).selectOption(answer);
  }
  await bench.getByRole('button', { name: 'Take 2, by scores of 7 in all' }).focus();
  await bench.keyboard.press('Enter');
  await bench.getByText('The form is complete').waitFor();
  const formed = done(bench, '/synoptic');
  await bench.keyboard.press('Control+Enter');
  expect((await formed).status()).toBe(200);
  await bench.getByLabel('What the picture shows').focus();
  await bench.keyboard.insertText('Cores as received');
  const chooser = bench.waitForEvent('filechooser');
  await bench.getByRole('button', { name: 'Add picture' }).focus();
  await bench.keyboard.press('Enter');
  const buffer = Buffer.from(WIDE, 'base64');
  await (await chooser).setFiles({ name: 'cores.png', buffer, mimeType: 'image/png' });
  await bench.getByRole('img', { name: 'Cores as received' }).waitFor();
  expect(await violationsOn(bench)).toEqual([]);

  const signer = await nidan.signIn('nandini.joshi');
  await authoriseByKey(signer, { url: nidan.url, view: 'normal', billId, patient: 'Demo Biopsy' });
  await signer.getByText(/is released, revision 1$/u).waitFor();
  await signer.goto(`${nidan.url}/#/stages/${billTestId}/report`);
  const save = signer.getByRole('button', { name: 'Save Ctrl S' });
  await save.waitFor();
  expect(await save.getAttribute('aria-disabled')).toBe('true');
  await signer.getByRole('button', { name: 'Write an addendum' }).waitFor();
  await signer.keyboard.press('Alt+a');
  await signer.getByLabel('Words').focus();
  await signer.keyboard.insertText('Oestrogen receptor positive in 90 % of cells.');
  const added = done(signer, '/addenda');
  await signer.getByRole('button', { name: 'Release with the addendum' }).focus();
  await signer.keyboard.press('Enter');
  expect((await added).status()).toBe(200);
  await signer.getByText('Oestrogen receptor positive in 90 % of cells.').waitFor();
  expect(await violationsOn(signer)).toEqual([]);
});
