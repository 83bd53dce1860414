import { listBills, readBill } from '@nidan/contract/money/bills/bill-endpoints';
import { receivePayments } from '@nidan/contract/money/payments/payment-endpoints';
import type { BillView } from '@nidan/contract/money/bills/bill-view';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { readOf, sendOf } from './harness/api-of.ts';
import { startedNidan } from './harness/started-nidan.ts';
import { violationsOn } from './harness/violations-on.ts';

const nidan = startedNidan();
let desk: Page;
let accounts: Page;
beforeAll(async () => {
  desk = await nidan.signIn('asmita.deo');
  accounts = await nidan.signIn('vrinda.kulkarni');
});

/** A paid bill of the demo lab of which no tube is drawn. */
async function paidBill(): Promise<BillView> {
  const { rows } = await readOf(desk, listBills, { query: { state: 'ncollected', limit: 50 } });
  for (const { billId } of rows) {
    // One after the other until one fits.
    // oxlint-disable-next-line no-await-in-loop
    const bill = await readOf(desk, readBill, { query: { billId } });
    const undrawn = bill.lines.every(({ state }) => state === 'ncollected');
    if (undrawn && bill.dues.duePaise === 0 && bill.can.includes('refund')) return bill;
  }
  throw new Error('The demo lab has a paid bill that waits for collection');
}

it('a refund goes from the counter to the accounts and back, by keyboard', async () => {
  const { billId, labNo, lines } = await paidBill();
  const [line] = lines;
  if (line === undefined) throw new Error('A bill has lines');
  await desk.goto(`${nidan.url}/#/bills/${billId}`);
  await desk.getByText(labNo).first().waitFor();
  await desk.keyboard.press('b');
  const panel = desk.getByRole('complementary', { name: 'Ask for a refund' });
  await panel.getByRole('checkbox', { name: line.name }).press('Space');
  await panel.getByLabel('Reason', { exact: true }).fill('Came for one test less');
  expect(await violationsOn(desk)).toEqual([]);
  await desk.keyboard.press('Control+Enter');
  await desk.getByText('waits for approval').first().waitFor();
  const own = desk.getByRole('region', { name: 'Refunds' });
  await own.getByText('Waits for approval').waitFor();
  expect(await own.getByRole('cell').getByRole('button').count()).toBe(0);

  await accounts.goto(`${nidan.url}/#/refunds`);
  const row = accounts.getByRole('row').filter({ hasText: labNo });
  await row.getByRole('button', { name: 'Approve' }).press('Enter');
  await accounts.getByRole('dialog').getByRole('button', { name: 'Approve' }).press('Enter');
  await accounts.getByText(`is refunded for ${labNo}`).waitFor();
  expect(await violationsOn(accounts)).toEqual([]);
  const after = await readOf(accounts, readBill, { query: { billId } });
  expect(after.dues).toMatchObject({ refundedPaise: line.netPaise, duePaise: 0, refundPayablePaise: 0 });
  await accounts.goto(`${nidan.url}/#/refunds?state=paid`);
  await accounts.getByRole('row').filter({ hasText: labNo }).waitFor();
});

it('a due is written off on the page of its bill, and due again', async () => {
  const { rows } = await readOf(accounts, listBills, { query: { dueOnly: true, limit: 1 } });
  const [found] = rows;
  if (found === undefined) throw new Error('The demo lab has a bill with a due');
  const { billId, labNo, duePaise } = found;
  await accounts.goto(`${nidan.url}/#/bills/${billId}`);
  await accounts.getByText(labNo).first().waitFor();
  const actions = accounts.getByRole('group', { name: 'What can be done with the bill' });
  const choose = (words: string): Promise<void> =>
    actions.getByRole('button', { name: words }).press('Enter');
  await choose('Write off the due');
  await accounts.getByLabel('Reason', { exact: true }).fill('Moved away');
  expect(await violationsOn(accounts)).toEqual([]);
  await accounts.keyboard.press('Control+Enter');
  await accounts.getByText(`of ${labNo} is written off`).first().waitFor();
  const given = await readOf(accounts, readBill, { query: { billId } });
  expect(given.dues).toMatchObject({ writtenOffPaise: duePaise, duePaise: 0 });

  await choose('Make it due again');
  await accounts.getByRole('dialog').getByRole('textbox').fill('Came back to pay');
  await accounts.getByRole('dialog').getByRole('button', { name: 'Make it due again' }).press('Enter');
  await accounts.getByText(`of ${labNo} is due again`).first().waitFor();
  const claimed = await readOf(accounts, readBill, { query: { billId } });
  expect(claimed.dues).toMatchObject({ writtenOffPaise: 0, duePaise });
});

it('money that another window took meanwhile brings the bill up to date instead of inviting another try', async () => {
  const { rows } = await readOf(accounts, listBills, { query: { dueOnly: true, limit: 50 } });
  const [found] = rows;
  if (found === undefined) throw new Error('The demo lab has a bill with a due');
  const { billId, duePaise } = found;
  await desk.goto(`${nidan.url}/#/bills/${billId}?do=pay`);
  const panel = desk.getByRole('complementary', { name: 'Take payment' });
  await panel.getByRole('button', { name: /^Cash/u }).click();
  const payments = [{ mode: 'Cash' as const, amountPaise: duePaise }];
  await sendOf(accounts, receivePayments, { billId, payments });
  await panel.getByRole('button', { name: /^Take ₹/u }).click();
  await desk
    .getByText('Somebody else took money for this bill meanwhile', { exact: false })
    .first()
    .waitFor();
  await panel.waitFor({ state: 'detached' });
  await desk
    .getByRole('heading')
    .getByText('Paid')
    .or(desk.getByText('Paid', { exact: true }))
    .first()
    .waitFor();
  const after = await readOf(accounts, readBill, { query: { billId } });
  expect(after.dues.duePaise).toBe(0);
});
