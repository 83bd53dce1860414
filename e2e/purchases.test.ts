import { approveRequest, listApprovals } from '@nidan/contract/people/approvals/approval-endpoints';
import { listIndents } from '@nidan/contract/supply/indents/indent-endpoints';
import { listStores } from '@nidan/contract/supply/inventory/store-endpoints';
import { listOrders } from '@nidan/contract/supply/orders/order-endpoints';
import { listVendorInvoices, listVendorPayments } from '@nidan/contract/supply/payables/payable-endpoints';
import type { ApprovalType } from '@nidan/domain/enumerations/approvals';
import type { Locator, Page } from 'playwright-core';
import { readFile } from 'node:fs/promises';
import { beforeAll, expect, it } from 'vitest';
import { readOf, sendOf } from './harness/api-of.ts';
import { startedNidan } from './harness/started-nidan.ts';
import { violationsOn } from './harness/violations-on.ts';

const nidan = startedNidan();
let accounts: Page;
let receiver: Page;
let manager: Page;
let bench: Page;
beforeAll(async () => {
  accounts = await nidan.signIn('vrinda.kulkarni');
  receiver = await nidan.signIn('imran.shaikh');
  manager = await nidan.signIn('manager');
  bench = await nidan.signIn('sameer.kale');
});

const ITEM = 'HbA1c cartridge';
/** Three kits of the item, in its base unit. */
const RECEIVED = 3 * 25;

/** What waits of a type about a thing; null while nothing does. */
async function waitingFor(type: ApprovalType, what: string) {
  const { rows } = await readOf(manager, listApprovals, { query: { type, limit: 100 } });
  return rows.find((row) => row.state === 'pending' && row.what.includes(what)) ?? null;
}

/** Has the manager approve what waits of a type about a thing, once it does. */
async function approve(type: ApprovalType, what: string): Promise<void> {
  await expect.poll(() => waitingFor(type, what), { timeout: 30_000 }).not.toBeNull();
  const open = await waitingFor(type, what);
  if (open === null) throw new Error(`Nothing of ${type} about ${what} waits`);
  await sendOf(manager, approveRequest, { approvalId: open.approvalId, version: open.version });
}

/** Presses a button of the panel, which asks for no reason. */
async function stepTo(action: string): Promise<void> {
  const button = accounts.getByRole('button', { name: action, exact: true });
  await button.press('Enter');
  await button.waitFor({ state: 'detached' });
}

/** Picks a store by its name; an option says its place too. */
async function pickStore(field: Locator, name: string): Promise<void> {
  const option = field.locator('option', { hasText: name });
  await option.waitFor({ state: 'attached' });
  await field.selectOption((await option.getAttribute('value')) ?? '');
}

/** Asks the cold store for more of the item than it has, and has the manager accept it. */
async function indentOf(quantity: string): Promise<string> {
  await bench.goto(`${nidan.url}/#/inventory/indents`);
  await bench.getByRole('button', { name: 'New indent' }).press('Enter');
  const asking = bench.getByRole('dialog');
  await pickStore(asking.getByLabel('Store that gives'), 'Cold store A');
  await pickStore(asking.getByLabel('Store that asks'), 'Bench fridge 1');
  await asking.getByLabel('Item by name or code').fill('HbA1c');
  await bench.getByRole('option', { name: ITEM }).waitFor();
  await bench.keyboard.press('Enter');
  await asking.getByLabel('Asked, rxn').fill(quantity);
  await bench.keyboard.press('Enter');
  await asking.waitFor({ state: 'detached' });
  const { rows } = await readOf(bench, listIndents, { query: { limit: 1 } });
  await manager.goto(`${nidan.url}/#/inventory/indents?sel=${rows[0]?.indentId ?? ''}`);
  await manager.getByRole('button', { name: 'Accept', exact: true }).press('Enter');
  await manager.getByRole('button', { name: 'Approve', exact: true }).waitFor();
  return rows[0]?.indentId ?? '';
}

