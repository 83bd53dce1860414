import { listBills, readBill } from '@nidan/contract/money/bills/bill-endpoints';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { readOf } from './harness/api-of.ts';
import { startedNidan } from './harness/started-nidan.ts';
import { violationsOn } from './harness/violations-on.ts';

const nidan = startedNidan();
let desk: Page;
beforeAll(async () => {
  desk = await nidan.signIn('asmita.deo');
});

it('a due is told in the language of the patient, and opened in WhatsApp with its words, by keyboard', async () => {
  const { rows } = await readOf(desk, listBills, { query: { dueOnly: true, limit: 100 } });
  const bill = rows.find(({ phone, client }) => phone !== null && client === '');
  if (bill === undefined) throw new Error('The demo lab has a due of a patient with a telephone');
  await desk.goto(`${nidan.url}/#/bills/${bill.billId}`);
  await desk.getByText(bill.labNo).first().waitFor();
  await desk.keyboard.press('m');
  const dialog = desk.getByRole('dialog', { name: 'Send a message' });
  await dialog.getByText(/^Bill .* of /u).waitFor();
  expect(await violationsOn(desk)).toEqual([]);

  await dialog.getByLabel('About').selectOption('due');
  await dialog
    .getByText(/is due on bill/u)
    .first()
    .waitFor();
  await dialog.getByLabel('Language').selectOption('mr');
  await dialog.getByText(/ बाकी$/u).waitFor();
  const words = await dialog.getByLabel('Short message').inputValue();
  expect(words).toContain(bill.labNo);

  await desk.evaluate('window.open = (url) => { document.title = url; return null; }');
  await desk.keyboard.press('Alt+w');
  const { patient } = await readOf(desk, readBill, { query: { billId: bill.billId } });
  await expect
    .poll(() => desk.title(), { timeout: 30_000 })
    .toBe(`https://wa.me/91${patient.phone}?text=${encodeURIComponent(words)}`);

  await dialog.getByLabel('E-mail', { exact: false }).first().fill('ravi@example.in;;wrong');
  await dialog.getByText('Please enter a valid email address').waitFor();
  await desk.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
});
