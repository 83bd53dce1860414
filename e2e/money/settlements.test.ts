import {
  listSettlementBatches,
  type SettlementBatchView,
} from '@nidan/contract/money/settlements/settlement-batch-endpoints';
import { rupeesOfPaise } from '@nidan/domain/money/rupees';
import { formatDate } from '@nidan/domain/time/indian-date';
import { calendarDateIn, DEFAULT_ZONE } from '@nidan/domain/time/zone';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { readOf } from '../harness/api-of.ts';
import { startedNidan } from '../harness/started-nidan.ts';
import { violationsOn } from '../harness/violations-on.ts';

const nidan = startedNidan();
let accounts: Page;
let manager: Page;
beforeAll(async () => {
  accounts = await nidan.signIn('vrinda.kulkarni');
  manager = await nidan.signIn('manager');
});

/** What the acquirer calls the batch of the journey, and what it keeps of it. */
const REFERENCE = 'ACQ7731900';
const FEE = 3;

const panelOf = (page: Page, name: string): Locator => page.getByRole('complementary', { name });

/** Takes a step of a batch and says yes to what is asked. */
async function stepTo(action: string): Promise<void> {
  await panelOf(accounts, 'Batch').getByRole('button', { name: action, exact: true }).press('Enter');
  await accounts.getByRole('dialog').getByRole('button', { name: action, exact: true }).press('Enter');
  await accounts.getByRole('dialog').waitFor({ state: 'detached' });
}

async function newestBatch(): Promise<SettlementBatchView> {
  const [batch] = (await readOf(accounts, listSettlementBatches, { query: { limit: 1 } })).rows;
  if (batch === undefined) throw new Error('The demo lab has batches');
  return batch;
}

/** A statement with what the bank paid for the batch and what it charged for its messages. */
function statementOf(paid: number): Buffer {
  const day = formatDate(calendarDateIn(DEFAULT_ZONE, new Date()));
  const lines = [
    'Date,Narration,Chq./Ref.No.,Withdrawal Amt.,Deposit Amt.',
    `${day},CARD SETTLEMENT,${REFERENCE},,${rupeesOfPaise(paid).toFixed(2)}`,
    `${day},SMS CHARGES OF THE JOURNEY,,17.70,`,
  ];
  return Buffer.from(lines.join('\n'));
}

it('what came by way of the bank is gathered, sent and settled by another person, by keyboard', async () => {
  await accounts.goto(`${nidan.url}/#/settlements?view=batches`);
  await accounts.getByText('Choose a batch').waitFor();
  const before = await newestBatch();
  await accounts.keyboard.press('t');
  const gathering = accounts.getByRole('dialog');
  await gathering.getByRole('table', { name: 'What waits' }).waitFor();
  expect(await violationsOn(accounts)).toEqual([]);
  await accounts.keyboard.press('Tab');
  await accounts.keyboard.press('Enter');
  await gathering.waitFor({ state: 'detached' });
  await panelOf(accounts, 'Batch').getByText('Gathered by').waitFor();
  const batch = await newestBatch();
  expect(batch.batchId).not.toBe(before.batchId);
  await stepTo('Request');
  await panelOf(accounts, 'Batch').getByRole('button', { name: 'Sent to the bank' }).press('Enter');
  await accounts.getByRole('dialog').getByLabel('Number at the bank').fill(REFERENCE);
  await accounts.keyboard.press('Enter');
  await panelOf(accounts, 'Batch').getByText(REFERENCE).waitFor();
  expect(await violationsOn(accounts)).toEqual([]);

  await manager.goto(`${nidan.url}/#/settlements?view=batches&sel=${batch.batchId}`);
  await panelOf(manager, 'Batch').getByRole('button', { name: 'Settle', exact: true }).press('Enter');
  const settling = manager.getByRole('dialog');
  const paid = batch.amountPaise - FEE * 100;
  await settling.getByLabel('The bank paid ₹').fill(rupeesOfPaise(paid).toFixed(2));
  await settling.getByLabel(/^Differs by/u).waitFor();
  expect(await violationsOn(manager)).toEqual([]);
  await settling.getByLabel('Its fee ₹').fill(String(FEE));
  await settling.getByText('Comes to what was gathered').waitFor();
  await manager.keyboard.press('Enter');
  await panelOf(manager, 'Batch').getByText('Settled by').waitFor();
  expect(await newestBatch()).toMatchObject({ state: 'SETTLED', paidPaise: paid, feePaise: FEE * 100 });
});

it('a statement of the bank is read, its proposal confirmed and undone, by keyboard', async () => {
  const { paidPaise } = await newestBatch();
  await accounts.goto(`${nidan.url}/#/settlements?view=bank`);
  const line = panelOf(accounts, 'Line');
  await line.getByText('Choose a line').waitFor();
  const choosing = accounts.waitForEvent('filechooser');
  await accounts.keyboard.press('t');
  const file = { name: 'journey.csv', mimeType: 'text/csv', buffer: statementOf(paidPaise ?? 0) };
  await (await choosing).setFiles(file);
  await accounts.getByText('journey.csv: 2 of 2 lines are new').waitFor();
  const rowOf = (text: string): Locator => accounts.getByRole('row').filter({ hasText: text });
  await rowOf(REFERENCE).focus();
  await line.getByText('Its number says so').waitFor();
  expect(await violationsOn(accounts)).toEqual([]);
  await accounts.keyboard.press('c');
  await rowOf(REFERENCE).waitFor({ state: 'detached' });
  await rowOf('SMS CHARGES OF THE JOURNEY').focus();
  await line.getByText('SMS CHARGES OF THE JOURNEY').waitFor();
  await line.getByRole('button', { name: 'Charge of the bank' }).press('Enter');
  await rowOf('SMS CHARGES OF THE JOURNEY').waitFor({ state: 'detached' });

  await accounts.getByRole('switch', { name: 'Open ones only' }).press('Space');
  await rowOf(REFERENCE).focus();
  await line.getByText('Said by').waitFor();
  await line.getByRole('button', { name: 'Undo' }).press('Enter');
  await accounts.getByRole('dialog').getByLabel('Reason').fill('It is another day of the card');
  await accounts.keyboard.press('Enter');
  await line.getByText('Its number says so').waitFor();
  await line.getByRole('button', { name: 'Confirm' }).press('Enter');
  await line.getByText('Said by').waitFor();
  expect(await violationsOn(accounts)).toEqual([]);
});
