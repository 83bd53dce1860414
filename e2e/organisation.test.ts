import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { smallPng } from '../apps/server/src/features/base/files/testing/small-files.ts';
import { showSecondFactor } from './harness/show-second-factor.ts';
import { startedNidan } from './harness/started-nidan.ts';
import { violationsOn } from './harness/violations-on.ts';

const nidan = startedNidan();
let page: Page;
beforeAll(async () => {
  page = await nidan.signIn('manager');
  // The platform desk wants it.
  await showSecondFactor(page, nidan.url);
});

/** Slower than a scanner, which a burst of keys before Tab or Enter is taken for. */
const AS_A_PERSON = { delay: 60 };

async function focused(label: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).and(page.locator(':focus')).waitFor();
}

async function open(tab: string, title: string): Promise<void> {
  await page.goto(`${nidan.url}/#/${tab}`);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}

it('a switch is found, changed and saved by keyboard, and says before what it does', async () => {
  await open('admin/switches', 'Lab settings');
  await page.getByRole('switch', { name: 'Referring doctor required' }).waitFor();
  await page.keyboard.press('/');
  await focused('Find a setting');
  await page.keyboard.type('phone');
  await page.getByText('1 setting', { exact: true }).waitFor();
  await page.keyboard.press('Tab');
  await page.getByRole('switch', { name: 'Phone required' }).focus();
  await page.keyboard.press('Space');
  await page.getByText(/of \d+ people of the last 30 days gave no phone/).waitFor();
  await page.getByLabel('Reason, kept in the history').focus();
  await page.keyboard.type('Agreed with the director', AS_A_PERSON);
  await page.keyboard.press('Control+Enter');
  await page.getByText(/^On since /).waitFor();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('4');
  const kept = page.getByRole('row', { name: /Agreed with the director/ });
  await kept.waitFor();
  expect(await kept.innerText()).toMatch(/Phone required\s+off\s+on\s/);
});

it('a firm is added by keyboard, a wrong GSTIN is refused at its field, and its history is kept', async () => {
  await open('admin/organisation', 'Organisation');
  await page.getByRole('row', { name: /Kothrud Main Lab/ }).waitFor();
  await page.keyboard.press('3');
  await page.getByText('Without a firm the lab bills under its own name.').waitFor();
  await page.keyboard.press('n');
  await focused('Name');
  await page.keyboard.type('Sahyadri Diagnostics LLP', AS_A_PERSON);
  await page.keyboard.press('Tab');
  await page.keyboard.type('27aapfu0939f1zw', AS_A_PERSON);
  await page.keyboard.press('Control+Enter');
  await page.getByText('Please enter a valid GSTIN').waitFor();
  await page.getByLabel('GSTIN', { exact: true }).fill('27AAPFU0939F1ZV');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('row', { name: /Sahyadri Diagnostics LLP/ }).waitFor();
  await page.getByText('Added', { exact: true }).waitFor();
  expect(await page.getByLabel('GSTIN', { exact: true }).inputValue()).toBe('27AAPFU0939F1ZV');
});

it('an agency is added and found by keyboard, refused under the name of another, and taken out of use', async () => {
  await open('admin/organisation?view=agencies', 'Organisation');
  await page.getByRole('row', { name: /Shivneri Clinic/ }).waitFor();
  await page.keyboard.press('n');
  await focused('Name');
  await page.keyboard.type('shivneri  clinic', AS_A_PERSON);
  await page.keyboard.press('Control+Enter');
  await page.getByText('An agency with this name exists').waitFor();
  await page.getByLabel('Name', { exact: true }).fill('Torna Hospital');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('row', { name: /Torna Hospital/ }).waitFor();
  await page.getByText('Added', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Disable' }).press('Enter');
  await page.getByRole('row', { name: /Torna Hospital/ }).waitFor({ state: 'detached' });
  await page.goto(`${nidan.url}/#/admin/organisation?view=agencies&q=torna&all=true`);
  await page.getByRole('row', { name: /Torna Hospital.*disabled/i }).waitFor();
  expect(await page.getByRole('row', { name: /Shivneri Clinic/ }).count()).toBe(0);
});

it('an agency expects volumes of tests, by keyboard', async () => {
  await open('admin/organisation?view=agencies&q=panchvati', 'Organisation');
  await page.getByRole('row', { name: /Panchvati Hospital/ }).click();
  const add = page.getByLabel('Add a test', { exact: true });
  await add.fill('cbc');
  await page.getByRole('listbox').getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: /, per month$/ }).fill('120');
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save the volume' }).press('Enter');
  await page.getByText('The expected volume of Panchvati Hospital is saved').waitFor();
});

