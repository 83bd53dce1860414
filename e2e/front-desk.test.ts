import { listBills, readBill } from '@nidan/contract/money/bills/bill-endpoints';
import { searchPatients } from '@nidan/contract/people/patients/patient-endpoints';
import { readReportPath } from '@nidan/contract/lab/reports/report-path-endpoint';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readOf } from './harness/api-of.ts';
import { KeyCounter } from './harness/key-counter.ts';
import { startedNidan } from './harness/started-nidan.ts';
import type { Theme } from '../tools/browser/sign-in.ts';
import { violationsOn } from './harness/violations-on.ts';

const nidan = startedNidan();

const PHONE = '9123456701';

/** A registration page in a window that counts every key and every press of the mouse. */
async function openDesk(): Promise<{ page: Page; keys: KeyCounter; clicks: () => Promise<number> }> {
  const page = await nidan.signIn('asmita.deo');
  await page.evaluate(
    "window.clicks = 0; addEventListener('mousedown', () => { window.clicks += 1; }, true)",
  );
  return { page, keys: new KeyCounter(page), clicks: () => page.evaluate<number>('window.clicks') };
}

async function savedLabNo(page: Page): Promise<string> {
  const saved = page.getByText(/Saved\s*KT\d+/);
  await saved.waitFor();
  return /KT\d+/.exec(await saved.innerText())?.[0] ?? '';
}

const option = (page: Page, name: RegExp) => page.getByRole('option', { name }).first().waitFor();

describe('the counter, counted in keys', () => {
  it('registers, bills, takes the money of and prints for a walk-in with at most 50 keys and no click', async () => {
    const { page, keys, clicks } = await openDesk();
    await keys.press('Alt+n');
    await page.getByLabel('Phone', { exact: true }).waitFor();
    await keys.type(PHONE);
    await keys.press('Enter');
    await keys.type('mr ravi kumar');
    await keys.press('Enter');
    await keys.type('34');
    await keys.press('Enter');
    await keys.type('meh');
    await option(page, /Daruwala/);
    await keys.press('Enter');
    for (const code of ['cbc', 'lft', 'tsh']) {
      await keys.type(code);
      await keys.press('Enter');
    }
    await keys.press('Enter');
    await keys.type('u');
    await keys.press('Control+Enter');
    const labNo = await savedLabNo(page);
    const bill = await readOf(page, readBill, { query: { labNo } });
    expect(bill).toMatchObject({
      fullName: 'Mr. Ravi Kumar',
      doctor: { name: expect.stringContaining('Daruwala') as string },
      dues: { duePaise: 0 },
      payments: [{ mode: 'BHIM UPI' }],
    });
    expect(bill.lines.map(({ code }) => code)).toEqual(['CBC', 'LFT', 'TSH']);
    expect(await clicks()).toBe(0);
    expect(keys.count).toBeLessThanOrEqual(50);
    await page.context().close();
  });

  it('bills the tests of a returning patient again with at most 20 keys and no click', async () => {
    const { page, keys, clicks } = await openDesk();
    await keys.press('Alt+n');
    await page.getByLabel('Phone', { exact: true }).waitFor();
    await keys.type(PHONE);
    await option(page, /Ravi Kumar/);
    await keys.press('Enter');
    await page.getByRole('button', { name: /^Repeat/ }).waitFor();
    await keys.press('Alt+r');
    await keys.type('u');
    await keys.press('Control+Enter');
    const labNo = await savedLabNo(page);
    const bill = await readOf(page, readBill, { query: { labNo } });
    expect(bill.lines.map(({ code }) => code)).toEqual(['CBC', 'LFT', 'TSH']);
    expect(bill.dues.duePaise).toBe(0);
    expect(await clicks()).toBe(0);
    expect(keys.count).toBeLessThanOrEqual(20);
    await page.context().close();
  });
});

