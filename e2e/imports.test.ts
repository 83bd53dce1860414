import { listWaitingLooks, lookAtEvent } from '@nidan/contract/base/audit/audit-endpoints';
import { listParameters } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import { changeLabSwitches, listLabSwitches } from '@nidan/contract/base/settings/lab-setting-endpoints';
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

const HEAD = 'code,name,kind,department,sample_type,mrp_rupees,tat_hours,parameters,status';

/** Chooses a file of tests by keyboard, as a person does. */
async function choose(name: string, lines: readonly string[]): Promise<void> {
  await page.goto(`${nidan.url}/#/admin/import`);
  await chooseHere(name, [HEAD, ...lines]);
}

async function chooseHere(name: string, lines: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: /Choose a file/ }).waitFor();
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('n');
  const buffer = Buffer.from(lines.join('\n'));
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer });
}

it('a file with a bad row is tried and told, and never written', async () => {
  await choose('bad.csv', [
    'FILE1,From a file,test,HAEM,EDTA,150,4,HB,',
    'FILE2,Also from it,test,HAEM,EDTA,12x,4,HB,',
  ]);
  await page.getByRole('row', { name: /FILE2 .*is no number: write it like 1250 or 12.5/ }).waitFor();
  const start = page.getByRole('button', { name: /^Import/ });
  expect(await start.getAttribute('aria-disabled')).toBe('true');
  await page.getByText('Import waits for a file without bad rows').first().waitFor();
  await page.keyboard.press('j');
  await page.getByRole('heading', { name: 'Row 3: FILE2' }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Control+Enter');
  expect(await page.getByText('nothing is written', { exact: true }).count()).toBe(1);
});

it('the refused cells of a file are typed by keyboard, tried again and imported', async () => {
  await choose('typed.csv', [
    'FILE7,The seventh of a file,Test,HAEM,EDTA,12x,4,HB,',
    'FILE8,The eighth of a file,test,HAEM,EDTA,150,soon,HB,',
  ]);
  await page.getByRole('row', { name: /FILE7 mrp_rupees 12x .* Type/ }).waitFor();
  await page.keyboard.press('F2');
  const price = page.getByRole('textbox', { name: 'Value for mrp_rupees in row 2' });
  expect(await price.inputValue()).toBe('12x');
  expect(await violationsOn(page)).toEqual([]);
  await price.fill('12.5');
  await page.keyboard.press('Enter');
  await page
    .getByRole('row', { name: /FILE7 mrp_rupees 12x .*"12.5" is not in whole rupees 12.5/ })
    .waitFor();
  await page.getByRole('heading', { name: 'Row 3: FILE8' }).waitFor();
  await page.keyboard.press('F2');
  await page.keyboard.type('8');
  await page.keyboard.press('Escape');
  await page.getByRole('row', { name: /FILE8 tat_hours soon .* Type/ }).waitFor();
  await page.keyboard.press('k');
  await page.getByRole('heading', { name: 'Row 2: FILE7' }).waitFor();
  await page.keyboard.press('F2');
  await page.keyboard.type('120');
  await page.keyboard.press('Enter');
  await page.getByRole('row', { name: /FILE7/ }).waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Row 3: FILE8' }).waitFor();
  await page.keyboard.press('F2');
  await page.keyboard.type('8');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Import/, disabled: false }).waitFor();
  await page.keyboard.press('4');
  await page.getByRole('row', { name: /FILE7 kind Test .* test/ }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('5');
  await page.getByRole('row', { name: /FILE7 mrp_rupees 12x .* 120/ }).waitFor();
  await page.keyboard.press('j');
  await page.getByText(/^mrp_rupees, typed by /).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Control+Enter');
  await page.getByText('The file was imported: 0 changed, 2 new.').waitFor();
  await page.goto(`${nidan.url}/#/admin/catalog?q=FILE7`);
  await page.getByRole('row', { name: /^FILE7 The seventh of a file .*120/ }).waitFor();
});

it('a good file is tried, imported and put away by keyboard, and stands in the history', async () => {
  await choose('good.csv', ['FILE3,The third of a file,test,HAEM,EDTA,150,4,HB,']);
  await page.getByText('1 row tried').waitFor();
  await page.keyboard.press('Control+Enter');
  await page.getByText('The file was imported: 0 changed, 1 new.').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Put away' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('row', { name: /good\.csv .* done/ }).waitFor();
  await page.goto(`${nidan.url}/#/admin/catalog?q=FILE3`);
  await page.getByRole('row', { name: /^FILE3 The third of a file/ }).waitFor();
});