it('a doctor is added with an agency, changed and found by keyboard', async () => {
  await open('admin/organisation?view=doctors', 'Organisation');
  await page.getByRole('row', { name: /Dr\. Meher Daruwala/ }).waitFor();
  await page.keyboard.press('n');
  await focused('Name');
  await page.keyboard.type('Dr. Sahil Torne', AS_A_PERSON);
  await page.getByLabel('Registration number', { exact: true }).fill('MMC-10001');
  const through = page.getByRole('combobox', { name: 'Sends through' });
  await through.focus();
  await through.fill('shivneri');
  await page
    .getByRole('listbox')
    .getByRole('option', { name: /Shivneri Clinic/ })
    .waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Take Shivneri Clinic out' }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Control+Enter');
  await page.getByRole('row', { name: /Dr\. Sahil Torne.*Shivneri Clinic/ }).waitFor();
  await page.getByText('Added', { exact: true }).waitFor();
  await page.getByLabel('Specialisation', { exact: true }).fill('Cardiology');
  await page.keyboard.press('Control+Enter');
  await page.getByText('Specialisation: was none, now Cardiology').waitFor();
  await page.goto(`${nidan.url}/#/admin/organisation?view=doctors&q=sahil`);
  await page.getByRole('row', { name: /Dr\. Sahil Torne/ }).waitFor();
});

it('a logo is chosen, shown and removed; what is no picture is refused where it was chosen', async () => {
  await open('admin/organisation?view=profile', 'Organisation');
  await page.getByRole('img', { name: 'Logo' }).waitFor();
  const choose = (name: string, bytes: Buffer) =>
    page.getByLabel('Replace it').setInputFiles({ name, mimeType: 'image/png', buffer: bytes });
  await choose('logo.svg', Buffer.from('<svg/>'));
  await page.getByText('Choose a file whose name ends in one of: jpg, jpeg, png').waitFor();
  await choose('logo.png', Buffer.from('<svg/>'));
  await page.getByText('logo.png was refused: it does not begin as a PNG does').waitFor();
  await choose('New logo.png', smallPng({ width: 40, height: 40 }));
  await page.getByText(/^New_logo\.png, /).waitFor();
  await page.getByRole('button', { name: 'Remove' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText(/^logo\.png, /).waitFor();
  expect(await page.getByRole('img', { name: 'Logo' }).count()).toBe(1);
});

it('lab IDs go on where the manager says, and the wrong ones are refused in the words of the specification', async () => {
  await open('admin/organisation?view=labIds', 'Organisation');
  const title = page.getByRole('heading', { name: /^The next bill gets / });
  await title.waitFor();
  const [next = ''] = /[A-Z]+\d+$/.exec(await title.innerText()) ?? [];
  expect(next).toMatch(/^KT\d{10}$/);
  const field = page.getByLabel('Next lab ID', { exact: true });
  await field.fill(`${next}-1`);
  await page.getByText('Special characters not allowed in Lab ID. Please enter only numbers.').waitFor();
  await field.fill('KT');
  await page.getByText('Please enter valid lab ID').waitFor();
  await field.fill(`${next}00`);
  await page.getByText(/^The provided Lab ID is outside the acceptable range\. /).waitFor();
  const ahead = `${next.slice(0, -4)}0900`;
  await field.fill(ahead);
  await page
    .getByLabel('Reason, kept in the list below and in the audit')
    .fill('The former system ended there');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: `The next bill gets ${ahead}` }).waitFor();
  await page.getByRole('row', { name: /The former system ended there/ }).waitFor();
});

it('a lab that stands blocked is told so, and its reports wait', async () => {
  await open('admin/platform', 'Platform desk');
  await page.getByRole('row', { name: /Kothrud Main Lab/ }).waitFor();
  await page.keyboard.press('j');
  await page.getByLabel('Reason, which the lab will read').fill('Invoice 12 is due');
  await page.getByRole('button', { name: 'Block reports' }).press('Enter');
  await page.getByRole('row', { name: /report block.*Invoice 12 is due/i }).waitFor();
  await open('admin/switches', 'Lab settings');
  const standing = page.getByRole('listitem').filter({ hasText: 'Invoice 12 is due' });
  await standing.waitFor();
  expect(await standing.innerText()).toContain('REPORT_BLOCK');
  await open('admin/platform', 'Platform desk');
  await page.getByRole('row', { name: /Kothrud Main Lab/ }).waitFor();
  await page.keyboard.press('j');
  await page.getByLabel('Reason, which the lab will read').fill('Paid');
  await page.getByRole('button', { name: 'Activate' }).press('Enter');
  await page.getByRole('row', { name: /active.*Paid/i }).waitFor();
});

