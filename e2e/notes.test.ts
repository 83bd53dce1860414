import { listBills, readBill } from '@nidan/contract/money/bills/bill-endpoints';
import type { BillRow } from '@nidan/contract/money/bills/bill-view';
import { listNotes, unusedCredits } from '@nidan/contract/money/notes/note-endpoints';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { readOf } from './harness/api-of.ts';
import { startedNidan } from './harness/started-nidan.ts';
import { violationsOn } from './harness/violations-on.ts';

const nidan = startedNidan();
let desk: Page;
let accounts: Page;
beforeAll(async () => {
  desk = await nidan.signIn('asmita.deo');
  accounts = await nidan.signIn('vrinda.kulkarni');
});

/** A bill with a due that no note corrects yet. */
async function owingBill(least: number): Promise<BillRow> {
  const { rows: notes } = await readOf(accounts, listNotes, { query: { limit: 200 } });
  const noted = new Set(notes.map(({ billId }) => billId));
  const { rows } = await readOf(desk, listBills, { query: { dueOnly: true, limit: 100 } });
  const found = rows.find(({ billId, duePaise }) => !noted.has(billId) && duePaise >= least);
  if (found === undefined) throw new Error('The demo lab has a bill with such a due');
  return found;
}

/** Opens the dialog that makes a note for a bill, and fills it. */
async function fillNote(billId: string, amount: string) {
  await accounts.goto(`${nidan.url}/#/credit-notes?view=all&bill=${billId}`);
  await accounts.getByText('No note here').waitFor();
  await accounts.keyboard.press('t');
  const dialog = accounts.getByRole('dialog');
  await dialog.getByLabel('Falls on').waitFor();
  await dialog.getByLabel('Amount').fill(amount);
  await dialog.getByLabel('Reason').fill('Report came a day late');
  return dialog;
}

it('a credit note is made for a bill, pays it at the counter, and is told beside the list, by keyboard', async () => {
  const { billId, labNo } = await owingBill(30_000);
  const dialog = await fillNote(billId, '300');
  expect(await violationsOn(accounts)).toEqual([]);
  await dialog.getByLabel('Reason').press('Enter');
  const panel = accounts.getByRole('complementary', { name: 'Note' });
  await panel.getByText('Corrects bill').waitFor();
  expect(await violationsOn(accounts)).toEqual([]);
  expect(await readOf(accounts, unusedCredits, { query: { billId } })).toMatchObject({ leftPaise: 30_000 });

  const before = await readOf(desk, readBill, { query: { billId } });
  await desk.goto(`${nidan.url}/#/bills/${billId}`);
  await desk.getByText(labNo).first().waitFor();
  await desk.keyboard.press('p');
  await desk.getByText('credit note ₹').first().waitFor();
  await desk.keyboard.press('n');
  expect(await violationsOn(desk)).toEqual([]);
  await desk.keyboard.press('Control+Enter');
  await desk.getByText('credit note').first().waitFor();
  await expect
    .poll(async () => (await readOf(desk, readBill, { query: { billId } })).dues.duePaise, {
      timeout: 30_000,
    })
    .toBe(before.dues.duePaise - 30_000);
});

it('a credit note over the limit waits for approval', async () => {
  const { billId } = await owingBill(60_000);
  const dialog = await fillNote(billId, '600');
  await dialog.getByLabel('Reason').press('Enter');
  await accounts.getByText('waits for approval').first().waitFor();
  const { rows } = await readOf(accounts, listNotes, { query: { billId } });
  expect(rows).toMatchObject([{ state: 'pending', number: null, balancePaise: 0 }]);
});

it('a credit note pays several bills of its patient from the list of notes, by F8', async () => {
  const { billId, labNo } = await owingBill(20_000);
  const dialog = await fillNote(billId, '150');
  await dialog.getByLabel('Reason').press('Enter');
  const panel = accounts.getByRole('complementary', { name: 'Note' });
  await panel.getByText('Corrects bill').waitFor();
  const before = await readOf(desk, readBill, { query: { billId } });
  await accounts.keyboard.press('F8');
  const settling = accounts.getByRole('dialog', { name: /^Pay bills with / });
  await settling.getByLabel(labNo).waitFor();
  expect(await violationsOn(accounts)).toEqual([]);
  await settling.getByLabel(labNo).fill('999999');
  await settling.getByText('is more than').first().waitFor();
  await settling.getByLabel(labNo).fill('150');
  await settling.getByLabel(labNo).press('Enter');
  await settling.waitFor({ state: 'detached' });
  await expect
    .poll(async () => (await readOf(desk, readBill, { query: { billId } })).dues.duePaise, {
      timeout: 30_000,
    })
    .toBe(before.dues.duePaise - 15_000);
});