it('a file with the titles of another system waits for its columns, which are said by keyboard', async () => {
  await page.goto(`${nidan.url}/#/admin/import`);
  await chooseHere('foreign.csv', [
    'Abbreviation,Test Name,Type,Dept,Sample,MRP (Rs),TAT (Hours),Components,Remarks',
    'FILE4,The fourth of a file,test,HAEM,EDTA,150,4,HB,from the old system',
  ]);
  await page.getByText('The dry run waits for: code').first().waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Control+Enter');
  for (const [title, column] of [
    ['Abbreviation', 'code'],
    ['Type', 'kind'],
    ['Components', 'parameters'],
    ['Remarks', 'kind'],
  ] as const) {
    await page.getByRole('combobox', { name: `Column for ${title}` }).focus();
    await page.keyboard.type(column);
  }
  await page.getByText('The dry run waits: two titles are one column').first().waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Home');
  await page.getByText('8 of 9 mapped').waitFor();
  await page.keyboard.press('Control+Enter');
  await page.getByText('1 row tried').waitFor();
  await page.getByText('8 of 9 mapped').waitFor();
  await page.getByRole('row', { name: /FILE4/ }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Control+Enter');
  await page.getByText('The file was imported: 0 changed, 1 new.').waitFor();
  await page.goto(`${nidan.url}/#/admin/catalog?q=FILE4`);
  await page.getByRole('row', { name: /^FILE4 The fourth of a file/ }).waitFor();
});

it('a file without titles is refused at once', async () => {
  await page.goto(`${nidan.url}/#/admin/import`);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /Choose a file/ }).click();
  const buffer = Buffer.from(',,\nHB,1\n');
  await (await chooser).setFiles({ name: 'rates.csv', mimeType: 'text/csv', buffer });
  await page.getByText('rates.csv was refused: The column "code" is missing').waitFor();
  expect(await violationsOn(page)).toEqual([]);
});

const RANGES =
  'parameter,sex,age_from,age_to,pregnancy,pregnancy_weeks,birth_weeks,fasting,specimen,method,place,low,high,action_low,action_high,critical_low,critical_high,text,bands';

/** Opens the import from the ranges of sodium, as a person does who looks at them. */
async function openFromRanges(): Promise<string> {
  const { rows } = await readOf(page, listParameters, { query: { q: 'Sodium', limit: 10 } });
  const sodium = rows.find(({ code }) => code === 'NA');
  await page.goto(`${nidan.url}/#/admin/ranges/${sodium?.parameterId}`);
  await page.getByRole('link', { name: 'Import a file' }).press('Enter');
  await page
    .getByRole('combobox', { name: 'What the file is of' })
    .getByText('Reference ranges')
    .waitFor({ state: 'attached' });
  return sodium?.parameterId ?? '';
}

it('a gap in the ranges of a file is told at its row', async () => {
  await openFromRanges();
  await chooseHere('gap.csv', [
    RANGES,
    'NA,,birth,10 y,,,,,,,,135,145,,,,,,',
    'NA,,12 y,no end,,,,,,,,135,145,,,,,,',
  ]);
  await page.getByRole('row', { name: /NA .*NA has no range for M from 10 y to 12 y/ }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
});

/** A switch that weakens what two people decide waits for the look of another one. */
async function agreeToSwitch(): Promise<void> {
  const other = await nidan.signIn('kavita.shirke');
  const { rows } = await readOf(other, listWaitingLooks, { query: { limit: 50 } });
  const asked = rows.find(({ why }) => why === 'switchWaits');
  await sendOf(other, lookAtEvent, { eventId: asked?.eventId ?? '', note: 'Agreed for tonight' });
}

it('ranges of a file go into use by keyboard, with a reason, once the lab lets their writer do so', async () => {
  const parameterId = await openFromRanges();
  await chooseHere('ranges.csv', [
    RANGES,
    'NA,,birth,18 y,,,,,,,,133,146,,,,,,',
    'NA,,18 y,no end,,,,,,,,134,146,,,,,,',
  ]);
  await page.getByText('Import waits for another person, because you brought the file').first().waitFor();
  expect(await page.getByLabel('Why, for the history').count()).toBe(0);
  const { rows } = await readOf(page, listLabSwitches, { query: { limit: 200 } });
  const { version = 0 } = rows.find(({ name }) => name === 'allowSelfRangeActivation') ?? {};
  const changes = [{ name: 'allowSelfRangeActivation', value: true, version }];
  await sendOf(page, changeLabSwitches, { changes, reason: 'One person works tonight' });
  await agreeToSwitch();
  await page.reload();
  await page.getByText('Import waits for a reason').first().waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByLabel('Why, for the history').fill('Verified on 120 donors');
  await page.keyboard.press('Control+Enter');
  await page.getByText(/The file was imported:/).waitFor();
  await page.goto(`${nidan.url}/#/admin/ranges/${parameterId}`);
  await page.getByText('Every sex and age has exactly one range').waitFor();
  await page.keyboard.press('j');
  await expect.poll(() => page.getByLabel('Rule 2, Low', { exact: true }).inputValue()).toBe('134');
});
