import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessionInDepartment } from '@nidan/contract/lab/samples/sample-endpoints';
import { readWorksheet } from '@nidan/contract/lab/results/entry-endpoints';
import { readCase } from '@nidan/contract/lab/stages/stage-endpoints';
import { readOf, sendOf } from '../harness/api-of.ts';
import { authoriseByKey } from '../harness/authorise-by-key.ts';
import { billOnBench } from '../harness/bill-on-bench.ts';
import { startedNidan } from '../harness/started-nidan.ts';
import { violationsOn } from '../harness/violations-on.ts';

const nidan = startedNidan();

/** Texts within a part of the page that end in an ellipsis. */
async function cutIn(page: Page, part: string): Promise<string[]> {
  return page.evaluate<string[]>(`[...document.querySelectorAll(${JSON.stringify(part)})]
    .flatMap((found) => [found, ...found.querySelectorAll('*')])
    .filter((at) => getComputedStyle(at).textOverflow === 'ellipsis' && at.scrollWidth > at.clientWidth + 1)
    .map((at) => at.textContent)`);
}

it('codes, referrer, client and results in words are whole where a report is authorised', async () => {
  const page = await nidan.signIn('nandini.joshi');
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(`${nidan.url}/#/authorise?view=look`);
  await page.getByRole('cell', { name: 'Non-reactive' }).first().waitFor();
  for (const language of ['en', 'hi', 'mr']) {
    await page.goto(`${nidan.url}/?lang=${language}#/authorise?view=look`);
    await page.getByRole('table').nth(1).waitFor();
    const cut = await cutIn(page, 'h1 + p, table');
    expect({ language, cut }).toEqual({ language, cut: [] });
  }
  await page.context().close();
});

it('what a role may call is said whole', async () => {
  const page = await nidan.signIn('manager');
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(`${nidan.url}/#/admin/roles`);
  await page.getByText('Registers a person;').waitFor();
  expect(await cutIn(page, 'section li')).toEqual([]);
  await page.context().close();
});

/** Starts and completes the stage of the line that has the focus, by keyboard. */
async function doStage(
  page: Page,
  stage: string,
  fields: Readonly<Record<string, string>> = {},
): Promise<void> {
  const form = page.getByRole('heading', { name: `Form of ${stage}` });
  await form.waitFor();
  await page.keyboard.press('s');
  await page.getByText(/running since/).waitFor();
  for (const [name, value] of Object.entries(fields)) {
    const field = page.getByLabel(name, { exact: false });
    if ((await field.evaluate((at) => at.tagName)) === 'SELECT') await field.selectOption(value);
    else await field.fill(value);
  }
  await page.keyboard.press('Control+Enter');
  await page
    .getByText(new RegExp(`^${stage} of .* completed$`))
    .first()
    .waitFor();
  await form.waitFor({ state: 'hidden' });
}

/** Scans something at the board; the line that it leads to has the focus then. */
async function scan(page: Page, code: string): Promise<void> {
  await page.keyboard.press('F4');
  await page.getByLabel('Scan a slide, block, part or tube').fill(code);
  await page.keyboard.press('Enter');
}

/** Writes texts of a case on its report and saves them, by keyboard. */
async function write(page: Page, billTestId: string, texts: Readonly<Record<string, string>>): Promise<void> {
  await page.goto(`${nidan.url}/#/stages/${billTestId}/report`);
  await page.reload();
  for (const [label, text] of Object.entries(texts)) {
    await page.getByRole('textbox', { name: label, exact: true }).focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText(text);
  }
  const saved = page.waitForResponse(
    (response) => response.url().includes('/api/bills/tresult') && response.request().method() !== 'GET',
  );
  await page.keyboard.press('Control+s');
  expect((await saved).status()).toBe(200);
}