describe('the registration page, by keyboard', () => {
  it('brings a discount on a test down to the cap, and says so', async () => {
    const { page, keys } = await openDesk();
    await keys.press('Alt+n');
    await page.getByLabel('Phone', { exact: true }).waitFor();
    await page.getByRole('combobox', { name: 'Add a test or package' }).focus();
    for (const code of ['lft', 'tsh']) {
      await keys.type(code);
      await option(page, new RegExp(code, 'i'));
      await keys.press('Enter');
      await page.getByRole('button', { name: `Remove ${code.toUpperCase()}` }).waitFor();
    }
    await keys.press('Alt+l');
    await keys.type('390');
    await keys.press('Enter');
    await page
      .getByText('This user is not allowed to assign discount more then ₹300. Please contact lab admin')
      .waitFor();
    expect(await page.getByRole('textbox', { name: /^Discount on TSH/ }).inputValue()).toBe('300');
    await page.context().close();
  });

  it('holds a bill, takes another one, and goes on with the first', async () => {
    const { page, keys } = await openDesk();
    await keys.press('Alt+n');
    await page.getByLabel('Phone', { exact: true }).waitFor();
    await keys.type('9123456702');
    await keys.press('Enter');
    await keys.type('mrs asha held');
    await keys.press('Enter');
    await keys.press('F8');
    await expect.poll(() => page.getByLabel('Phone', { exact: true }).inputValue()).toBe('');
    await page.reload();
    await page.getByLabel('Phone', { exact: true }).waitFor();
    await page.getByRole('button', { name: /^Held 1/ }).waitFor();
    await keys.press('Shift+F8');
    await page
      .getByRole('button', { name: /Asha Held/, exact: false })
      .first()
      .waitFor();
    await keys.press('Enter');
    await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('Asha Held');
    await expect.poll(() => page.getByRole('button', { name: /^Held/ }).count()).toBe(0);
    await page.context().close();
  });

  it('reads a quick line, asks what is unclear, and saves nothing before it was seen', async () => {
    const { page, keys } = await openDesk();
    await keys.press('Alt+n');
    await page.getByLabel('Phone', { exact: true }).waitFor();
    await keys.press('Alt+q');
    const dialog = page.getByRole('dialog', { name: 'Quick line' });
    await dialog.waitFor();
    await keys.type('9123456703 mrs ca quick 41 cbc lft dr meher 10% upi');
    await dialog.getByLabel('What is “ca”?').selectOption('name');
    await dialog.getByText('Mrs. Ca Quick, 41, F, 9123456703').waitFor();
    await dialog.getByText('BHIM UPI 990').waitFor();
    expect((await readOf(page, searchPatients, { query: { q: '9123456703' } })).rows).toEqual([]);
    await dialog.getByRole('textbox').focus();
    await keys.press('Enter');
    await page.getByRole('button', { name: /^Save, collect and print/ }).waitFor();
    await keys.press('Control+Enter');
    const bill = await readOf(page, readBill, { query: { labNo: await savedLabNo(page) } });
    expect(bill).toMatchObject({ fullName: 'Mrs. Ca Quick', dues: { netPaise: 99_000, duePaise: 0 } });
    expect(bill.doctor?.name).toContain('Meher');
    await page.context().close();
  });

  it('registers a newborn behind the phone of the family, with the mother', async () => {
    const { page, keys } = await openDesk();
    await keys.press('Alt+n');
    await page.getByLabel('Phone', { exact: true }).waitFor();
    await keys.type('9123456703');
    await option(page, /Ca Quick/);
    await keys.press('ArrowDown');
    await keys.press('Enter');
    await keys.type('b/o ca quick');
    await keys.press('Enter');
    await keys.type('f');
    await keys.type('2d');
    await keys.press('Enter');
    await page.getByText('Companion of Mrs. Ca Quick').waitFor();
    expect(await page.getByLabel('Mother of the newborn').inputValue()).not.toBe('');
    expect(await page.getByLabel('Relation').inputValue()).toBe('child');
    await page.getByRole('combobox', { name: 'Add a test or package' }).focus();
    await keys.type('bil');
    await option(page, /BIL/);
    await keys.press('Enter');
    await keys.press('Control+s');
    const bill = await readOf(page, readBill, { query: { labNo: await savedLabNo(page) } });
    expect(bill.patient).toMatchObject({
      name_title: 'B/O',
      companion: { relation: 'child', primary: { fullName: 'Mrs. Ca Quick' } },
      mother: { fullName: 'Mrs. Ca Quick' },
    });
    await page.context().close();
  });

  it('changes the details of a known patient while the bill is typed', async () => {
    const { page, keys } = await openDesk();
    await keys.press('Alt+n');
    await page.getByLabel('Phone', { exact: true }).waitFor();
    await keys.type(PHONE);
    await option(page, /Ravi Kumar/);
    await keys.press('Enter');
    await page.getByRole('button', { name: /^Change details/ }).waitFor();
    await keys.press('Alt+e');
    await page.getByRole('textbox', { name: 'Email' }).fill('ravi at example.in');
    await page.getByText('Please enter a valid email address').waitFor();
    await page.getByRole('textbox', { name: 'Email' }).fill('ravi@example.in');
    await page.getByRole('textbox', { name: 'Pincode' }).fill('411038');
    await page.getByText('Pune, Maharashtra').waitFor();
    await page.getByRole('button', { name: 'Save details' }).press('Enter');
    await page
      .getByText(/^The details of P-\d+ are changed$/)
      .first()
      .waitFor();
    const { rows } = await readOf(page, searchPatients, { query: { q: PHONE } });
    expect(rows[0]).toMatchObject({ email: 'ravi@example.in', version: 2, age_sex: { age: 34 } });
    expect(rows[0]).toMatchObject({ pincode: '411038', city: 'Pune', district: 'Pune' });
    await page.context().close();
  });
});