/** Has the manager approve an indent and send what the store has of it by now. */
async function issueTo(indentId: string): Promise<void> {
  await manager.goto(`${nidan.url}/#/inventory/indents?sel=${indentId}`);
  await manager.getByRole('button', { name: 'Approve', exact: true }).press('Enter');
  await manager.getByRole('button', { name: 'Send the goods' }).press('Enter');
  const sending = manager.getByRole('dialog');
  expect(Number(await sending.getByLabel(`${ITEM}, rxn`).inputValue())).toBeGreaterThanOrEqual(RECEIVED);
  expect(await violationsOn(manager)).toEqual([]);
  await sending.getByLabel(`${ITEM}, rxn`).press('Enter');
  await sending.waitFor({ state: 'detached' });
  await manager.getByText('Sent for it').waitFor();
}

/** Makes a draft of four kits of the item of what is proposed for indents, and nothing else. */
async function draftForIndents(): Promise<void> {
  await accounts.goto(`${nidan.url}/#/inventory/indents`);
  await accounts.getByRole('button', { name: 'Order what is short' }).waitFor();
  await accounts.keyboard.press('Control+Enter');
  const proposal = accounts.getByRole('dialog');
  await proposal.getByLabel(`Quantity of ${ITEM}, in kit`).waitFor();
  await proposal.getByLabel('Deliver to').selectOption({ label: 'Cold store A' });
  for (const quantity of await proposal.getByLabel(/^Quantity of /u).all()) await quantity.fill('0');
  await proposal.getByLabel(`Quantity of ${ITEM}, in kit`).fill('4');
  expect(await violationsOn(accounts)).toEqual([]);
  await accounts.keyboard.press('Control+s');
  await proposal.waitFor({ state: 'detached' });
}

it('an order is written with a vendor and its rates, by keyboard', async () => {
  await accounts.goto(`${nidan.url}/#/purchase-orders`);
  await accounts.getByText('Choose an order').waitFor();
  await accounts.keyboard.press('t');
  const making = accounts.getByRole('dialog');
  await making.getByLabel('Vendor').fill('Meril');
  await accounts.getByRole('option', { name: 'Meril Supplies' }).waitFor();
  await accounts.keyboard.press('Enter');
  await making.getByLabel('Add an item').fill('EDTA');
  await accounts.getByRole('option', { name: 'EDTA tube 2 mL' }).waitFor();
  await accounts.keyboard.press('Enter');
  await making.getByLabel('Quantity of EDTA tube 2 mL').fill('2');
  await making.getByLabel('Rate of EDTA tube 2 mL, empty for that of the contract').fill('410');
  expect(await violationsOn(accounts)).toEqual([]);
  await accounts.keyboard.press('Control+s');
  await making.waitFor({ state: 'detached' });
});

