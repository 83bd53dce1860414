import { readBill } from '@nidan/contract/money/bills/bill-endpoints';
import { createAgency, listAgencies } from '@nidan/contract/people/referrers/agency-endpoints';
import { createDoctor } from '@nidan/contract/people/referrers/doctor-endpoints';
import { addDays } from '@nidan/domain/time/calendar-date';
import { calendarDateIn } from '@nidan/domain/time/zone';
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

/** Pastes a block of a spreadsheet where the focus is. */
async function paste(text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(text)})`);
  await page.keyboard.press('Control+v');
}

it('a block is pasted by keyboard, waits for the cell that is no price, is set, and is what the agency pays', async () => {
  await page.goto(`${nidan.url}/#/rates`);
  await page.getByRole('row', { name: /^OHP17 / }).waitFor();
  await page.keyboard.press('/');
  await page.getByPlaceholder('Test or short code').and(page.locator(':focus')).fill('ESR');
  await page.getByRole('row', { name: /^ESR / }).waitFor();
  await page.getByPlaceholder('Test or short code').press('Tab');
  // The first list of the first row.
  await page.getByRole('row', { name: /^ESR / }).getByRole('gridcell').nth(3).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('heading', { name: 'ESR for Panchvati Hospital' }).waitFor();
  await paste('4l\n');
  await page.getByText('Pasted 1 x 1 from a sheet').waitFor();
  await page.getByText('1 not a number (ESR, Panchvati Hospital: “4l”)').waitFor();
  const submit = page.getByRole('button', { name: /^Submit/ });
  expect(await submit.getAttribute('aria-disabled')).toBe('true');
  await page.getByText('1 cell is not a price').first().waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Control+z');
  await page.getByText('Pasted 1 x 1').waitFor({ state: 'detached' });
  await paste('41\n');
  await page.keyboard.press('Control+Enter');
  await page.getByText('1 price set').waitFor();
  await page.getByRole('listitem').filter({ hasText: 'Own rate of the agency' }).getByText('41').waitFor();
});

/** The rates anew, without what was typed, with the tests that a search finds. */
async function openRates(q: string): Promise<void> {
  await page.goto(`${nidan.url}/#/rates?q=${q}`);
  await page.reload();
  await page.getByRole('row').nth(1).waitFor();
}

/** The fourth day from now, as it stands in the address. */
function inFourDays(): string {
  return addDays(calendarDateIn('Asia/Kolkata', new Date()), 4);
}

it('a bad and a below-cost price are told by test and list, and every step is taken back before it is set', async () => {
  await openRates('TSH');
  const row = page.getByRole('row', { name: /^TSH / });
  await row.getByRole('gridcell').nth(3).focus();
  await page.keyboard.press('ArrowRight');
  const panel = page.getByRole('heading', { name: 'What it does' }).locator('..').locator('..');
  await panel.getByLabel('Cost in rupees, reagents or partner').fill('12.50');
  await panel.getByText('"12.50" is not a price in whole rupees').waitFor();
  await panel.getByLabel('Cost in rupees, reagents or partner').fill('96');
  await page.keyboard.press('Enter');
  await page.getByText('Cost of TSH saved').waitFor();
  await row.getByRole('gridcell').nth(4).focus();
  const type = async (text: string): Promise<void> => {
    await page.keyboard.press('F2');
    await page.locator(':focus').fill(text);
    await page.keyboard.press('Enter');
    await row.getByText(text, { exact: true }).waitFor();
    await row.getByRole('gridcell').nth(4).click();
  };
  await type('95');
  await page.getByText('1 below cost (TSH, Panchvati Hospital: 95)').waitFor();
  await panel.getByText('Left after its cost, ₹ 96').waitFor();
  await type('-5');
  await page.getByText('1 below zero (TSH, Panchvati Hospital: “-5”)').waitFor();
  await page.keyboard.press('Control+z');
  await type('0');
  await page.getByText('1 of nothing without “free” (TSH, Panchvati Hospital: “0”)').waitFor();
  await page.keyboard.press('Control+z');
  await type('12.5');
  await page.getByText('1 not a number (TSH, Panchvati Hospital: “12.5”)').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Control+z');
  await page.getByText('1 below cost').waitFor();
  await page.keyboard.press('Control+z');
  await page.getByText('1 below cost').waitFor({ state: 'detached' });
});