describe('after the bill, by keyboard', () => {
  it('adds tests to a saved bill, and shows the patient how far they are', async () => {
    const { page, keys } = await openDesk();
    const { rows } = await readOf(page, searchPatients, { query: { q: PHONE } });
    const billId = rows[0]?.last_visit?.billId ?? '';
    await page.goto(`${nidan.url}/#/bills/${billId}`);
    await page.getByRole('heading', { name: /Ravi Kumar/ }).waitFor();
    await keys.press('a');
    await page.getByRole('combobox', { name: 'Add a test or package' }).waitFor();
    await keys.type('esr');
    await option(page, /ESR/);
    await keys.press('Enter');
    await page.getByRole('button', { name: 'Remove ESR' }).waitFor();
    await keys.press('Control+Enter');
    await page
      .getByText(/^1 test is added to KT/)
      .first()
      .waitFor();
    const bill = await readOf(page, readBill, { query: { billId } });
    expect(bill.lines.map(({ code }) => code)).toEqual(['CBC', 'LFT', 'TSH', 'ESR']);
    expect(bill.dues.duePaise).toBeGreaterThan(0);
    const status = await page.request.get(bill.statusUrl ?? '');
    expect(await status.text()).toContain(bill.labNo);
    await page.context().close();
  });

  it('shows a person with visits, dues and what is open', async () => {
    const { page, keys } = await openDesk();
    const { rows } = await readOf(page, searchPatients, { query: { q: PHONE } });
    await page.goto(`${nidan.url}/#/patients/${rows[0]?.patient_id}`);
    await page.getByRole('heading', { name: 'Mr. Ravi Kumar', level: 1 }).waitFor();
    await page.getByText('2 visits').waitFor();
    await page.getByText(/^Tests under way/).waitFor();
    await keys.press('r');
    await page.getByRole('heading', { name: 'Register & bill' }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Remove ESR' }).count()).toBe(1);
    await page.context().close();
  });
});

it('the panel beside the list says at which step a report waits, as the server sees it', async () => {
  const page = await nidan.signIn('asmita.deo');
  await page.goto(`${nidan.url}/#/patients`);
  await page.getByText('Harish Nambiar').first().click();
  await page.getByText('Report pending:').waitFor();
  const { rows } = await readOf(page, listBills, { query: { q: 'Harish Nambiar', limit: 1 } });
  const { steps } = await readOf(page, readReportPath, { query: { billId: rows[0]?.billId ?? '' } });
  const [first] = steps.find(({ standing }) => standing === 'here')?.waiting ?? [];
  await page.getByText(`${first?.name}: ${first?.why}.`).waitFor();
  expect(first?.why).toBe('collection pending');
  await page.context().close();
});

const themes: readonly Theme[] = ['light', 'dark'];

it.each(themes)('nobody who cannot see well is shut out of what opens on the desk, %s', async (theme) => {
  const page = await nidan.signIn('asmita.deo', theme);
  const keys = new KeyCounter(page);
  const found: string[] = [];
  const look = async (what: string): Promise<void> => {
    found.push(...(await violationsOn(page)).map((violation) => `${what}: ${violation}`));
  };
  await page.goto(`${nidan.url}/#/register`);
  await page.getByLabel('Phone', { exact: true }).waitFor();
  await keys.press('Alt+q');
  await page.getByRole('dialog').getByRole('textbox').waitFor();
  await keys.type('9123456703 mr ca desk 34 cbc upi');
  await page.getByText('BHIM UPI 350').waitFor();
  await look('quick line');
  await page.getByLabel('What is “ca”?').selectOption('name');
  await page.getByRole('dialog').getByRole('textbox').focus();
  await keys.press('Enter');
  await page.getByText('Scan to pay by any UPI app').waitFor();
  await look('register');
  await keys.press('F8');
  await page.getByRole('button', { name: /^Held/ }).waitFor();
  await keys.press('Shift+F8');
  await page.getByRole('dialog', { name: 'Held bills' }).waitFor();
  await look('held bills');
  await keys.press('Escape');
  const { rows } = await readOf(page, searchPatients, { query: { q: PHONE } });
  await page.goto(`${nidan.url}/#/patients/${rows[0]?.patient_id}`);
  await page.getByText('2 visits').waitFor();
  await look('patient');
  await page.goto(`${nidan.url}/#/bills/${rows[0]?.last_visit?.billId}?do=add`);
  await page.getByRole('combobox', { name: 'Add a test or package' }).waitFor();
  await look('add tests');
  expect(found).toEqual([]);
  await page.context().close();
});
