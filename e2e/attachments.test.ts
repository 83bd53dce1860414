import { randomUUID } from 'node:crypto';
import { createBill } from '@nidan/contract/money/bills/bill-endpoints';
import { findTestByCode } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import { readWorksheet } from '@nidan/contract/lab/results/entry-endpoints';
import { accessionSamples, listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { readOf, sendOf } from './harness/api-of.ts';
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
