import { listAdvances } from '@nidan/contract/money/advances/advance-endpoints';
import { listBills, readBill } from '@nidan/contract/money/bills/bill-endpoints';
import type { BillRow } from '@nidan/contract/money/bills/bill-view';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { readOf } from '../harness/api-of.ts';
import { startedNidan } from '../harness/started-nidan.ts';
import { violationsOn } from '../harness/violations-on.ts';

const nidan = startedNidan();
let desk: Page;
let accounts: Page;
beforeAll(async () => {
  desk = await nidan.signIn('asmita.deo');
  accounts = await nidan.signIn('vrinda.kulkarni');
});

/** A bill with a due of a patient who paid nothing ahead. */
async function owingBill(): Promise<BillRow> {
  const { rows: advances } = await readOf(desk, listAdvances, { query: { limit: 200 } });
  const paid = new Set(advances.map(({ patient }) => patient.patientId));
  const { rows } = await readOf(desk, listBills, { query: { dueOnly: true, limit: 50 } });
  const found = rows.find(({ patient }) => !paid.has(patient.patientId));
  if (found === undefined) throw new Error('The demo lab has a patient with a due and no advance');
  return found;
}

it('money is taken ahead, pays a bill, and what is left goes back by somebody else, by keyboard', async () => {
  const { billId, labNo, patient, duePaise } = await owingBill();
  await desk.goto(`${nidan.url}/#/patients/${patient.patientId}`);
  await desk.getByRole('button', { name: 'Advances' }).press('Enter');
  await desk.getByText('No advance here').waitFor();
  await desk.keyboard.press('t');
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Amount').fill(String(duePaise / 100 + 500));
  expect(await violationsOn(desk)).toEqual([]);
  await dialog.getByLabel('Amount').press('Enter');
  await desk.getByText('Advance of ₹').first().waitFor();
  expect(await violationsOn(desk)).toEqual([]);

  await desk.goto(`${nidan.url}/#/bills/${billId}`);
  await desk.getByText(labNo).first().waitFor();
  await desk.keyboard.press('p');
  await desk.getByText('advance ₹').first().waitFor();
  await desk.keyboard.press('a');
  expect(await violationsOn(desk)).toEqual([]);
  await desk.keyboard.press('Control+Enter');
  await desk.getByText('customer advance').first().waitFor();
  const { dues } = await readOf(desk, readBill, { query: { billId } });
  expect(dues.duePaise).toBe(0);

  await accounts.goto(`${nidan.url}/#/advances?patient=${patient.patientId}`);
  await accounts.getByText(patient.fullName).first().waitFor();
  await accounts.keyboard.press('j');
  const panel = accounts.getByRole('complementary', { name: 'Advance' });
  await panel.getByText(`Bill of ${labNo}`).waitFor();
  expect(await violationsOn(accounts)).toEqual([]);
  await panel.getByRole('button', { name: 'Refund the balance' }).press('Enter');
  await accounts.getByRole('dialog').getByLabel('Reason').fill('Does not come back');
  await accounts.getByRole('dialog').getByRole('button', { name: 'Refund ₹ 500' }).press('Enter');
  await accounts.getByText('is refunded').first().waitFor();
  const { rows } = await readOf(accounts, listAdvances, { query: { patientId: patient.patientId } });
  expect(rows).toMatchObject([{ settledPaise: duePaise, returnedPaise: 50_000, balancePaise: 0 }]);
});

it('what is paid over a due is kept as an advance when told', async () => {
  const { billId, labNo, patient, duePaise } = await owingBill();
  await desk.goto(`${nidan.url}/#/bills/${billId}`);
  await desk.getByText(labNo).first().waitFor();
  await desk.keyboard.press('p');
  await desk.getByLabel('Amount to pay ₹').fill(String(duePaise / 100 + 200));
  await desk.keyboard.press('u');
  const keep = desk.getByRole('checkbox', { name: 'Keep ₹ 200 as an advance' });
  await keep.press('Space');
  expect(await violationsOn(desk)).toEqual([]);
  await desk.keyboard.press('Control+Enter');
  await desk.getByText('Kept as an advance').first().waitFor();
  const { rows } = await readOf(desk, listAdvances, { query: { patientId: patient.patientId } });
  expect(rows).toMatchObject([{ billId, amountPaise: 20_000, balancePaise: 20_000, mode: 'BHIM UPI' }]);
});
