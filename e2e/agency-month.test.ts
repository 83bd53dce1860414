import { randomUUID } from 'node:crypto';
import { listAgencyInvoices } from '@nidan/contract/money/agency-invoices/agency-invoice-endpoints';
import { readBill } from '@nidan/contract/money/bills/bill-endpoints';
import { readAgencyAccount } from '@nidan/contract/money/agency-billing/agency-account-endpoints';
import { listPayouts } from '@nidan/contract/money/payouts/payout-endpoints';
import { createAgency } from '@nidan/contract/people/referrers/agency-endpoints';
import { createDoctor } from '@nidan/contract/people/referrers/doctor-endpoints';
import { addMonths, type CalendarDate, dayNumberOf } from '@nidan/domain/time/calendar-date';
import { formatRupees, rupeesAndPaise, rupeesOfPaise } from '@nidan/domain/money/rupees';
import { calendarDateIn, DEFAULT_ZONE } from '@nidan/domain/time/zone';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { readOf, sendOf } from './harness/api-of.ts';
import { accessionByApi } from './harness/bill-on-bench.ts';
import { registerByKey } from './harness/register-by-key.ts';
import { releaseByApi } from './harness/released-by-api.ts';
import { startedNidan } from './harness/started-nidan.ts';
import { violationsOn } from './harness/violations-on.ts';

const nidan = startedNidan();
let accounts: Page;
let manager: Page;
let checker: Page;
let desk: Page;
beforeAll(async () => {
  desk = await nidan.signIn('asmita.deo');
  accounts = await nidan.signIn('vrinda.kulkarni');
  manager = await nidan.signIn('manager');
  checker = await nidan.signIn('nandini.joshi');
});

const AGENCY = 'Sinhagad Road Clinic';
const DOCTOR = 'Dr. Girish Joglekar';
const panelOf = (page: Page, name: string): Locator => page.getByRole('complementary', { name });

/** Puts what is due of a bill on the account of its agency, from the page of the bill; answers how much that was. */
async function chargeByKey(billId: string): Promise<number> {
  const { duePaise } = (await readOf(desk, readBill, { query: { billId } })).dues;
  await desk.goto(`${nidan.url}/#/bills/${billId}`);
  await desk.getByRole('heading', { name: 'Mrs. Yasmin Shaikh' }).waitFor();
  await desk.keyboard.press('p');
  await desk.getByRole('button', { name: /^on account/ }).waitFor();
  await desk.keyboard.press('g');
  await desk.keyboard.press('Control+Enter');
  await expect.poll(async () => (await readOf(desk, readBill, { query: { billId } })).dues.duePaise).toBe(0);
  return duePaise;
}

/** Lets the product live on the first day of the next month, and signs in anew. */
async function waitForNextMonth(): Promise<void> {
  const today = calendarDateIn(DEFAULT_ZONE, new Date());
  const first: CalendarDate = addMonths(`${today.slice(0, 8)}01`, 1);
  await nidan.live(dayNumberOf(first) - dayNumberOf(today));
  accounts = await nidan.signIn('vrinda.kulkarni');
  desk = await nidan.signIn('asmita.deo');
}

/** Picks the agency and cuts its invoice, of the month that is over or of what came late; sends it. */
async function invoice(kind: 'Period of its cycle' | 'What was late for the period'): Promise<void> {
  await accounts.goto(`${nidan.url}/#/agency-invoices`);
  await accounts.getByText('Yerawada Polyclinic').first().waitFor();
  await accounts.keyboard.press('t');
  const dialog = accounts.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Agency' }).fill('Sinhagad');
  await dialog.getByRole('option', { name: AGENCY }).waitFor();
  await accounts.keyboard.press('Enter');
  await dialog.getByLabel('What for').selectOption({ label: kind });
  await dialog.getByRole('button', { name: 'Cut an invoice' }).press('Enter');
  const panel = panelOf(accounts, 'Invoice');
  await panel.getByRole('heading', { name: AGENCY }).waitFor();
  await panel.getByRole('button', { name: 'Send', exact: true }).press('Enter');
  await accounts.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).press('Enter');
  await panel.getByText('Nothing yet').waitFor();
}

