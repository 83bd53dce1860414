import { readAgencyAccount } from '@nidan/contract/money/agency-billing/agency-account-endpoints';
import { listPaymentOrders } from '@nidan/contract/money/payment-orders/payment-order-endpoints';
import { listBills, readBill } from '@nidan/contract/money/bills/bill-endpoints';
import { startPaySim, type PaySim } from '@nidan/simulators/pay-sim/pay-sim';
import { payRequest } from '@nidan/simulators/pay-sim/pay-request';
import type { SimRequest } from '@nidan/simulators/pay-sim/sim-state';
import { SIM_SECURITY_TOKEN } from '@nidan/simulators/pay-sim/terminal-routes';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readOf } from '../harness/api-of.ts';
import { startedNidan } from '../harness/started-nidan.ts';
import { violationsOn } from '../harness/violations-on.ts';

let sim: PaySim;
// Before the product starts, which is told by its environment where the gateway and the terminals are.
beforeAll(async () => {
  sim = await startPaySim({});
});
const nidan = startedNidan(() => ({ PAYMENT_GATEWAY_URL: sim.url, CARD_TERMINAL_URL: sim.url }));
let manager: Page;
let desk: Page;
beforeAll(async () => {
  manager = await nidan.signIn('manager');
  desk = await nidan.signIn('asmita.deo');
});
afterAll(() => sim.stop());

/** The request of the gateway that was made last, once it is there. */
async function lastRequest(known: number): Promise<SimRequest> {
  await expect.poll(() => sim.state.requests.size).toBe(known + 1);
  const request = [...sim.state.requests.values()].at(-1);
  if (request === undefined) throw new Error('The gateway was asked for nothing');
  return request;
}

it('a manager sets the keys of the gateway by keyboard', async () => {
  await manager.goto(`${nidan.url}/#/admin/organisation?view=gateway`);
  await manager.getByLabel('Key ID').fill(sim.state.keys.keyId);
  await manager.getByLabel('Key secret').fill(sim.state.keys.keySecret);
  const secret = manager.getByLabel('Key secret');
  expect(await secret.getAttribute('type')).toBe('password');
  const show = manager.getByRole('button', { name: 'Show while held' }).first();
  await show.focus();
  await manager.keyboard.down('Space');
  expect(await secret.getAttribute('type')).toBe('text');
  await manager.keyboard.up('Space');
  expect(await secret.getAttribute('type')).toBe('password');
  await manager.getByLabel('Webhook secret').fill(sim.state.keys.webhookSecret);
  const isOpen = manager.getByLabel('Patients can be asked through it');
  if (!(await isOpen.isChecked())) await isOpen.press('Space');
  expect(await violationsOn(manager)).toEqual([]);
  await manager.getByRole('button', { name: 'Save' }).press('Enter');
  await manager
    .getByText(/^Set on .* by .*, ends in /u)
    .first()
    .waitFor();
  await expect.poll(() => secret.inputValue()).toBe('');
});

let tries = 0;
it('a manager adds a card terminal by keyboard', async () => {
  tries += 1;
  const name = `Front counter ${tries}`;
  await manager.goto(`${nidan.url}/#/admin/organisation?view=terminals&sel=new`);
  await manager.getByLabel('Name', { exact: true }).fill(name);
  await manager.getByLabel('Place', { exact: true }).selectOption({ index: 1 });
  await manager.getByLabel('Merchant ID').fill('MERCHANT1');
  await manager.getByLabel('Store POS code').fill('POS1');
  await manager.getByLabel('IMEI').fill('359881234567890');
  await manager.getByLabel('Security token').fill(SIM_SECURITY_TOKEN);
  expect(await violationsOn(manager)).toEqual([]);
  await manager.getByRole('button', { name: 'Add' }).press('Enter');
  await manager.getByRole('row', { name: new RegExp(`^${name}`, 'u') }).waitFor();
  await manager.getByRole('button', { name: 'Disable' }).press('Enter');
  // The list hears of the step before the panel has its answer; until then the panel takes no other.
  const enable = manager.getByRole('button', { name: 'Enable' });
  await enable.and(manager.locator(':not([aria-busy])')).press('Enter');
  await manager.getByRole('button', { name: 'Disable' }).waitFor();
});

/** A bill with money due, with its pay panel open. */
async function openDue(at: number): Promise<{ billId: string; duePaise: number }> {
  const { rows } = await readOf(desk, listBills, { query: { dueOnly: true, limit: 5 } });
  const bill = rows[at];
  if (bill === undefined) throw new Error('The demo lab has too few dues');
  await desk.goto(`${nidan.url}/#/bills/${bill.billId}`);
  await desk.getByRole('button', { name: /^Take payment/u }).waitFor();
  await desk.keyboard.press('p');
  await desk.getByRole('button', { name: 'UPI code', exact: true }).waitFor();
  return bill;
}

