import { findTestByCode, listParameters } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import { readLocalTerms } from '@nidan/contract/catalogue/tests/local-terms-endpoints';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { readOf } from './harness/api-of.ts';
import { startedNidan } from './harness/started-nidan.ts';
import { violationsOn } from './harness/violations-on.ts';

const nidan = startedNidan();
let page: Page;
beforeAll(async () => {
  page = await nidan.signIn('manager');
});

it('a test is found, tried and changed by keyboard, and its former version stays to compare with', async () => {
  await page.goto(`${nidan.url}/#/admin/catalog`);
  await page.locator('main tbody tr').first().waitFor();
  await page.keyboard.press('/');
  await page.getByPlaceholder('Short code or name').and(page.locator(':focus')).fill('lipid');
  await page.getByRole('row', { name: /^LIPID / }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.goto(`${nidan.url}/#/admin/catalog?q=LIPID`);
  await page.getByRole('row', { name: /^LIPID / }).waitFor();
  await page.keyboard.press('j');
  await page.getByLabel('Value of Cholesterol, total').fill('250');
  await page.getByLabel('Value of Triglycerides').fill('150');
  await page.getByLabel('Value of HDL cholesterol').fill('40');
  // 250 − 40 − 150/5
  await page.getByRole('listitem').filter({ hasText: 'LDL cholesterol' }).getByText('180').first().waitFor();
  const person = page.getByRole('group', { name: 'Try a person' });
  await person.getByLabel('Pregnancy').selectOption({ label: 'pregnant, 2nd trimester' });
  const row = page.getByRole('listitem').filter({ hasText: 'Cholesterol, total' }).last();
  const general = (await row.textContent()) ?? '';
  await person.getByLabel('Sex').selectOption({ label: 'Male' });
  expect(await person.getByLabel('Pregnancy').isDisabled()).toBe(true);
  expect(general).toContain('mg/dL');
  expect(await violationsOn(page)).toEqual([]);
  await page.getByLabel('Promise in hours').fill('7');
  await page.getByLabel('Why, for the history').fill('Two runs a day');
  await page.keyboard.press('Control+s');
  await page.getByText(/saved as version 2/).waitFor();
  await page.getByRole('button', { name: 'Compare with version 1' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText(/^promise: \d+ h › 7 h$/).waitFor();
});

it('parameters are ordered, put under a heading, added and taken out by keyboard', async () => {
  await page.goto(`${nidan.url}/#/admin/catalog?q=LFT`);
  await page.getByRole('row', { name: /^LFT / }).waitFor();
  await page.keyboard.press('j');
  const parts = page.getByRole('list', { name: 'Parameters, in the order of the report' });
  const rows = parts.getByRole('listitem');
  const name = (await rows.nth(0).getByRole('link').getAttribute('title')) ?? '';
  await page.getByLabel(`Section above ${name}`).fill('Bile pigments');
  await page.getByRole('button', { name: `Move ${name}, place 1` }).press('ArrowDown');
  expect(await rows.nth(1).getByRole('link').getAttribute('title')).toBe(name);
  // The row keeps the focus, so that the next press moves it again.
  await page.keyboard.press('ArrowUp');
  expect(await rows.nth(0).getByRole('link').getAttribute('title')).toBe(name);
  const count = await rows.count();
  await page.getByPlaceholder('Add a parameter').fill('CREAT');
  await page
    .getByRole('option', { name: /^CREAT / })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => rows.count()).toBe(count + 1);
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Control+s');
  await page.getByText(/saved as version 2/).waitFor();
  await page.getByRole('button', { name: 'Compare with version 1' }).press('Enter');
  await page.getByText(/^parameters: .* › \[Bile pigments\] .*, CREAT$/).waitFor();
  await rows
    .nth(count)
    .getByRole('button', { name: /^Remove / })
    .press('Enter');
  await expect.poll(() => rows.count()).toBe(count);
});

it('the GST of a test is laid down by keyboard, and refused while a place bills without a GSTIN', async () => {
  await page.goto(`${nidan.url}/#/admin/catalog?q=URIC`);
  await page.getByRole('row', { name: /^URIC / }).waitFor();
  await page.keyboard.press('j');
  await page.getByRole('combobox', { name: 'Next GST' }).selectOption('GST 18 %');
  await page.getByLabel('Why this GST').fill('Not validated');
  await page.getByRole('button', { name: 'Lay down' }).press('Enter');
  await page.getByText(/bills without a GSTIN and may charge no GST/).waitFor();
  await page.getByRole('combobox', { name: 'Next GST' }).selectOption('GST exempt');
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Lay down' }).press('Enter');
  await page.getByText('Laid down', { exact: true }).waitFor();
});

it('a test gets its runs by keyboard, and says when a bill of now would be ready', async () => {
  await page.goto(`${nidan.url}/#/admin/catalog?q=ESR`);
  await page.getByRole('row', { name: /^ESR / }).waitFor();
  await page.keyboard.press('j');
  await page.getByText(/^Run at any time: billed now, promised/).waitFor();
  await page.getByRole('button', { name: 'Run', exact: true }).press('Enter');
  await page.getByText('A run needs a day, a time such as 08:00 and its cut-off in minutes').waitFor();
  await page.getByLabel('Run 1, starts at').fill('08:00');
  await page.getByText(/^Billed now: next run .* 08:00, promised /).waitFor();
  await page.getByRole('group', { name: 'Run 1' }).getByRole('checkbox', { name: 'Sa' }).press('Space');
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Control+s');
  await page.getByText(/saved as version 2/).waitFor();
  await page.getByRole('button', { name: 'Compare with version 1' }).press('Enter');
  await page.getByText('runs: nothing › Mon Tue Wed Thu Fri 08:00 cut-off 30 min').waitFor();
});

it('a parameter is measured at one location, and again at all, by keyboard', async () => {
  const { rows } = await readOf(page, listParameters, { query: { q: 'MCV', limit: 10 } });
  const mcv = rows.find(({ code }) => code === 'MCV');
  await page.goto(`${nidan.url}/#/admin/ranges/${mcv?.parameterId}`);
  await page.getByRole('link', { name: 'Locations and units' }).press('Enter');
  const everywhere = page.getByRole('checkbox', { name: 'Every location' });
  await everywhere.waitFor();
  expect(await everywhere.isChecked()).toBe(true);
  const [, first] = await page.getByRole('checkbox').all();
  await first?.press('Space');
  await expect.poll(() => everywhere.isChecked()).toBe(false);
  expect(await violationsOn(page)).toEqual([]);
  const save = page.getByRole('button', { name: 'Save locations' });
  await save.press('Enter');
  await page.getByText('Locations saved').waitFor();
  await everywhere.press('Space');
  await expect.poll(() => first?.isChecked()).toBe(false);
  // What was ticked since is kept, and a press while it is read again is ignored.
  await expect.poll(() => save.getAttribute('aria-busy')).toBeNull();
  expect(await everywhere.isChecked()).toBe(true);
  const stored = page.waitForResponse((answer) => answer.request().method() !== 'GET' && answer.ok());
  await save.press('Enter');
  await stored;
  await page.reload();
  await everywhere.waitFor();
  expect(await everywhere.isChecked()).toBe(true);
});

it('a parameter gets another unit by keyboard, with the factor that UCUM says, and a value is tried in it', async () => {
  const { rows } = await readOf(page, listParameters, { query: { q: 'MCHC', limit: 10 } });
  const mchc = rows.find(({ code }) => code === 'MCHC');
  await page.goto(`${nidan.url}/#/admin/parameters/${mchc?.parameterId}`);
  await page.getByRole('button', { name: 'Unit', exact: true }).press('Enter');
  await page.getByLabel('Unit 1, UCUM').fill('g/L');
  const factor = page.getByLabel('Unit 1, factor');
  await expect.poll(() => factor.inputValue()).toBe('0.1');
  await factor.fill('10');
  await page.getByRole('button', { name: 'Save units' }).press('Enter');
  await page.getByText('1 g/L is 0.1 g/dL: enter 0.1').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await factor.fill('0.1');
  await page.getByRole('button', { name: 'Save units' }).press('Enter');
  await page.getByText('Units saved').waitFor();
  await page.getByLabel('Value', { exact: true }).fill('33.5');
  await page.getByRole('status').getByText('335 g/L').waitFor();
});

it('a gap in the ranges is drawn, named and refused; a proved draft still waits for another person', async () => {
  const { rows } = await readOf(page, listParameters, { query: { q: 'HB', limit: 10 } });
  const hb = rows.find(({ code }) => code === 'HB');
  await page.goto(`${nidan.url}/#/admin/ranges/${hb?.parameterId}`);
  await page.getByText('Every sex and age has exactly one range').waitFor();
  await page.keyboard.press('j');
  const until = page.getByLabel('Rule 2, Until', { exact: true });
  const former = await until.inputValue();
  await until.fill('20 d');
  await page
    .getByText(/gap 20 d to/)
    .first()
    .waitFor();
  await page.getByRole('alert').getByText('1 gap', { exact: true }).waitFor();
  await page.getByText(/^Close the gap: rule 2 until .*, as in version 1$/).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Alt+1');
  expect(await until.inputValue()).toBe(former);
  await page.getByText('Every sex and age has exactly one range').waitFor();
  await page.keyboard.press('k');
  await page.getByLabel('Rule 1, Low', { exact: true }).fill('13');
  await page.keyboard.press('Control+s');
  await page.getByText('Draft saved').waitFor();
  await page.getByText(/Draft \d+ by/).waitFor();
  await page
    .getByRole('region', { name: 'If this were live' })
    .getByText(/^Draft \d+, last 90 days: \d+ results$/)
    .waitFor();
  await page.getByLabel('Why, for the history').fill('Verified on 120 donors');
  const activate = page.getByRole('button', { name: /Activate/ });
  expect(await activate.getAttribute('aria-disabled')).toBe('true');
  await page.getByLabel('Age', { exact: true }).fill('3 d');
  await page.getByLabel('Value', { exact: true }).fill('12.0');
  await page.getByText('13.0 to 21.5, L').waitFor();
  await page.getByRole('button', { name: 'Discard the draft' }).press('Enter');
  await page.getByText('Draft discarded').waitFor();
  await page.getByText(/as in use, version 1$/).waitFor();
  await expect.poll(() => page.getByLabel('Rule 1, Low', { exact: true }).inputValue()).not.toBe('13');
});

it('rules are gone through, mended, taken back and taken over from another parameter by keyboard', async () => {
  const { rows } = await readOf(page, listParameters, { query: { q: 'MCH', limit: 10 } });
  const mch = rows.find(({ code }) => code === 'MCH');
  await page.goto(`${nidan.url}/#/admin/ranges/${mch?.parameterId}`);
  await page.getByText('Every sex and age has exactly one range').waitFor();
  const focusedRow = (name: string) => page.locator('tr:focus', { hasText: name });
  const until = page.getByLabel('Rule 1, Until', { exact: true });
  const low = page.getByLabel('Rule 1, Low', { exact: true });
  const [wasUntil, wasLow] = [await until.inputValue(), await low.inputValue()];
  await page.keyboard.press('F2');
  const focused = page.locator('input:focus');
  await expect.poll(() => focused.getAttribute('data-field')).toBe('from');
  await low.fill('1');
  await low.fill('12');
  await until.fill('1 d');
  await page.getByRole('row', { name: /^Rule 1, .* gap after$/ }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await focusedRow('gap before').waitFor();
  await page.keyboard.press('g');
  await focusedRow('gap after').waitFor();
  await page.getByRole('button', { name: 'Go to the gap' }).press('Enter');
  await focusedRow('gap after').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page
    .getByRole('row', { name: /^Rule 2, / })
    .getByRole('cell')
    .nth(3)
    .click();
  await expect.poll(() => focused.getAttribute('aria-label')).toBe('Rule 2, Until');
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => focused.getAttribute('aria-label')).toBe('Rule 1, Until');
  await page.keyboard.press('Enter');
  await focusedRow('gap after').waitFor();
  // Each field is a step: first the age, then the limit with both of its strokes.
  await page.keyboard.press('Control+z');
  await expect.poll(() => until.inputValue()).toBe(wasUntil);
  expect(await low.inputValue()).toBe('12');
  await page.keyboard.press('Control+z');
  await expect.poll(() => low.inputValue()).toBe(wasLow);
  const save = page.getByRole('button', { name: /Save draft/ });
  await expect.poll(() => save.getAttribute('aria-disabled')).toBe('true');

  await page.keyboard.press('v');
  const dialog = page.getByRole('dialog', { name: 'Copy rules into the draft' });
  const from = dialog.getByRole('combobox', { name: 'Parameter' });
  const pick = async (code: string): Promise<void> => {
    await from.fill(code);
    await dialog
      .getByRole('option', { name: new RegExp(`^${code}, `) })
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
  };
  await pick('MCHC');
  await dialog
    .getByText('MCHC is in g/dL, this parameter in pg: its limits would mean something else')
    .waitFor();
  await pick('MCH');
  const taken = dialog.getByRole('table', { name: 'Rules that are taken over' }).getByRole('row');
  const count = (mch?.ranges.length ?? 0) + 1;
  await expect.poll(() => taken.count()).toBe(count);
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Take over' }).press('Enter');
  await page.getByText(/rules taken over from MCH; Ctrl Z takes them back/).waitFor();
  await expect.poll(() => save.getAttribute('aria-disabled')).toBeNull();
  await page.keyboard.press('Control+z');
  await expect.poll(() => save.getAttribute('aria-disabled')).toBe('true');
  await page.keyboard.press('t');
  await expect.poll(() => focused.inputValue()).toBe('34 y');
});

it('the ranges of a pregnancy are written by keyboard; the trimesters that lack are named, and a person shows which counts', async () => {
  const { rows } = await readOf(page, listParameters, { query: { q: 'MCHC', limit: 10 } });
  const mchc = rows.find(({ code }) => code === 'MCHC');
  await page.goto(`${nidan.url}/#/admin/ranges/${mchc?.parameterId}`);
  await page.getByText('Every sex and age has exactly one range').waitFor();
  await page.getByRole('button', { name: 'Condition', exact: true }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Pregnancy', { exact: true }).selectOption({ label: 'pregnant, 2nd trimester' });
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Begin its rules' }).press('Enter');
  await page.getByLabel('Rule 1, From', { exact: true }).fill('12 y');
  await page.getByLabel('Rule 1, Until', { exact: true }).fill('55 y');
  await page.getByLabel('Rule 1, Low', { exact: true }).fill('30');
  await page.getByLabel('Rule 1, High', { exact: true }).fill('36');
  await page.getByRole('alert').getByText('2 gaps', { exact: true }).waitFor();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'pregnant, 3rd trimester' })
    .getByText('1 fault')
    .waitFor();
  expect(await violationsOn(page)).toEqual([]);
  const person = page.getByRole('group', { name: 'Try a person' });
  await person.getByLabel('Pregnancy').selectOption({ label: 'pregnant, 2nd trimester' });
  await person.getByLabel('Value', { exact: true }).fill('30.5');
  await person.getByText('30.0 to 36.0, pregnant, 2nd trimester, inside').waitFor();
});

it('the ranges of a specimen are written by keyboard: those of its tests are offered first, and the tube of a person shows which counts', async () => {
  const { rows } = await readOf(page, listParameters, { query: { q: 'Immunoglobulin G', limit: 10 } });
  const igg = rows.find(({ code }) => code === 'IGG');
  await page.goto(`${nidan.url}/#/admin/ranges/${igg?.parameterId}`);
  await page.getByText('Every sex and age has exactly one range').waitFor();
  await page.getByRole('button', { name: 'Condition', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog');
  const specimen = dialog.getByLabel('Specimen');
  await specimen.getByRole('option').nth(20).waitFor({ state: 'attached' });
  expect((await specimen.getByRole('option').allTextContents()).slice(0, 3)).toEqual([
    'whatever it is',
    'Serum',
    'Cerebrospinal fluid',
  ]);
  await specimen.selectOption({ label: 'Cerebrospinal fluid' });
  await dialog.getByRole('button', { name: 'Begin its rules' }).press('Enter');
  await page.getByLabel('Rule 1, High', { exact: true }).fill('4');
  await page.getByText('Every sex and age has exactly one range').waitFor();
  const person = page.getByRole('group', { name: 'Try a person' });
  await person.getByLabel('Value', { exact: true }).fill('900');
  await person.getByText('700 to 1600, inside').waitFor();
  await person.getByLabel('Specimen').selectOption({ label: 'Cerebrospinal fluid' });
  await person.getByText('≤ 4, in Cerebrospinal fluid, H').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Control+s');
  await page.getByText(/Draft \d+ by/).waitFor();
  await page.reload();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'in Cerebrospinal fluid' })
    .getByText('M F ≤ 4')
    .waitFor();
});

it('a test is tried in its own tube, and in another that a range names', async () => {
  await page.goto(`${nidan.url}/#/admin/catalog?q=CSFRM`);
  await page.getByRole('row', { name: /^CSFRM / }).waitFor();
  await page.keyboard.press('j');
  const colour = page.getByRole('listitem').filter({ hasText: 'Colour' }).filter({ hasText: 'in ' });
  await colour.getByText('Colourless, in Cerebrospinal fluid').waitFor();
  const specimen = page.getByRole('group', { name: 'Try a person' }).getByLabel('Specimen');
  expect(await specimen.getByRole('option').allTextContents()).toEqual([
    'Cerebrospinal fluid',
    'Pleural fluid',
    'Ascitic fluid',
    'Pericardial fluid',
  ]);
  await specimen.selectOption({ label: 'Pleural fluid' });
  await colour.getByText('Straw, in Pleural fluid').waitFor();
});

it('a test is laid out on the report by keyboard: columns, headings and order, as its next version', async () => {
  await page.goto(`${nidan.url}/#/admin/formats?q=KFT`);
  await page.getByRole('row', { name: /^KFT / }).waitFor();
  await page.keyboard.press('j');
  await page.getByRole('checkbox', { name: 'Begins a page' }).press('Space');
  await page.getByRole('checkbox', { name: 'Previous value' }).press('Space');
  await page.getByLabel('Method').selectOption({ label: 'not printed' });
  const rows = page
    .getByRole('list', { name: 'Parameters, in the order of the report' })
    .getByRole('listitem');
  const name = (await rows.nth(0).locator('span[title]').getAttribute('title')) ?? '';
  await page.getByLabel(`Heading above ${name}`, { exact: true }).fill('Kidney');
  await page.getByRole('button', { name: `Move ${name}, place 1`, exact: true }).press('ArrowDown');
  expect(await violationsOn(page)).toEqual([]);
  await page.getByLabel('Why, for the history').fill('A page for the kidney');
  await page.keyboard.press('Control+s');
  await page.getByText(/is laid out as version 2/).waitFor();
  await page.getByRole('row', { name: /^KFT .* new page, without previous, without method/ }).waitFor();
  await expect.poll(() => rows.nth(1).locator('span[title]').getAttribute('title')).toBe(name);
  await page.goto(`${nidan.url}/#/admin/formats?own=own`);
  await page.getByRole('row', { name: /^KFT / }).waitFor();
});

it('the stages of a test are written and ordered by keyboard, and refused while one asks for nothing that is needed', async () => {
  await page.goto(`${nidan.url}/#/admin/catalog?q=HPREV`);
  await page.getByRole('row', { name: /^HPREV / }).waitFor();
  await page.keyboard.press('j');
  await page.getByText('Done at once.').waitFor();
  const add = page.getByRole('button', { name: 'Stage', exact: true });
  await add.press('Enter');
  await page.getByText('A stage needs a name, and asks only for parameters of the test').waitFor();
  await page.getByLabel('Stage 1, name').fill('Diagnosis');
  await page.getByLabel('Stage 1, codes of what it asks for').fill('HP_DIAG, HP_NOTE');
  await add.press('Enter');
  await page.getByLabel('Stage 2, name').fill('Microscopy');
  await page.getByLabel('Stage 2, codes of what it asks for').fill('HP_MICRO');
  await page.getByLabel('Stage 2, name').press('Alt+ArrowUp');
  await expect.poll(() => page.getByLabel('Stage 1, name').inputValue()).toBe('Microscopy');
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Control+s');
  await page
    .getByText(/asks for HP_SPEC in none of its stages/)
    .first()
    .waitFor();
  await page.getByLabel('Stage 1, codes of what it asks for').fill('HP_CLIN, HP_SPEC, HP_MICRO');
  await page.keyboard.press('Control+s');
  await page.getByText(/saved as version 2/).waitFor();
  await page.getByRole('button', { name: 'Compare with version 1' }).press('Enter');
  await page
    .getByText('stages: nothing › Microscopy: HP_CLIN, HP_SPEC, HP_MICRO; Diagnosis: HP_DIAG, HP_NOTE')
    .waitFor();
});

it('what locations do otherwise with a test is said by keyboard, and the front desk is not offered what they closed', async () => {
  await page.goto(`${nidan.url}/#/admin/catalog?q=HCY`);
  await page.getByRole('row', { name: /^HCY / }).waitFor();
  await page.keyboard.press('j');
  await page.getByText('Every location does as the test says.').waitFor();
  const { testId } = await readOf(page, findTestByCode, { query: { code: 'HCY' } });
  const { locations } = await readOf(page, readLocalTerms, { query: { testId } });
  for (const { name } of locations) {
    await page.getByRole('button', { name: 'Add location' }).press('Enter');
    await page.getByRole('checkbox', { name: `Offered at ${name}` }).press('Space');
  }
  const [{ name } = { name: '' }] = locations;
  const hours = page.getByLabel(`Turn-around time in hours at ${name}`);
  await hours.fill('soon');
  const save = page.getByRole('button', { name: 'Save for locations' });
  await page.getByText('Hours are a number above 0, up to 9,999').first().waitFor();
  await hours.fill('30');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Capillary');
  expect(await page.getByLabel(`Method at ${name}`).inputValue()).toBe('Capillary');
  expect(await violationsOn(page)).toEqual([]);
  await save.press('Enter');
  await page.getByText('Saved for locations').first().waitFor();
  const saved = await readOf(page, readLocalTerms, { query: { testId } });
  expect(saved.locations.find((one) => one.name === name)?.terms).toEqual({
    isOffered: false,
    tatHours: 30,
    method: 'Capillary',
    machineId: null,
  });
  const desk = await nidan.signIn('asmita.deo');
  await desk.keyboard.press('Alt+n');
  const tests = desk.getByPlaceholder('Add a test or package');
  await tests.fill('HCY');
  await tests.press('Enter');
  await desk
    .getByText(/No test has .HCY. as its code/)
    .first()
    .waitFor();
  for (const one of locations) {
    await page.getByRole('button', { name: `Remove ${one.name}`, exact: true }).press('Enter');
  }
  await save.press('Enter');
  await page.getByText('Every location does as the test says.').waitFor();
  await desk.close();
});