it('what an indent asks for is ordered, received short, billed, claimed back and paid, by keyboard', async () => {
  const indentId = await indentOf('600');
  await draftForIndents();
  const { rows } = await readOf(accounts, listOrders, { query: { limit: 1 } });
  const { number = '', orderId = '', note } = rows[0] ?? {};
  expect(note).toMatch(/I\d\d-\d{5}/u);
  await accounts.goto(`${nidan.url}/#/purchase-orders?sel=${orderId}`);
  await stepTo('Submit');
  await approve('purchase order', number);
  await accounts.goto(`${nidan.url}/#/purchase-orders?sel=${orderId}`);
  await stepTo('Send to vendor');
  await stepTo('Accepted by vendor');
  // Another person receives, and a third one pays.
  await receiver.goto(`${nidan.url}/#/purchase-orders?sel=${orderId}`);
  await receiver.getByRole('button', { name: /^Receive\b/u }).waitFor();

  await receiver.keyboard.press('F8');
  const receiving = receiver.getByRole('dialog');
  await receiving.getByLabel('Scan lot, then expiry').fill('(01)08901234500019(17)281231(10)HC999');
  await receiver.keyboard.press('Enter');
  await receiving.getByText('last: HC999').waitFor();
  await receiving.getByLabel(`Good of ${ITEM}`).fill('3');
  expect(await violationsOn(receiver)).toEqual([]);
  await receiver.keyboard.press('Control+Enter');
  await receiving.waitFor({ state: 'detached' });
  await issueTo(indentId);
  await accounts.goto(`${nidan.url}/#/purchase-orders?sel=${orderId}`);
  await accounts.getByRole('button', { name: /^Book invoice/u }).waitFor();

  await accounts.keyboard.press('F9');
  const booking = accounts.getByRole('dialog');
  await booking.getByLabel('Invoice of the vendor').fill(`VI-${number}`);
  await booking.getByLabel(`Billed of ${ITEM}`).fill('4');
  await booking.getByLabel('A difference').selectOption('debit-note');
  await booking.getByLabel('Reason').fill('One kit did not come');
  await booking.getByRole('button', { name: 'Book the invoice' }).press('Enter');
  await booking.waitFor({ state: 'detached' });

  await accounts.goto(`${nidan.url}/#/vendor-bills?view=notes`);
  await accounts.getByRole('button', { name: 'Ask for approval' }).first().press('Enter');
  await approve('vendor debit note', `VI-${number}`);
  await accounts.reload();
  await accounts.getByRole('button', { name: 'Generate' }).first().press('Enter');
  const billed = async () => {
    const query = { q: `VI-${number}`, by: 'invoice_no' } as const;
    return (await readOf(accounts, listVendorInvoices, { query })).rows[0];
  };
  await expect.poll(async () => (await billed())?.claimedPaise, { timeout: 30_000 }).toBeGreaterThan(0);
  const { invoiceId = '', duePaise = 0 } = (await billed()) ?? {};
  await manager.goto(`${nidan.url}/#/vendor-bills?view=invoices&sel=${invoiceId}`);
  await manager.getByText('3-way match').waitFor();
  expect(await violationsOn(manager)).toEqual([]);
  await manager.keyboard.press('F8');
  await manager.getByRole('dialog').getByLabel(`Amount for VI-${number}`).press('Enter');
  await expect
    .poll(
      async () => (await readOf(accounts, listVendorPayments, { query: { limit: 1 } })).rows[0]?.grossPaise,
      {
        timeout: 30_000,
      },
    )
    .toBe(duePaise);
});

/** Sorts a list downwards by a head, saves it as CSV, and answers the last column but one as the file has it. */
async function savedBy(head: string): Promise<readonly number[]> {
  const sorts = accounts.getByRole('columnheader', { name: head }).getByRole('button');
  await sorts.press('Enter');
  await sorts.press('Enter');
  await accounts.locator('th[aria-sort="descending"]').waitFor();
  const download = accounts.waitForEvent('download');
  await accounts.getByRole('button', { name: 'Export list' }).press('Enter');
  await accounts.getByRole('menuitem', { name: 'As CSV' }).press('Enter');
  const [, ...lines] = (await readFile(await (await download).path(), 'utf8')).trim().split(/\r?\n/u);
  return lines.map((line) => Number(line.split(',').at(-2)));
}

const inRupees = (paise: readonly number[]) =>
  paise.toSorted((one, other) => other - one).map((one) => one / 100);

it('a paged and a whole list sort by a head, and all rows are saved in rupees', async () => {
  await accounts.goto(`${nidan.url}/#/purchase-orders`);
  const { rows } = await readOf(accounts, listOrders, { query: { limit: 200 } });
  expect(rows.length).toBeGreaterThan(1);
  expect(await savedBy('Total')).toEqual(inRupees(rows.map(({ totalPaise }) => totalPaise)));
  await accounts.goto(`${nidan.url}/#/inventory/stores`);
  const { stores } = await readOf(accounts, listStores, {});
  expect(await savedBy('Value')).toEqual(inRupees(stores.map(({ valuePaise }) => valuePaise)));
});
