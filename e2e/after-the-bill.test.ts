import { listBills, readBill } from '@nidan/contract/billing/bill-endpoints';
import type { BillView } from '@nidan/contract/billing/bill-view';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readOf } from './api-of.ts';
import { launchBrowser } from './launch-browser.ts';
import { runNidan, type RunningNidan } from './run-nidan.ts';
import { signIn } from './sign-in.ts';
import { violationsOn } from './violations-on.ts';

let nidan: RunningNidan;
let browser: Browser;
let desk: Page;
let accounts: Page;
beforeAll(async () => {
  nidan = await runNidan();
  browser = await launchBrowser();
  desk = await signIn(browser, { url: nidan.url, username: 'asmita.deo' });
  accounts = await signIn(browser, { url: nidan.url, username: 'vrinda.kulkarni' });
});
afterAll(async () => {
  await browser.close();
  await nidan.stop();
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

it('goes from the counter to the accounts and back, by keyboard', async () => {
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
  await own.getByText('requested').waitFor();
  expect(await own.getByRole('button').count()).toBe(0);

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
