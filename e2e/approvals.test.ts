import { listBills, readBill } from '@nidan/contract/money/bills/bill-endpoints';
import type { BillView } from '@nidan/contract/money/bills/bill-view';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { readOf } from './harness/api-of.ts';
import { startedNidan } from './harness/started-nidan.ts';
import { violationsOn } from './harness/violations-on.ts';

const nidan = startedNidan();
let desk: Page;
let manager: Page;
beforeAll(async () => {
  desk = await nidan.signIn('asmita.deo');
  manager = await nidan.signIn('manager');
});

/** A bill of the demo lab without a discount, of more than ₹800. */
async function plainBill(): Promise<BillView> {
  const { rows } = await readOf(desk, listBills, { query: { limit: 50 } });
  for (const { billId } of rows) {
    // One after the other until one fits.
    // oxlint-disable-next-line no-await-in-loop
    const bill = await readOf(desk, readBill, { query: { billId } });
    const { dues, can, approvals } = bill;
    const fits = dues.discountPaise === 0 && dues.grossPaise > 80_000 && approvals.length === 0;
    if (fits && can.includes('discount')) return bill;
  }
  throw new Error('The demo lab has a bill without a discount');
}

it('a discount over the limit goes from the counter to the manager and onto the bill, by keyboard', async () => {
  const { billId, labNo } = await plainBill();
  await desk.goto(`${nidan.url}/#/bills/${billId}?do=discount`);
  const panel = desk.getByRole('complementary', { name: 'Discount on the whole bill' });
  await panel.getByLabel('Discount, 0 takes it away').fill('50');
  await panel.getByText('This user is not allowed to assign discount more then ₹300').waitFor();
  await panel.getByLabel('Reason', { exact: true }).fill('Pensioner, pays for himself');
  expect(await violationsOn(desk)).toEqual([]);
  await desk.keyboard.press('Control+Enter');
  await desk.getByText('waits for approval').first().waitFor();
  const asked = await readOf(desk, readBill, { query: { billId } });
  expect(asked.dues.discountPaise).toBe(0);
  expect(asked.approvals).toMatchObject([{ state: 'pending', what: '50%' }]);

  await manager.goto(`${nidan.url}/#/approvals`);
  const request = manager.getByRole('complementary', { name: 'The request' });
  await request.getByText(labNo).waitFor();
  await request.getByText('Once approved').waitFor();
  await request.getByText(/Asmita Deo, this month: ₹\d/).waitFor();
  expect(await violationsOn(manager)).toEqual([]);
  await manager.keyboard.press('n');
  await request.getByText('Please give a reason of at least 3 characters').waitFor();
  await request.getByLabel('Note, or reason when you reject').press('Escape');
  await manager.getByRole('heading', { name: 'Approvals' }).click();
  await manager.keyboard.press('y');
  await manager.getByText('Approved', { exact: true }).first().waitFor();
  const after = await readOf(manager, readBill, { query: { billId } });
  expect(after.dues.discountPaise).toBe(asked.approvals[0]?.amountPaise);
  expect(after.approvals).toMatchObject([{ state: 'completed', done_by_str: 'Farhan Qazi' }]);
  await manager.goto(`${nidan.url}/#/approvals?list=done`);
  await manager.getByRole('row').filter({ hasText: labNo }).waitFor();
});

it('several requests are answered at once, each with what became of it, by keyboard', async () => {
  const asked: string[] = [];
  for (const percent of [50, 40]) {
    // One after the other: the second takes another bill than the first.
    // oxlint-disable-next-line no-await-in-loop
    const { billId, version, labNo } = await plainBill();
    // oxlint-disable-next-line no-await-in-loop
    const response = await desk.request.post(`${nidan.url}/api/bills/discount/ask?l_id=1&source=e2e`, {
      headers: { 'idempotency-key': crypto.randomUUID() },
      data: {
        approvalId: crypto.randomUUID(),
        billId,
        version,
        discount: { kind: 'percent', value: percent },
        reason: 'Pensioner, pays for himself',
      },
    });
    expect(response.status()).toBe(200);
    asked.push(labNo);
  }
  await manager.goto(`${nidan.url}/#/approvals`);
  for (const labNo of asked) {
    // oxlint-disable-next-line no-await-in-loop
    await manager.getByRole('row').filter({ hasText: labNo }).getByRole('checkbox').press('Space');
  }
  const panel = manager.getByRole('complementary', { name: 'The picked requests' });
  await panel.getByRole('heading', { name: '2 requests' }).waitFor();
  expect(await violationsOn(manager)).toEqual([]);
  await panel.getByRole('button', { name: 'Reject all' }).press('Enter');
  await panel.getByText('Please give a reason of at least 3 characters').waitFor();
  await panel.getByLabel('Note, or reason when you reject').fill('No discount in this month');
  await panel.getByRole('button', { name: 'Reject all' }).press('Enter');
  await panel.getByRole('heading', { name: 'Decided' }).waitFor();
  for (const labNo of asked) {
    // oxlint-disable-next-line no-await-in-loop
    await panel
      .getByRole('listitem')
      .filter({ hasText: labNo })
      .getByText('rejected', { exact: false })
      .waitFor();
  }
  expect(await violationsOn(manager)).toEqual([]);
  await panel.getByRole('button', { name: 'Back to one request' }).press('Enter');
  await manager.getByRole('complementary', { name: 'The request' }).waitFor();
});

