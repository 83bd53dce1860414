import { listBills } from '@nidan/contract/money/bills/bill-endpoints';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { readOf } from './harness/api-of.ts';
import { startedNidan } from './harness/started-nidan.ts';
import { violationsOn } from './harness/violations-on.ts';

const nidan = startedNidan();
let page: Page;
beforeAll(async () => {
  page = await nidan.signIn('manager');
});

async function open(tab: string): Promise<void> {
  await page.goto(`${nidan.url}/#/${tab}`);
  await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** Picks the only person whom a search leaves, by the key of lists. */
async function pick(q: string, name: string): Promise<void> {
  await open(`admin/users?q=${q}`);
  await page.getByRole('row', { name: new RegExp(name, 'u') }).waitFor();
  const opened = page.getByRole('heading', { level: 2, name: `${name} Active` });
  // A key that comes while the list is exchanged for another one means a row of neither.
  await expect
    .poll(
      async () => {
        const there = await opened.count();
        if (there === 0) await page.keyboard.press('j');
        return there;
      },
      { interval: 400 },
    )
    .toBe(1);
}

describe('people, by keyboard', () => {
  it('sees where somebody is signed in, ends that session, and resets their sign-in', async () => {
    const theirs = await nidan.signIn('leena.thomas');
    await pick('leena', 'Leena Thomas');
    await page.getByText('No second factor is set up.').waitFor();
    const end = page.getByRole('button', { name: /^End the session of / });
    await end.focus();
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: /^End the session of Leena Thomas on / });
    await question.getByRole('textbox').fill('The tablet was lost');
    expect(await violationsOn(page)).toEqual([]);
    await question.getByRole('button', { name: 'End' }).press('Enter');
    await page.getByText('Not signed in to this lab.').waitFor();
    await theirs.reload();
    await theirs.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
    await theirs.context().close();

    await page.getByRole('button', { name: 'Reset the sign-in' }).press('Enter');
    const reset = page.getByRole('dialog', { name: 'Reset the sign-in of Leena Thomas?' });
    await reset.getByRole('textbox').fill('Forgot the password');
    await reset.getByRole('button', { name: 'Reset the sign-in' }).press('Enter');
    const told = page.getByRole('dialog', { name: 'One-time password of Leena Thomas' });
    await told.waitFor();
    expect(await told.locator('p').first().innerText()).toHaveLength(10);
    await page.keyboard.press('Enter');
  });

  it('a new person gets a one-time password, and waits for another person to activate the account', async () => {
    await open('admin/users');
    await page.keyboard.press('Alt+c');
    await page.getByRole('dialog', { name: 'New user' }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    const form = page.getByRole('dialog', { name: 'New user' });
    await form.getByLabel('User name').fill('savita.gore');
    await form.getByLabel('Name', { exact: true }).fill('Savita Gore');
    await page.keyboard.press('Control+Enter');
    const told = page.getByRole('dialog', { name: 'One-time password of Savita Gore' });
    await told.waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 2, name: 'Savita Gore Pending' }).waitFor();
    await page.getByRole('button', { name: 'Activate' }).focus();
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: 'Activate: Savita Gore?' });
    await question.getByRole('button', { name: 'Activate' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('You entered this account; another person must activate it').waitFor();
  });

  it('a list is narrowed by its address, and says so when nobody is left', async () => {
    await open('admin/users?view=pending');
    await page.getByRole('row', { name: /Savita Gore/ }).waitFor();
    await page.getByText('1 user', { exact: true }).waitFor();
    expect(await page.getByRole('row', { name: /Sameer Kale/ }).count()).toBe(0);
    await page.keyboard.press('/');
    await page.getByRole('searchbox').and(page.locator(':focus')).fill('nobody like this');
    await page.getByText('The filters hide everybody').waitFor();
    expect(page.url()).toContain('q=nobody');
    // Esc clears the search, and again leaves it.
    await page.keyboard.press('Escape');
    await page.getByRole('row', { name: /Savita Gore/ }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate('document.activeElement?.tagName')).not.toBe('INPUT');
  });

  it('a changed limit is kept as a draft until it is saved, with its history', async () => {
    await pick('leena', 'Leena Thomas');
    await page.getByLabel('Share of the total (%)').fill('7');
    await page.getByText('1 change', { exact: true }).waitFor();
    await page.keyboard.press('Control+Enter');
    await page.getByText('Leena Thomas is saved').waitFor();
    await page.getByText('discount_max_percent').waitFor();
    await page.getByLabel('Share of the total (%)').fill('101');
    await page.keyboard.press('Control+Enter');
    await page.getByText('Must be <= 100').waitFor();
    await page.keyboard.press('Alt+z');
    await page.getByText('No changes', { exact: true }).waitFor();
    expect(await page.getByLabel('Share of the total (%)').inputValue()).toBe('7');
  });

  it('work is handed over before an account is disabled', async () => {
    await pick('sameer', 'Sameer Kale');
    await page.getByText(/Waits for Sameer Kale/).waitFor();
    expect(
      await page.getByRole('button', { name: 'Disable', exact: true }).getAttribute('aria-disabled'),
    ).toBe('true');
    await page.keyboard.press('t');
    await page.getByRole('dialog', { name: /Hand the work of Sameer Kale over/ }).waitFor();
    await page.keyboard.type('leena');
    await page.getByRole('option', { name: /Leena Thomas/ }).waitFor();
    await page.keyboard.press('Enter');
    // Filled, not typed: strokes as fast as a test's are those of a scanner.
    await page.getByLabel('Why is the work handed over?').fill('Moves to Nashik');
    await page.keyboard.press('Enter');
    await page.getByText(/Leena Thomas has taken over/).waitFor();
    await page.getByText('Nothing waits for Sameer Kale.').waitFor();
    await page.getByRole('button', { name: 'Disable', exact: true }).focus();
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: 'Disable: Sameer Kale?' });
    await question.getByRole('textbox').fill('Moves to Nashik');
    await question.getByRole('button', { name: 'Disable', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('The account of Sameer Kale is disabled').waitFor();
  });

  it('F9 says why somebody may or may not', async () => {
    await pick('rohan', 'Rohan Pawar');
    await page.keyboard.press('F9');
    await page.getByRole('heading', { level: 2, name: /Why can, or can’t Rohan Pawar/ }).waitFor();
    await page.getByLabel('Module').selectOption('authorise');
    await page.getByText('Rohan Pawar may not').waitFor();
    await page.getByText('Phlebotomist has nothing on authorise; asked for update').waitFor();
    await page.getByText('Dr. Nandini Joshi').last().waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { level: 2, name: 'Rohan Pawar Active' }).waitFor();
  });
});

