import { randomUUID } from 'node:crypto';
import { listAgencyInvoices } from '@nidan/contract/money/agency-invoices/agency-invoice-endpoints';
import { listFollowUps } from '@nidan/contract/money/agency-invoices/agency-payment-endpoints';
import { listAgencies } from '@nidan/contract/people/referrers/agency-endpoints';
import { addDays } from '@nidan/domain/time/calendar-date';
import { formatDate } from '@nidan/domain/time/indian-date';
import { calendarDateIn, DEFAULT_ZONE } from '@nidan/domain/time/zone';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { readOf } from './harness/api-of.ts';
import { startedNidan } from './harness/started-nidan.ts';
import { violationsOn } from './harness/violations-on.ts';

const nidan = startedNidan();
let accounts: Page;
beforeAll(async () => {
  accounts = await nidan.signIn('vrinda.kulkarni');
});

/** Lets an agency of the demo be invoiced day by day, so that yesterday is a period that is over. */
async function invoiceDaily(name: string): Promise<string> {
  const manager = await nidan.signIn('manager');
  const [agency] = (await readOf(manager, listAgencies, { query: { q: name } })).rows;
  if (agency === undefined) throw new Error(`The demo lab has an agency ${name}`);
  const { agencyId, version } = agency;
  const url = new URL(`/api/agencies/${agencyId}?l_id=1&source=e2e`, manager.url()).href;
  const headers = { 'idempotency-key': randomUUID() };
  const answer = await manager.request.patch(url, { headers, data: { version, billingCycle: 'daily' } });
  expect(answer.status()).toBe(200);
  await manager.context().close();
  return agencyId;
}

const invoicesOf = async (agencyId: string) =>
  (await readOf(accounts, listAgencyInvoices, { query: { agencyId } })).rows;

it('an invoice is cut, sent, and paid by what was paid ahead, by keyboard', async () => {
  const agencyId = await invoiceDaily('Panchvati');
  await accounts.goto(`${nidan.url}/#/agency-invoices`);
  await accounts.getByText('Yerawada Polyclinic').first().waitFor();
  expect(await violationsOn(accounts)).toEqual([]);
  await accounts.keyboard.press('t');
  const dialog = accounts.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Agency' }).fill('Panch');
  await dialog.getByRole('option', { name: /Panchvati/ }).waitFor();
  await accounts.keyboard.press('Enter');
  const yesterday = addDays(calendarDateIn(DEFAULT_ZONE, new Date()), -1);
  await dialog.getByLabel('A day of the period').press('Control+A');
  await accounts.keyboard.type('y');
  expect(await violationsOn(accounts)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cut an invoice' }).press('Enter');
  const panel = accounts.getByRole('complementary', { name: 'Invoice' });
  await panel.getByRole('heading', { name: 'Panchvati Hospital' }).waitFor();
  expect(await violationsOn(accounts)).toEqual([]);
  await panel.getByRole('button', { name: 'Send', exact: true }).press('Enter');
  await accounts.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).press('Enter');
  await panel.getByText('Nothing yet').waitFor();
  const [sent] = await invoicesOf(agencyId);
  expect(sent).toMatchObject({ state: 'unpaid', to: yesterday });

  await accounts.goto(`${nidan.url}/#/agency-invoices?view=ageing&sel=${agencyId}`);
  await accounts.getByRole('button', { name: 'Allocate what is paid ahead' }).press('Enter');
  await expect.poll(async () => (await invoicesOf(agencyId))[0]?.state).toBe('paid');
});

it('a late invoice is paid in part and promised, and the promise shows what became of it, by keyboard', async () => {
  await accounts.goto(`${nidan.url}/#/agency-invoices?late=yes`);
  await accounts.getByText('Yerawada Polyclinic').first().waitFor();
  await accounts.keyboard.press('j');
  const panel = accounts.getByRole('complementary', { name: 'Invoice' });
  await panel.getByText('Nothing yet').waitFor();
  await accounts.keyboard.press('F8');
  const dialog = accounts.getByRole('dialog');
  await dialog.getByText('Paid ahead: ₹ 0.00').waitFor();
  expect(await violationsOn(accounts)).toEqual([]);
  await dialog.getByLabel('Amount in rupees').fill('500');
  await dialog.getByLabel('Amount in rupees').press('Enter');
  await panel.getByText('500.00').first().waitFor();
  await panel.getByText('Partial paid').first().waitFor();

  const [late] = (await readOf(accounts, listAgencyInvoices, { query: { overdue: true } })).rows;
  await accounts.goto(`${nidan.url}/#/agency-invoices?view=ageing&sel=${late?.agencyId ?? ''}`);
  await accounts.getByRole('button', { name: /Note a promise/ }).waitFor();
  await accounts.keyboard.press('n');
  const promise = accounts.getByRole('dialog');
  await promise.getByLabel('Spoken to').fill('Mrs. Naik');
  await promise.getByLabel('Promised ₹').fill('620');
  const nextWeek = addDays(calendarDateIn(DEFAULT_ZONE, new Date()), 7);
  await promise.getByLabel('By', { exact: true }).fill(formatDate(nextWeek).replaceAll('/', ''));
  await promise.getByLabel('Note', { exact: true }).press('Enter');
  await promise.waitFor({ state: 'detached' });
  await accounts.goto(`${nidan.url}/#/agency-invoices?view=followUps`);
  await accounts.getByText('Mrs. Naik').waitFor();
  expect(await violationsOn(accounts)).toEqual([]);
  const { rows } = await readOf(accounts, listFollowUps, { query: { agencyId: late?.agencyId ?? '' } });
  expect(rows.find(({ who }) => who === 'Mrs. Naik')).toMatchObject({
    amountPaise: 62_000,
    promisedOn: nextWeek,
    outcome: 'waiting',
  });
});