it('a rule is looked at, and the checker tells of it before it is saved', async () => {
  await manager.goto(`${nidan.url}/#/approvals/rules`);
  await manager.getByRole('row').filter({ hasText: 'Discount from ₹5,000' }).press('Enter');
  const dialog = manager.getByRole('dialog');
  await dialog.getByLabel('From ₹').fill('6000');
  await dialog.getByText('Bill discount from ₹5,000 to below ₹6,000: no rule covers it').waitFor();
  expect(await violationsOn(manager)).toEqual([]);
  await dialog.getByLabel('From ₹').fill('4000');
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await dialog.getByText('Another rule of this type covers some of these amounts').waitFor();
  await manager.keyboard.press('Escape');
});

it('who is away names who answers for them, who does so, and it is ended, by keyboard', async () => {
  await manager.goto(`${nidan.url}/#/approvals/delegations`);
  await manager.getByText('Everybody answers for themselves').waitFor();
  await manager.keyboard.press('n');
  const form = manager.getByRole('dialog', { name: 'Somebody answers for me' });
  await form.getByLabel('Who answers').selectOption({ label: 'Vrinda Kulkarni' });
  const today = await form.getByLabel('First day').inputValue();
  await form.getByLabel('Last day').fill(today);
  await form.getByLabel('Why').fill('At a conference');
  expect(await violationsOn(manager)).toEqual([]);
  await manager.keyboard.press('Control+Enter');
  const row = manager.getByRole('row').filter({ hasText: 'Vrinda Kulkarni' });
  await row.getByText('in effect').waitFor();

  const { billId, labNo } = await plainBill();
  await desk.goto(`${nidan.url}/#/bills/${billId}?do=discount`);
  const panel = desk.getByRole('complementary', { name: 'Discount on the whole bill' });
  await panel.getByLabel('Discount, 0 takes it away').fill('50');
  await panel.getByText('This user is not allowed to assign discount more then ₹300').waitFor();
  await panel.getByLabel('Reason', { exact: true }).fill('Pensioner, pays for himself');
  await desk.keyboard.press('Control+Enter');
  await desk.getByText('waits for approval').first().waitFor();

  const accounts = await nidan.signIn('vrinda.kulkarni');
  await accounts.goto(`${nidan.url}/#/approvals`);
  const request = accounts.getByRole('complementary', { name: 'The request' });
  await request.getByText(labNo).waitFor();
  await request.getByText('You answer this for Farhan Qazi, who is away').waitFor();
  expect(await violationsOn(accounts)).toEqual([]);
  await accounts.keyboard.press('y');
  await accounts.getByText('Approved', { exact: true }).first().waitFor();
  await accounts.goto(`${nidan.url}/#/approvals?list=done`);
  await accounts.getByRole('row').filter({ hasText: labNo }).click();
  await request.getByText('Vrinda Kulkarni for Farhan Qazi').waitFor();

  await manager.goto(`${nidan.url}/#/approvals/rules`);
  await manager.getByText('Vrinda Kulkarni answers for Farhan Qazi').waitFor();
  await manager.goto(`${nidan.url}/#/approvals/delegations`);
  await row.getByText('in effect').waitFor();
  await manager.keyboard.press('e');
  await manager.getByRole('dialog').getByRole('button', { name: 'End it now' }).press('Enter');
  await manager.getByText('Everybody answers for themselves').waitFor();
  const { approvals } = await readOf(manager, readBill, { query: { billId } });
  expect(approvals).toMatchObject([{ state: 'completed' }]);
});