describe('roles, by keyboard', () => {
  it('rights are drafted by strokes, reviewed, saved, and in force in the preview', async () => {
    await open('admin/roles');
    const cell = page.getByRole('gridcell', { name: 'Accountant, Patients: read' });
    await cell.focus();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('gridcell', { name: 'Accountant, Bills: read, update' }).waitFor();
    await page.keyboard.press('d');
    await page.getByRole('gridcell', { name: 'Accountant, Bills: read, update, delete' }).waitFor();
    await page.keyboard.press('Control+z');
    await page.getByText('No changes', { exact: true }).waitFor();
    await page.keyboard.press('c');
    await page.getByText(/^Draft, 1 change, \d (person|people) affected$/).waitFor();
    await page.keyboard.press('Control+Enter');
    const review = page.getByRole('dialog', { name: 'What will change, and for whom' });
    await review.getByText('Bills: create, read, update (was read, update)').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await review.getByLabel('Why (kept in the audit)').fill('Bills at the counter in the evening');
    await page.keyboard.press('Enter');
    await page.getByText('The role Accountant is saved').waitFor();
    await page.getByRole('gridcell', { name: 'Accountant, Bills: create, read, update' }).waitFor();
  });

  it('a role is cloned, and the own one cannot be changed', async () => {
    await open('admin/roles');
    await page.getByRole('gridcell', { name: /^Technician, Patients/ }).click();
    await page.getByRole('button', { name: 'Clone role' }).focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Name of the new role').fill('Night technician');
    await page.keyboard.press('Enter');
    await page.getByText('The role Night technician is made').waitFor();
    await page.getByRole('columnheader', { name: /Night technician/ }).waitFor();
    const own = page.getByRole('gridcell', { name: /^Manager, Patients/ });
    await own.click();
    await page.keyboard.press('d');
    await page.getByText('No changes', { exact: true }).waitFor();
    expect(await own.getAttribute('aria-readonly')).toBe('true');
  });

  it('every change of a role is told with its rights, who made it and why', async () => {
    await open('admin/roles');
    await page.keyboard.press('4');
    await page.getByRole('row', { name: /Accountant changed it Bills: create, read, update/ }).waitFor();
    await page.keyboard.press('j');
    await page.getByText('Bills at the counter in the evening').first().waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.goto(`${nidan.url}/#/admin/roles?view=changes&has=users`);
    await page.getByText('No change fits the filters').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).press('Enter');
    await page.getByRole('row', { name: /Accountant changed it/ }).waitFor();
  });

  it('Nidan is opened as a person: their screens, nothing to change, and back again', async () => {
    await open('admin/roles?view=people&q=rohan');
    await page.getByRole('row', { name: /^Rohan Pawar/ }).waitFor();
    await page.keyboard.press('j');
    await page.getByRole('button', { name: 'Open as Rohan Pawar' }).press('Enter');
    await page.getByText('You look at Nidan as Rohan Pawar, Phlebotomist.').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.goto(`${nidan.url}/#/admin/roles`);
    await page.getByText('Your role may not open this page').waitFor();
    await page.getByRole('button', { name: 'Look as yourself again' }).press('Enter');
    await page.getByText(/^You look at Nidan as/).waitFor({ state: 'detached' });
    await open('admin/roles');
    await page.getByRole('gridcell', { name: /^Accountant, Bills/ }).waitFor();
  });

  it('rights are read person by person, and with them who could take both steps of a duty', async () => {
    await open('admin/roles');
    await page.keyboard.press('2');
    await page.getByRole('row', { name: /^Sameer Kale/ }).waitFor();
    await page.getByRole('searchbox').fill('sameer');
    await page.getByText('1 person', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('row', { name: /^Sameer Kale/ }).focus();
    const pane = page.getByRole('complementary', { name: 'Person' });
    await pane.getByText('All come from the role Technician.').waitFor();
    await pane
      .getByRole('listitem')
      .filter({ hasText: /^Results.*create, read, update$/ })
      .waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('F9');
    await page.getByRole('heading', { name: /Sameer Kale/ }).waitFor();
    await page.keyboard.press('3');
    await page.getByRole('row', { name: /^Enter a result, then check it/ }).waitFor();
    await page.getByRole('link', { name: 'Dr. Nandini Joshi' }).focus();
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await pane.getByText('All come from the role Pathologist.').waitFor();
  });

  it('the agency user of the demo sees bills of the own agency alone', async () => {
    const agency = await nidan.signIn('shivneri');
    const { rows } = await readOf(agency, listBills, { query: { limit: 200 } });
    expect(new Set(rows.map((bill) => bill.client))).toEqual(new Set(['Shivneri Clinic']));
    const [own] = rows;
    const find = (labNo = ''): Promise<unknown> => agency.goto(`${nidan.url}/#/patients?q=${labNo}`);
    await find(own?.labNo);
    await agency.getByRole('row', { name: own?.labNo ?? '' }).waitFor();
    const [other] = (await readOf(page, listBills, { query: { limit: 200 } })).rows.filter(
      ({ client }) => client !== 'Shivneri Clinic',
    );
    await find(other?.labNo);
    await agency.getByRole('row', { name: own?.labNo ?? '' }).waitFor({ state: 'detached' });
    expect(await agency.getByRole('row', { name: other?.labNo ?? '' }).count()).toBe(0);
    await agency.context().close();
  });
});