it('a breast biopsy goes from grossing to its amended report by keyboard', async () => {
  const page = await nidan.signIn('sameer.kale');
  await page.setViewportSize({ width: 1366, height: 768 });
  const desk = await nidan.signIn('manager');
  const billId = await billOnBench(desk, 'HPBRCORE', { name: 'Demo Biopsy' });
  await desk.context().close();
  const [test] = (await readOf(page, readWorksheet, { query: { billId } })).tests;
  if (test === undefined) throw new Error('The bill has no biopsy');
  const { billTestId, barcode, department } = test;
  const { departmentId } = department;
  await sendOf(page, accessionInDepartment, { departmentId, barcodes: [barcode ?? ''] });
  const view = () => readOf(page, readCase, { query: { billTestId } });
  const codeOf = async (label: string) =>
    (await view()).things.find((one) => one.label === label)?.barcode ?? '';

  await page.goto(`${nidan.url}/#/stages`);
  await scan(page, barcode ?? '');
  await page.getByRole('button', { name: 'Open case' }).press('Enter');
  await page.getByText(/^Case S-.* is open$/).waitFor();
  await write(page, billTestId, { Specimen: 'Core biopsy, left breast', 'Gross description': 'Three cores' });
  await page.goto(`${nidan.url}/#/stages`);
  await scan(page, await codeOf('A'));
  await page.getByRole('row', { name: /^A\b/ }).focus();
  await page.keyboard.press('s');
  await page.getByText(/running since/).waitFor();
  await page.keyboard.press('n');
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).press('Enter');
  await page.getByRole('row', { name: /^A1-1\b/ }).waitFor();
  await page.getByLabel(/^Pieces/).fill('3');
  await page.getByLabel(/^Greatest dimension/).fill('12');
  await page.getByLabel(/^Submitted/).selectOption('all');
  await page.keyboard.press('Control+Enter');
  await page
    .getByText(/^Grossing of .* completed$/)
    .first()
    .waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('row', { name: /^A1\b(?!-)/ }).focus();
  await doStage(page, 'Processing');
  await doStage(page, 'Embedding');
  await scan(page, await codeOf('A1-1'));
  await page.getByRole('row', { name: /^A1-1\b/ }).focus();
  await doStage(page, 'Microtomy', { Thickness: '3' });
  await doStage(page, 'Staining');
  await write(page, billTestId, {
    Microscopy: 'Infiltrating ducts',
    Diagnosis: 'Invasive carcinoma, grade 2',
  });
  await page.goto(`${nidan.url}/#/stages`);
  await scan(page, await codeOf('A1-1'));
  await page.getByRole('row', { name: /^A1-1\b/ }).focus();
  await doStage(page, 'Reporting');

  const doctor = await nidan.signIn('nandini.joshi');
  await doctor.goto(`${nidan.url}/#/stages`);
  await scan(doctor, await codeOf('A1-1'));
  await doctor.getByRole('row', { name: /^A1-1\b/ }).focus();
  await doStage(doctor, 'Sign-out');
  const signed = async (revision: number) => {
    await authoriseByKey(doctor, { url: nidan.url, view: 'normal', billId, patient: 'Demo Biopsy' });
    await doctor.getByText(new RegExp(`is released, revision ${revision}$`, 'u')).waitFor();
    return (await readOf(doctor, readWorksheet, { query: { billId } })).released;
  };
  expect(await signed(1)).toMatchObject({ revision: 1, status: 'FINAL' });
  await doctor.goto(`${nidan.url}/#/authorise?view=done&bill=${billId}`);
  await doctor.getByRole('region', { name: 'Results of Demo Biopsy' }).waitFor();
  await doctor.locator('button:not([aria-disabled=true])', { hasText: /^Uncheck/u }).waitFor();
  await doctor.keyboard.press('u');
  await doctor.getByLabel('Reason, needed').fill('Slides seen again');
  await doctor.keyboard.press('Control+Enter');
  await doctor.getByRole('dialog').waitFor({ state: 'detached' });
  await write(page, billTestId, { Diagnosis: 'Invasive carcinoma, grade 3' });
  expect(await signed(2)).toMatchObject({ revision: 2, status: 'AMENDED' });
  await Promise.all([page, doctor].map((one) => one.context().close()));
});