it('a month of an agency is invoiced, with what came late for it, and paid at once, by keyboard', async () => {
  const agencyId = randomUUID();
  const terms = { paymentType: 'credit', accountMode: 'postpaid', billingCycle: 'monthly' } as const;
  await sendOf(manager, createAgency, { agencyId, name: AGENCY, ...terms });
  const agency = { agency: AGENCY };
  const [first, second] = [
    { phone: '9123450186', name: 'sheela kadam', code: 'esr' },
    { phone: '9123450187', name: 'yasmin shaikh', code: 'tsh' },
  ];
  const early = await registerByKey(desk, { ...agency, ...first, pay: 'g' });
  const late = await registerByKey(desk, { ...agency, ...second });
  const { agencyPaise: charged, duePaise } = (await readOf(desk, readBill, { query: { billId: early } }))
    .dues;
  expect([duePaise, charged > 0]).toEqual([0, true]);
  for (const [billId, value] of [
    [early, '12'],
    [late, '2.1'],
  ] as const) {
    await accessionByApi(manager, billId);
    await releaseByApi({ enterer: manager, checker }, { billId, value });
  }
  await waitForNextMonth();
  await invoice('Period of its cycle');
  const chargedLate = await chargeByKey(late);
  await invoice('What was late for the period');
  const invoices = async () => (await readOf(accounts, listAgencyInvoices, { query: { agencyId } })).rows;
  expect((await invoices()).map(({ state, totalPaise }) => [state, totalPaise])).toEqual([
    ['unpaid', chargedLate],
    ['unpaid', charged],
  ]);

  await accounts.keyboard.press('F8');
  const paying = accounts.getByRole('dialog');
  await paying.getByRole('row').nth(2).waitFor();
  await paying.getByLabel('Mode').selectOption('Online');
  await paying.getByLabel('Reference').fill('NEFT 20261201');
  const amount = paying.getByLabel('Amount in rupees');
  await amount.fill(String(rupeesOfPaise(charged + chargedLate)));
  await paying.getByText(rupeesAndPaise(charged), { exact: true }).nth(1).waitFor();
  expect(await violationsOn(accounts)).toEqual([]);
  await amount.press('Enter');
  await paying.waitFor({ state: 'detached' });
  await expect.poll(async () => (await invoices()).map(({ state }) => state)).toEqual(['paid', 'paid']);
});

it('a doctor gets a share of what the month collected, approved and paid by two people, by keyboard', async () => {
  const doctorId = randomUUID();
  await sendOf(manager, createDoctor, { doctorId, name: DOCTOR });
  await accounts.goto(`${nidan.url}/#/payouts?view=payees`);
  await accounts.getByText('Choose a payee').waitFor();
  await accounts.keyboard.press('t');
  const dialog = accounts.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Doctor' }).fill('Joglekar');
  await dialog.getByRole('option', { name: DOCTOR }).waitFor();
  await accounts.keyboard.press('Enter');
  await dialog.getByLabel('PAN').fill('aaapj1234k');
  await dialog.getByLabel('Name of the account').fill('Girish Joglekar');
  await dialog.getByLabel('Account number').fill('50100098765432');
  await dialog.getByLabel('IFSC').fill('HDFC0000123');
  await dialog.getByLabel('Share from a volume on').fill('10%');
  expect(await violationsOn(accounts)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await panelOf(accounts, 'Payee').getByText('AAAPJ1234K').waitFor();

  const person = { phone: '9123450188', name: 'anjali wagle' };
  const billId = await registerByKey(desk, { ...person, doctor: 'joglekar', code: 'tsh', pay: 'c' });
  const { paidPaise: paid } = (await readOf(desk, readBill, { query: { billId } })).dues;
  await accounts.keyboard.press('F8');
  await accounts.getByRole('dialog').getByLabel('To, with this day').press('Enter');
  await accounts.getByRole('dialog').waitFor({ state: 'detached' });
  const newest = async () => (await readOf(accounts, listPayouts, { query: { limit: 1 } })).rows[0];
  const made = await newest();
  expect(made).toMatchObject({ name: DOCTOR, state: 'made', totalPaise: paid / 10 });

  await manager.goto(`${nidan.url}/#/payouts?sel=${made?.payoutId ?? ''}`);
  await panelOf(manager, 'Payout').getByRole('button', { name: 'Approve' }).press('Enter');
  await manager.getByRole('dialog').getByRole('button', { name: 'Approve' }).press('Enter');
  await panelOf(manager, 'Payout').getByText('Approved by').waitFor();
  expect(await violationsOn(manager)).toEqual([]);
  await accounts.goto(`${nidan.url}/#/payouts?sel=${made?.payoutId ?? ''}`);
  await panelOf(accounts, 'Payout').getByRole('button', { name: 'Say that it is paid' }).press('Enter');
  await accounts.getByRole('dialog').getByLabel('Number of the bank').fill('HDFCN52026120100042');
  await accounts.keyboard.press('Enter');
  await panelOf(accounts, 'Payout').getByText('HDFCN52026120100042').waitFor();
  expect(await newest()).toMatchObject({ state: 'paid' });
});

it('the desk of an agency registers on its own account, and sees what is left of it, by keyboard', async () => {
  const agency = await nidan.signIn('shivneri');
  const available = async () => (await readOf(agency, readAgencyAccount)).availablePaise;
  const before = await available();
  await agency.keyboard.press('Alt+n');
  await agency.getByText('Goes on your account').waitFor();
  expect(await agency.getByRole('button', { name: 'Cash' }).count()).toBe(0);
  expect(await violationsOn(agency)).toEqual([]);
  const billId = await registerByKey(agency, { phone: '9123450189', name: 'ratna bhide', code: 'tsh' });
  const { agencyPaise, duePaise } = (await readOf(agency, readBill, { query: { billId } })).dues;
  expect(duePaise).toBe(0);
  expect(await available()).toBe(before - agencyPaise);
  await agency.goto(`${nidan.url}/#/my-account?view=account`);
  const left = formatRupees(await available()).replace('₹', '');
  await agency.getByText(left, { exact: false }).first().waitFor();
});
