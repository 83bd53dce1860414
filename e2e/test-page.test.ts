import { findTestByCode } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import { listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { saveTestDraft } from '@nidan/contract/catalogue/tests/test-draft-endpoints';
import { readTestDetails } from '@nidan/contract/catalogue/tests/test-edit-endpoints';
import { reportPicture } from '@nidan/contract/lab/reports/report-endpoints';
import { fileOf, readOf, sendOf } from './harness/api-of.ts';
import { releasedByApi } from './harness/released-by-api.ts';
import { startedNidan } from './harness/started-nidan.ts';
import { violationsOn } from './harness/violations-on.ts';

const nidan = startedNidan();
let page: Page;
beforeAll(async () => {
  page = await nidan.signIn('manager');
});

it('a test has a page of its own: facts of its parameters, prices, checks, a try, and its history with what changed', async () => {
  const { testId } = await readOf(page, findTestByCode, { query: { code: 'LFT' } });
  await page.goto(`${nidan.url}/#/admin/catalog?q=LFT&sel=${testId}`);
  await page.getByRole('link', { name: 'Open the whole page' }).press('Enter');
  await page.getByRole('heading', { level: 1, name: /^LFT Liver function test/ }).waitFor();
  const rows = page
    .getByRole('list', { name: 'Parameters, in the order of the report' })
    .getByRole('listitem');
  await rows.filter({ hasText: 'ALB' }).first().getByText('below 1.5').waitFor();
  await rows.filter({ hasText: 'GLOB' }).first().getByText('TP-ALB').waitFor();
  await page.getByText('Every sex and age has exactly one range').waitFor();
  await page.getByText('Agencies of Pune').waitFor();
  await page.getByLabel('Value of Protein, total').fill('7.1');
  await page.getByLabel('Value of Albumin').fill('4.3');
  await page.getByRole('listitem').filter({ hasText: 'Globulin' }).getByText('2.8').first().waitFor();
  expect(await violationsOn(page)).toEqual([]);

  await page.getByLabel('Promise in hours').fill('8');
  await page.getByRole('button', { name: 'Run', exact: true }).press('Enter');
  await page.getByLabel('Run 1, starts at').fill('08:00');
  await page.getByTestId('week').waitFor();
  const name = (await rows.nth(0).getByRole('link').getAttribute('title')) ?? '';
  await page.getByRole('button', { name: `Move ${name}, place 1` }).press('ArrowDown');
  expect(await rows.nth(1).getByRole('link').getAttribute('title')).toBe(name);
  await page.getByLabel('Why, for the history').fill('A morning run');
  expect(await violationsOn(page)).toEqual([]);
  const publish = page.getByRole('button', { name: 'Publish 2' });
  expect(await publish.getAttribute('title')).toBe('Save the draft first');
  await page.keyboard.press('Control+s');
  await page.getByText('Draft 2', { exact: true }).waitFor();
  await page.reload();
  await page.getByText('Draft 2', { exact: true }).waitFor();
  expect(await page.getByLabel('Promise in hours').inputValue()).toBe('8');
  await page.getByRole('button', { name: 'Compare with 1' }).press('Enter');
  await page.getByText('promise: 6 h › 8 h').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByLabel('Why, for the history').fill('A morning run');
  await page.keyboard.press('Control+Enter');
  await page.getByText(/is in use as version 2/).waitFor();
  await page.getByRole('button', { name: 'Compare with version 1' }).press('Enter');
  await page.getByText('promise: 6 h › 8 h').waitFor();
  await page.getByText(/^runs: nothing › Mon .* 08:00 cut-off 30 min$/).waitFor();
});

it('what cannot be saved is said on the page, and nothing is lost', async () => {
  const { testId } = await readOf(page, findTestByCode, { query: { code: 'KFT' } });
  await page.goto(`${nidan.url}/#/admin/tests/${testId}`);
  await page.getByRole('heading', { level: 1, name: /^KFT / }).waitFor();
  await page.getByLabel('MRP in rupees').fill('0');
  await page.keyboard.press('Control+s');
  await page.getByText('Draft 2', { exact: true }).waitFor();
  await page.keyboard.press('Control+Enter');
  await page.getByText('A price of zero must be marked free').first().waitFor();
  expect(await page.getByLabel('MRP in rupees').inputValue()).toBe('0');
  expect(await violationsOn(page)).toEqual([]);

  await page.goto(`${nidan.url}/#/admin/catalog?q=KFT&sel=${testId}`);
  const waits = page.getByText(/^A draft of version 2 is pending/u);
  await waits.waitFor();
  expect(await violationsOn(page)).toEqual([]);
});

/** A test for each try: what the first one has typed stays a draft. */
const untouched = ['UREA', 'URIC'];

it('what a test asks of its specimen is typed, refused where it is wrong, and told at accession', async () => {
  const code = untouched.pop() ?? '';
  const { testId } = await readOf(page, findTestByCode, { query: { code } });
  await page.goto(`${nidan.url}/#/admin/tests/${testId}`);
  await page.getByText('3.5 mL drawn, 1.4 mL to measure from').waitFor();
  await page.getByLabel('Least specimen in µL').fill('250');
  await page.getByLabel('Refuse if').fill('lipaemic ++');
  await page.getByLabel('Keeps at').selectOption('cool');
  await page.keyboard.press('Control+s');
  const publish = page.locator('button:not([aria-disabled=true])', { hasText: /^Publish 2/ });
  await publish.waitFor();
  await page.keyboard.press('Control+Enter');
  await page
    .getByText(/needs both where its specimen keeps and for how long/u)
    .first()
    .waitFor();
  await page.getByLabel('For how many hours').fill('120');
  await page.getByRole('button', { name: 'Also fits', exact: true }).press('Enter');
  await page
    .getByRole('combobox', { name: 'Also fits, 2' })
    .selectOption({ label: 'Heparin blood, Lithium heparin tube, filled and closed' });
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Control+s');
  await publish.waitFor();
  await page.keyboard.press('Control+Enter');
  await page.getByText(/is in use as version 2/).waitFor();
  await page.getByRole('button', { name: 'Compare with version 1' }).press('Enter');
  await page.getByText('keeps: nothing › cool, 120 h').waitFor();
  await page.getByText('also fits: Serum, plain › Serum, plain, Heparin blood').waitFor();

  const bench = await nidan.signIn('sameer.kale');
  const { rows } = await readOf(bench, listSamples, { query: { status: 10, limit: 200 } });
  const tube = rows.find(({ tests }) => tests.some(({ refuseIf }) => refuseIf !== ''));
  await bench.goto(`${nidan.url}/#/accession`);
  await bench.getByLabel('Scan the next tube').fill(tube?.barcode ?? '');
  await bench.keyboard.press('Enter');
  await bench.getByText('Refuse if', { exact: true }).waitFor();
  expect(await violationsOn(bench)).toEqual([]);
});

it('short codes are typed on the page, refused with the name of the test that has one, and found at registration', async () => {
  const { testId } = await readOf(page, findTestByCode, { query: { code: 'AMY' } });
  await page.goto(`${nidan.url}/#/admin/tests/${testId}`);
  const field = page.getByRole('textbox', { name: 'Short codes' });
  await field.fill('amyl-1');
  await page.getByText('Use 1 to 20 capitals, digits or underscores, beginning with a capital').waitFor();
  await field.fill('diast liv');
  await page.keyboard.press('Control+s');
  const taken = 'LIV stands for Liver function test already';
  await page.getByText(taken).first().waitFor();
  expect(await field.inputValue()).toBe('diast liv');
  expect(await violationsOn(page)).toEqual([]);

  await field.fill('diast, amyl');
  await page.keyboard.press('Control+s');
  await page.locator('button:not([aria-disabled=true])', { hasText: /^Publish 2/ }).waitFor();
  await page.getByRole('button', { name: 'Compare with 1' }).press('Enter');
  await page.getByText('short codes: nothing › DIAST, AMYL').waitFor();
  await page.keyboard.press('Control+Enter');
  await page.getByText(/is in use as version 2/).waitFor();
  await page.getByText('AMY, DIAST, AMYL', { exact: true }).waitFor();
  expect(await violationsOn(page)).toEqual([]);

  const desk = await nidan.signIn('asmita.deo');
  await desk.keyboard.press('Alt+n');
  await desk.getByLabel('Phone', { exact: true }).waitFor();
  await desk.getByRole('combobox', { name: 'Add a test or package' }).focus();
  await desk.keyboard.type('dias');
  await desk.getByRole('option', { name: /^AMY.*DIAST/u }).waitFor();
  expect(await violationsOn(desk)).toEqual([]);
  await desk.keyboard.type('t');
  await desk.keyboard.press('Enter');
  await desk.keyboard.type('liv');
  await desk.keyboard.press('Enter');
  await desk.getByText('Liver function test').first().waitFor();
  await desk.getByText('Amylase').first().waitFor();
});

it('a package has the page without what only tests have', async () => {
  await page.goto(`${nidan.url}/#/admin/catalog?kind=package`);
  await page.locator('main tbody tr').first().waitFor();
  await page.keyboard.press('j');
  await page.getByRole('link', { name: 'Open the whole page' }).press('Enter');
  await page.getByRole('heading', { level: 2, name: 'Members' }).waitFor();
  expect(await page.getByText('Run calendar').count()).toBe(0);
  expect(await violationsOn(page)).toEqual([]);
});

it('a test is cloned as a draft under a code that is free', async () => {
  const { testId } = await readOf(page, findTestByCode, { query: { code: 'KFT' } });
  await page.goto(`${nidan.url}/#/admin/tests/${testId}`);
  await page.getByRole('button', { name: 'Clone' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Clone KFT' });
  await dialog.getByLabel('Short code of the new test').fill('lft');
  await dialog.getByLabel('Name of the new test').fill('Kidney profile, short');
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Make the draft' }).press('Enter');
  await dialog.getByText('This code is taken already').waitFor();
  await dialog.getByLabel('Short code of the new test').fill('kft_s');
  await dialog.getByRole('button', { name: 'Make the draft' }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'KFT_S Kidney profile, short' }).waitFor();
  await page.getByText('draft', { exact: true }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
});

it('a draft that somebody else has saved meanwhile is not overwritten, and what is typed stays', async () => {
  const { testId } = await readOf(page, findTestByCode, { query: { code: 'CRP' } });
  await page.goto(`${nidan.url}/#/admin/tests/${testId}`);
  await page.getByRole('heading', { level: 1, name: /^CRP / }).waitFor();
  await page.getByLabel('Promise in hours').fill('9');
  const { edition } = await readOf(page, readTestDetails, { query: { testId } });
  await sendOf(page, saveTestDraft, { testId, edition, method: 'By another hand' });
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: 'Reload' }).first().press('Enter');
  await page.getByText('Draft 2', { exact: true }).waitFor();
  expect(await page.getByLabel('Promise in hours').inputValue()).toBe('9');
  expect(await page.getByLabel('Method').first().inputValue()).toBe('By another hand');
  await page.keyboard.press('Control+s');
  await page.getByText('Draft saved').waitFor();
  await page.getByRole('button', { name: 'Compare with 1' }).press('Enter');
  await page.getByText(/^method: .* › By another hand$/).waitFor();
  await page.getByRole('button', { name: 'Discard the draft' }).press('Enter');
  await page.getByText('Draft discarded').waitFor();
  await expect.poll(() => page.getByLabel('Promise in hours').inputValue()).not.toBe('9');
});

it('leads through its parameters by J and K, adds one by Alt+C and is tried by T', async () => {
  const { testId } = await readOf(page, findTestByCode, { query: { code: 'LFT' } });
  await page.goto(`${nidan.url}/#/admin/tests/${testId}`);
  await page.getByRole('heading', { level: 1, name: /^LFT/ }).waitFor();
  await page.getByLabel('Value of Albumin').waitFor();
  const onPlace = (place: number) => page.locator(`:focus[aria-label$=", place ${place}"]`).waitFor();
  await page.keyboard.press('j');
  await onPlace(1);
  await page.keyboard.press('j');
  await onPlace(2);
  await page.keyboard.press('k');
  await onPlace(1);
  await page.keyboard.press('t');
  const tried = page.locator('[data-tried] input:focus');
  await tried.waitFor();
  await page.keyboard.type('0.8');
  expect(await tried.inputValue()).toBe('0.8');
  await page.keyboard.press('Alt+c');
  await page.keyboard.type('urea');
  await page.getByRole('option').first().waitFor();
  expect(await page.getByRole('combobox', { name: 'Add a parameter' }).inputValue()).toBe('urea');
  expect(await violationsOn(page)).toEqual([]);
});

it('a template is refused over a missing field, published by a second person, and kept by the report that it was released with', async () => {
  const name = `ESR ${Date.now()}`;
  await page.goto(`${nidan.url}/#/admin/templates`);
  await page.getByRole('button', { name: 'New template' }).press('Enter');
  await page.getByLabel('Name', { exact: true }).first().fill(name);
  await page.getByRole('combobox', { name: 'Add a test or profile' }).fill('ESR');
  await page.getByRole('option', { name: /^ESR / }).first().click();
  await page.getByLabel('Registration number').uncheck();
  await page.getByRole('button', { name: 'Add a section' }).press('Enter');
  await page.getByLabel('Text of section 1').fill('ESR of {{patient.nmae}}: {{result.ESR}}');
  await page.keyboard.press('Control+s');
  await page.getByText('"patient.nmae" in line 1, column 8 is no variable', { exact: false }).waitFor();
  await page.getByLabel('Text of section 1').fill('First: {{result.ESR}}');
  await page.keyboard.press('Control+s');
  await page.getByText('Draft v1 saved').waitFor();
  const publish = page.getByRole('button', { name: 'Publish v1' });
  expect(await publish.getAttribute('title')).toBe('1 field missing');
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Control+Enter');
  await page.getByText('Everything that a report must show is on the page.').waitFor();
  await page.keyboard.press('Control+s');
  await page.locator('button[title="Another person publishes what you wrote"]').waitFor();

  const second = await nidan.signIn('nandini.joshi');
  await second.goto(`${nidan.url}/#/admin/templates`);
  await second.getByText(name).first().click();
  await second.getByRole('button', { name: 'Publish v1' }).press('Enter');
  await second.getByText('Version 1 is in use').waitFor();
  const { reportId } = await releasedByApi(
    { enterer: page, checker: second },
    { code: 'ESR', value: '12', name: 'Demo Template' },
  );
  const pages = () => fileOf(page, reportPicture, { params: { reportId } });
  const released = await pages();

  await page.reload();
  await page.getByLabel('Text of section 1').fill('Second: {{result.ESR}}');
  await page.keyboard.press('Control+s');
  await page.getByText('Draft v2 saved').waitFor();
  await page.getByRole('img', { name: 'Live sheet' }).waitFor();
  await second.reload();
  await second.getByText(name).first().click();
  await second.getByRole('button', { name: 'Publish v2' }).press('Enter');
  await second.getByText('Version 2 is in use').waitFor();
  expect((await pages()).equals(released)).toBe(true);
});