it('a patient pays by the code that is asked for, and the desk sees it', async () => {
  const bill = await openDue(0);
  const known = sim.state.requests.size;
  await desk.getByRole('button', { name: 'UPI code', exact: true }).press('Enter');
  const request = await lastRequest(known);
  await desk.getByRole('img', { name: /^UPI code for/u }).waitFor();
  // The code that stands on every bill would be paid besides.
  expect(await desk.getByText('Scan to pay by any UPI app').count()).toBe(0);
  expect(await violationsOn(desk)).toEqual([]);
  await payRequest(sim.state, request, { outcome: 'approve', silent: true });
  await desk.getByRole('button', { name: 'Look now' }).press('Enter');
  await desk.getByText(/ is paid$/u).waitFor();
  expect((await readOf(desk, readBill, { query: { billId: bill.billId } })).dues.duePaise).toBe(0);
  // With nothing left to pay the panel stays until it is closed, so that the desk reads that the money came.
  await desk
    .getByRole('button', { name: 'Take payment' })
    .and(desk.locator('[aria-disabled=true]'))
    .waitFor();
  expect(await desk.getByText(/ is paid$/u).count()).toBe(1);
  await desk.keyboard.press('Escape');
  await desk.getByText(/ is paid$/u).waitFor({ state: 'detached' });
});

it('another sum than was asked for waits for a person, who books it with a reason', async () => {
  const { billId } = await openDue(0);
  const known = sim.state.requests.size;
  await desk.getByRole('button', { name: 'Payment link' }).press('Enter');
  const request = await lastRequest(known);
  await desk.getByText('Whoever pays opens this link').waitFor();
  const amount = request.amount - 100;
  await payRequest(sim.state, request, { outcome: 'approve', amount, silent: true });
  await desk.getByRole('button', { name: 'Look now' }).press('Enter');
  await desk.getByText(/^Another sum came/u).waitFor();

  await manager.goto(`${nidan.url}/#/bills/${billId}`);
  await manager.getByRole('button', { name: /^Take payment/u }).waitFor();
  await manager.keyboard.press('p');
  await manager.getByRole('button', { name: 'Book what came' }).press('Enter');
  const question = manager.getByRole('dialog', { name: 'Book the sum that came?' });
  await question.getByRole('textbox').fill('The patient pays the rest in cash');
  await question.getByRole('button', { name: 'Book what came' }).press('Enter');
  await manager.getByText(/ is paid$/u).waitFor();
  expect((await readOf(desk, readBill, { query: { billId } })).dues.duePaise).toBe(100);
});

it('the list tells what was asked for by its state, leads to the bill, and an order is given up from there', async () => {
  const { billId } = await openDue(1);
  const known = sim.state.requests.size;
  await desk.getByRole('button', { name: 'UPI code', exact: true }).press('Enter');
  await lastRequest(known);
  await desk.goto(`${nidan.url}/#/payment-orders?state=paid`);
  await desk.getByRole('row', { name: /paid/u }).first().waitFor();
  await desk.goto(`${nidan.url}/#/payment-orders?state=created`);
  await desk
    .getByRole('row', { name: /created/u })
    .first()
    .click();
  const panel = desk.getByRole('complementary', { name: 'Payment order' });
  await panel.getByRole('button', { name: 'Stop waiting' }).waitFor();
  expect(await panel.getByRole('link').getAttribute('href')).toContain(`bills/${billId}`);
  expect(await violationsOn(desk)).toEqual([]);
  await panel.getByRole('button', { name: 'Stop waiting' }).press('Enter');
  await desk.getByText('Nothing was asked for').waitFor();
  const { rows } = await readOf(desk, listPaymentOrders, { query: { state: 'cancelled' } });
  expect(rows.map((order) => order.billId)).toContain(billId);
});

it('an agency pays on its account through the gateway by keyboard, and sees what it has by then', async () => {
  const agency = await nidan.signIn('shivneri');
  const available = async () => (await readOf(agency, readAgencyAccount)).availablePaise;
  const before = await available();
  await agency.goto(`${nidan.url}/#/my-account?view=invoices`);
  await agency.getByRole('button', { name: 'Pay online' }).press('Enter');
  const known = sim.state.requests.size;
  const amount = agency.getByRole('dialog').getByLabel('Amount ₹');
  await amount.fill('500');
  expect(await violationsOn(agency)).toEqual([]);
  await amount.press('Enter');
  const request = await lastRequest(known);
  await agency.getByRole('link', { name: 'Open the payment page' }).waitFor();
  expect(request.amount).toBe(50_000);
  await payRequest(sim.state, request, { outcome: 'approve', silent: true });
  await agency.getByRole('button', { name: 'Look now' }).press('Enter');
  await agency.getByText(/^The last payment of ₹ 500.00, begun .*, has come$/u).waitFor();
  expect(await available()).toBe(before + 50_000);
  await agency.context().close();
});