it('chosen rows are changed by a percentage and filled down, and set together, by keyboard', async () => {
  await openRates('glucose');
  const rows = page.getByRole('grid').getByRole('row');
  await expect.poll(() => rows.count()).toBeGreaterThan(3);
  await rows.nth(1).getByRole('gridcell').nth(3).focus();
  await page.keyboard.press('F2');
  await page.locator(':focus').fill('100');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Control+d');
  await rows.nth(2).getByText('100', { exact: true }).waitFor();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await page.getByText('2 tests chosen').waitFor();
  await page.keyboard.press('%');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Percent, with a minus to lower').fill('-91');
  await page.keyboard.press('Enter');
  await dialog.getByText(/^A percentage from -90 to 900/).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByLabel('Percent, with a minus to lower').fill('10');
  await page.keyboard.press('Enter');
  await rows.nth(1).getByText('110', { exact: true }).waitFor();
  await rows.nth(2).getByText('110', { exact: true }).waitFor();
  await page.getByText('Submit 2 changes').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Control+Enter');
  await page.getByText('2 prices set').waitFor();
});

it('every key of the grid does by keyboard alone what the key bar and the list of keys say', async () => {
  await openRates('glucose');
  const grid = page.getByRole('grid');
  const rows = grid.getByRole('row');
  await expect.poll(() => rows.count()).toBeGreaterThan(3);
  const bar = page.getByRole('contentinfo').getByRole('listitem');
  await page.keyboard.press('F6');
  for (
    let step = 0;
    step < 6 && !(await grid.evaluate((one) => one.contains(one.ownerDocument.activeElement)));
    step += 1
  )
    await page.keyboard.press('F6');
  const cell = (row: number, list: number) =>
    rows
      .nth(row)
      .getByRole('gridcell')
      .nth(2 + list);
  await expect.poll(() => cell(1, 1).evaluate((one) => one === one.ownerDocument.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => cell(2, 1).evaluate((one) => one === one.ownerDocument.activeElement)).toBe(true);
  await page.keyboard.press('Shift+Enter');
  await paste('51\t2l5\n52\t62\n');
  await page.getByText('Pasted 2 x 2 from a sheet').waitFor();
  await page.getByText('3 fine').waitFor();
  expect(await bar.allInnerTexts()).toEqual(
    [
      'Enter down',
      'F2 edit',
      'Ctrl V paste',
      'Ctrl D fill down',
      '+ % change a selection',
      'F9 where from?',
      'G next bad cell',
      'Ctrl Enter submit',
      'Ctrl Z undo',
      'F6 next region',
    ].map((words) =>
      expect.stringMatching(
        new RegExp(words.replace('+', '\\+').replace('?', '\\?').replaceAll(' ', '\\s*'), 'u'),
      ),
    ),
  );
  await page.keyboard.press('Control+Enter');
  await page
    .getByRole('alert')
    .or(page.getByRole('status'))
    .getByText('Cannot submit: 1 cell is not a price')
    .first()
    .waitFor();
  await page.keyboard.press('g');
  await expect.poll(() => cell(1, 2).evaluate((one) => one === one.ownerDocument.activeElement)).toBe(true);
  await page.keyboard.press('F2');
  await page.locator(':focus').fill('61');
  await page.keyboard.press('Enter');
  await page.getByText('4 fine').waitFor();
  await page.keyboard.press('+');
  await page.getByRole('dialog').getByLabel('Percent, with a minus to lower').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  const map = page.getByRole('dialog', { name: 'All keys' });
  await map.getByText('change a selection').waitFor();
  expect(await map.getByRole('heading', { level: 3 }).first().innerText()).toBe('Rate lists');
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await page.getByText('Pasted 2 x 2 from a sheet').waitFor({ state: 'detached' });
});

it('a bad cell that another search hides is named, looked up and reached by G', async () => {
  await openRates('TSH');
  const cell = page.getByRole('row', { name: /^TSH / }).getByRole('gridcell').nth(4);
  await page.getByRole('row', { name: /^TSH / }).getByRole('gridcell').nth(3).focus();
  await page.keyboard.press('ArrowRight');
  await paste('2l5\n');
  await page.keyboard.press('/');
  await page.getByPlaceholder('Test or short code').and(page.locator(':focus')).fill('glucose fasting');
  await page.getByRole('row', { name: /^TSH / }).waitFor({ state: 'detached' });
  await page.getByText('1 not a number (TSH, Panchvati Hospital: “2l5”)').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('2');
  await page
    .getByRole('table')
    .getByRole('row', { name: /Panchvati Hospital/ })
    .waitFor();
  await page.keyboard.press('1');
  await page.getByText('1 not a number (TSH, Panchvati Hospital: “2l5”)').waitFor();
  await page.keyboard.press('g');
  await expect.poll(() => cell.evaluate((one) => one === one.ownerDocument.activeElement)).toBe(true);
  await page.keyboard.press('Control+z');
  await page.getByText('1 not a number').waitFor({ state: 'detached' });
});

it('a sheet of more rows than are read yet is pasted whole, but for what falls below the last test', async () => {
  await openRates('');
  await page.getByRole('row', { name: /^OHP17 / }).waitFor();
  const tests = Number(await page.getByRole('grid').getAttribute('aria-rowcount')) - 1;
  expect(tests).toBeGreaterThan(400);
  await page
    .getByRole('row', { name: /^OHP17 / })
    .getByRole('gridcell')
    .nth(3)
    .focus();
  await paste(Array.from({ length: tests + 2 }, (_, at) => `${30_001 + at}\n`).join(''));
  await page.getByText(`Pasted ${tests + 2} x 1 from a sheet`).waitFor();
  await page.getByText('2 fell beside the grid').waitFor();
  await page.getByText(`Submit ${tests} changes`).waitFor();
  await page.keyboard.press('Control+z');
  await page.getByText('fell beside the grid').waitFor({ state: 'detached' });
});

it('a price ends on the last day that is typed, and the days are looked at before anything is set', async () => {
  await openRates('glucose');
  const rows = page.getByRole('grid').getByRole('row');
  await expect.poll(() => rows.count()).toBeGreaterThan(3);
  await rows.nth(1).getByRole('gridcell').nth(3).focus();
  await paste('77\n');
  const to = page.getByLabel('to', { exact: true });
  await to.fill('01/01/2020');
  await page.getByText('Cannot submit: the last day is before the first one').waitFor();
  const last = inFourDays().split('-').toReversed().join('/');
  await to.fill(last);
  await page.getByText('Cannot submit').waitFor({ state: 'detached' });
  await page.keyboard.press('Control+Enter');
  await page.getByText('1 price set').waitFor();
  expect(page.url()).toContain(`until=${addDays(inFourDays(), 1)}`);
  await rows.nth(1).getByRole('gridcell').nth(3).click();
  await page.getByRole('complementary').getByText(`to ${last}`).first().waitFor();
});

it('a percentage on a whole list is told before it is done', async () => {
  await openRates('glucose');
  const rows = page.getByRole('grid').getByRole('row');
  await expect.poll(() => rows.count()).toBeGreaterThan(3);
  await rows.nth(1).getByRole('gridcell').nth(3).focus();
  await page.keyboard.press('%');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Percent, with a minus to lower').fill('-10');
  await dialog.getByText(/^\d+ prices: ₹ [\d,]+ together become ₹ [\d,]+$/u).waitFor();
  await dialog.getByRole('table', { name: 'The dearest of them' }).getByRole('row').nth(1).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
});

it('a price of a later day stands beside the one in use today, and says where it comes from by F9', async () => {
  await page.goto(`${nidan.url}/#/rates?q=LFT&from=${inFourDays()}`);
  await page.reload();
  const row = page.getByRole('row', { name: /^LFT / });
  await row.getByRole('gridcell').nth(4).click();
  const before = (await row.getByRole('gridcell').nth(4).innerText()).replace(/^own/u, '').trim();
  await paste('999\n');
  await row.locator('del', { hasText: before }).waitFor();
  await page.getByText('1 fine').waitFor();
  await page.keyboard.press('F9');
  const where = page.locator('#rate-where');
  await expect.poll(() => where.evaluate((one) => one.contains(one.ownerDocument.activeElement))).toBe(true);
  await where.getByText(`this draft, was ${before}`).waitFor();
  await page.keyboard.press('Control+Enter');
  await page.getByText('1 price set').waitFor();
  // What is set is compared too, and no price runs out where another one follows.
  await row.locator('ins', { hasText: '999' }).waitFor();
  await row.locator('del', { hasText: before }).waitFor();
  await page
    .getByRole('heading', { name: 'What it does' })
    .locator('..')
    .locator('..')
    .getByText('Change')
    .waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Remove Compare with' }).click();
  await row.locator('del').waitFor({ state: 'detached' });
});

it('prices that run out are a view of their own, with how many', async () => {
  await page.goto(`${nidan.url}/#/rates`);
  await page.getByRole('row', { name: /^OHP17 / }).waitFor();
  await page.getByRole('button', { name: /Ends in 30 days\s*0/ }).click();
  await page.getByText('No test is like this').waitFor();
  expect(await violationsOn(page)).toEqual([]);
});

it('agencies are found with what prices them, and one click opens their lists', async () => {
  await page.goto(`${nidan.url}/#/rates`);
  await page.getByRole('row', { name: /^OHP17 / }).waitFor();
  await page.keyboard.press('2');
  // The grid that is left has a row of these names too, its head.
  const agency = page.getByRole('table').getByRole('row', { name: /Panchvati Hospital/ });
  await agency.getByText('Agencies of Pune').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('/');
  await page.getByPlaceholder('Agency or code').and(page.locator(':focus')).fill('nobody of this name');
  await page.getByText('No agency is like this').waitFor();
  await page.getByPlaceholder('Agency or code').fill('panchvati');
  await agency.waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await agency.click();
  await page.getByRole('grid').waitFor();
  expect(await page.getByRole('columnheader').count()).toBeLessThanOrEqual(6);
});

it('two lists are compared with how many tests each says less of', async () => {
  await page.goto(`${nidan.url}/#/rates?view=compare`);
  await page.getByText(/\d+ tests differ, .* lower on \d+, .* lower on \d+/).waitFor();
  expect(await violationsOn(page)).toEqual([]);
});

it('a list is found by who takes it, gets another agency, and tells who changed it, by keyboard', async () => {
  await sendOf(page, createAgency, { agencyId: crypto.randomUUID(), name: 'Torna Clinic' });
  await page.goto(`${nidan.url}/#/rates?view=lists`);
  await page.reload();
  await page.getByRole('row', { name: /^Agencies of Pune/ }).waitFor();
  await page.keyboard.press('/');
  await page.getByRole('searchbox').and(page.locator(':focus')).fill('nobody of this name');
  await page.getByText('No list is like this').waitFor();
  await page.getByRole('searchbox').fill('shivneri');
  await page.getByRole('row', { name: /Shivneri/ }).waitFor();
  expect(await page.getByRole('row', { name: /^Panchvati Hospital/ }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByRole('row', { name: /^Panchvati Hospital/ }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  const box = page.getByRole('combobox', { name: 'Taken by' });
  await box.fill('torna');
  await page.getByRole('option', { name: /Torna Clinic/ }).waitFor();
  await box.press('Enter');
  await page.getByRole('button', { name: 'Take Torna Clinic out' }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await page.getByText(/^Taken by: was .*, now .*Torna Clinic$/).waitFor();
});

it('the counter bills what the agency pays, and says that it is its own rate', async () => {
  const desk = await nidan.signIn('asmita.deo');
  await desk.goto(`${nidan.url}/#/register`);
  await desk.getByLabel('Agency or centre').fill('Panchvati Hospital');
  const find = desk.getByRole('combobox', { name: 'Add a test or package' });
  await find.fill('ESR');
  await desk.getByRole('option', { name: /ESR/ }).first().waitFor();
  await find.press('Enter');
  const price = desk.getByTitle('Own rate of the agency for this test');
  await price.waitFor();
  expect(await price.textContent()).toBe('own41');
});

it('a doctor brings their only agency to the bill by keyboard, and a choice of several, while a typed client stays', async () => {
  const { rows } = await readOf(page, listAgencies, { query: { limit: 50 } });
  const codeOf = (name: string): string => rows.find((agency) => agency.name === name)?.code ?? '';
  const through = async (name: string, agencies: readonly string[]) =>
    sendOf(page, createDoctor, { name, agencies: agencies.map(codeOf) });
  await through('Dr. Usha Mapare', ['Panchvati Hospital']);
  await through('Dr. Vikram Thosar', ['Panchvati Hospital', 'Shivneri Clinic']);
  const desk = await nidan.signIn('asmita.deo');
  await desk.keyboard.press('Alt+n');
  const client = desk.getByLabel('Agency or centre');
  const choose = async (text: string): Promise<void> => {
    const doctor = desk.locator('#register-doctor');
    await doctor.fill(text);
    await desk
      .getByRole('option', { name: new RegExp(text, 'i') })
      .first()
      .waitFor();
    await doctor.press('Enter');
  };
  await choose('thosar');
  await desk.getByText('Sends through: Panchvati Hospital, Shivneri Clinic').waitFor();
  expect(await client.inputValue()).toBe('');
  await client.click();
  const offered = desk.getByRole('listbox', { name: 'Agency or centre' }).getByRole('option');
  await offered.nth(1).waitFor();
  expect(await offered.allTextContents()).toEqual([
    expect.stringContaining('Panchvati Hospital'),
    expect.stringContaining('Shivneri Clinic'),
  ]);
  await desk.keyboard.press('Escape');
  await choose('mapare');
  await desk.getByText('Sends through: Panchvati Hospital', { exact: true }).waitFor();
  expect(await client.inputValue()).toBe('Panchvati Hospital');
  expect(await violationsOn(desk)).toEqual([]);
  // The focus is where the tests are typed, as without an agency.
  await desk.keyboard.type('esr');
  await desk.getByRole('option', { name: /ESR/ }).first().waitFor();
  await desk.keyboard.press('Enter');
  await desk.getByTitle('Own rate of the agency for this test').waitFor();
  await desk.getByLabel('Phone', { exact: true }).fill('9123450987');
  await desk.getByLabel('Name', { exact: true }).fill('mr suresh naik');
  await desk.getByLabel('Age', { exact: true }).fill('41');
  await desk.keyboard.press('Control+Enter');
  const saved = desk.getByText(/Saved\s*KT\d+/);
  await saved.waitFor();
  const labNo = /KT\d+/.exec(await saved.innerText())?.[0] ?? '';
  const bill = await readOf(desk, readBill, { query: { labNo } });
  expect(bill).toMatchObject({
    client: 'Panchvati Hospital',
    doctor: { name: 'Dr. Usha Mapare' },
    dues: { grossPaise: 4_100 },
  });
  // A text is taken by an explicit choice alone.
  await client.fill('Ramesh Traders');
  await desk.keyboard.press('Tab');
  await desk.getByText('No agency has “Ramesh Traders” in the name', { exact: false }).first().waitFor();
  await desk.getByRole('button', { name: 'Keep “Ramesh Traders” as text' }).click();
  await desk.getByText('Not an agency of the list', { exact: false }).waitFor();
  await choose('mapare');
  expect(await client.inputValue()).toBe('Ramesh Traders');
});