async function step(button: string, reason: string): Promise<void> {
  await page.getByLabel('Reason, which the lab will read').fill(reason);
  await page.getByRole('button', { name: button }).press('Enter');
  await page.getByRole('row', { name: new RegExp(reason) }).waitFor();
}

it('a suspended lab shows its account and nothing else; whoever manages it pays, others are told who can', async () => {
  const desk = await nidan.signIn('asmita.deo');
  await open('admin/platform', 'Platform desk');
  await page.getByRole('row', { name: /Kothrud Main Lab/ }).waitFor();
  await page.keyboard.press('j');
  await step('Block reports', 'Invoice 14 is due');
  const banner = page.getByRole('status').filter({ hasText: 'This lab is report block.' });
  expect(await banner.innerText()).toMatch(/Reports wait.*Invoice 14 is due.*Pay what is due/s);
  await step('Suspend', 'Invoice 14 is overdue');

  // The next call of the front desk is refused, and says why for good.
  await desk.goto(`${nidan.url}/#/dispatch`);
  await desk.getByRole('heading', { level: 1, name: 'Lab account' }).waitFor();
  await desk.getByText('Whoever manages the lab can pay here.').waitFor();
  await desk.getByText('The platform desk says: Invoice 14 is overdue').waitFor();

  await open('admin/users', 'Lab account');
  await focusAndType('Amount in rupees', '4500');
  await focusAndType('Reference of the bank', 'UTR-778120');
  await page.keyboard.press('Enter');
  await page.getByText('UTR-778120', { exact: false }).first().waitFor();
  await open('admin/platform', 'Platform desk');
  await page.getByRole('row', { name: /Kothrud Main Lab/ }).waitFor();
  await page.keyboard.press('j');
  await page.getByText(/, UTR-778120$/).waitFor();
  await step('Block reports', 'Payment is looked up');
  await step('Activate', 'Payment found');
  await desk.reload();
  await desk.getByRole('heading', { level: 1, name: 'Print and dispatch' }).waitFor();
});

async function focusAndType(label: string, text: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).focus();
  await page.keyboard.type(text, AS_A_PERSON);
}

it('the operator opens a lab, whose administrator gets a one-time password, told once', async () => {
  await open('admin/platform', 'Platform desk');
  await page.keyboard.press('Alt+c');
  await focused('Name of the lab');
  await page.getByLabel('Name of the lab', { exact: true }).fill('Shivneri Diagnostics');
  await page.getByLabel('Letters of its lab IDs, 1 to 4').fill('KT');
  await page.getByLabel('Address', { exact: true }).fill('9 Example Marg, Pune');
  await page.getByLabel('Phone', { exact: true }).fill('02055500199');
  await page
    .getByLabel('Name of the administrator, empty for somebody who signs in already')
    .fill('Asha Rao');
  await page.getByLabel('User name of the administrator').fill('asha.rao');
  await page.keyboard.press('Control+Enter');
  await page.getByText('The lab IDs of another lab begin with these letters').waitFor();
  await page.getByLabel('Letters of its lab IDs, 1 to 4').fill('shv');
  await page.keyboard.press('Control+Enter');
  const told = page.getByRole('dialog', { name: /asha\.rao/ });
  await told.waitFor();
  const password = await told.locator('p').first().innerText();
  expect(password).toHaveLength(10);
  await told.getByRole('button', { name: 'Done' }).press('Enter');
  await page.getByRole('row', { name: /Shivneri Diagnostics/ }).waitFor();
});

it('settings are compared with those of another lab in which the person works', async () => {
  await open('admin/platform', 'Platform desk');
  await page.keyboard.press('Alt+c');
  await focused('Name of the lab');
  await page.getByLabel('Name of the lab', { exact: true }).fill('Panchvati Diagnostics');
  await page.getByLabel('Letters of its lab IDs, 1 to 4').fill('PNV');
  await page.getByLabel('Address', { exact: true }).fill('4 Example Road, Nashik');
  await page.getByLabel('Phone', { exact: true }).fill('02535550199');
  await page.getByLabel('User name of the administrator').fill('manager');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('row', { name: /Panchvati Diagnostics/ }).waitFor();
  await page.reload();
  await open('admin/switches', 'Lab settings');
  await page.getByRole('button', { name: 'Compare labs' }).press('Enter');
  const table = page.getByRole('table', { name: 'Compare labs' });
  await table.getByRole('columnheader', { name: 'Panchvati Diagnostics' }).waitFor();
  const differing = await table.getByRole('row').count();
  await page.getByLabel('Show the same ones too').press('Space');
  await expect.poll(() => table.getByRole('row').count()).toBeGreaterThan(differing);
  expect(await violationsOn(page)).toEqual([]);
});
