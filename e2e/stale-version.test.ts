import { listBills, readBill } from '@nidan/contract/billing/bill-endpoints';
import { readPatient } from '@nidan/contract/patients/patient-endpoints';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOf } from './api-of.ts';
import { launchBrowser } from './launch-browser.ts';
import { runNidan, type RunningNidan } from './run-nidan.ts';
import { signIn } from './sign-in.ts';
import { violationsOn } from './violations-on.ts';

let nidan: RunningNidan;
let browser: Browser;
/** Who types, and who is quicker. */
let typing: Page;
let quicker: Page;
beforeAll(async () => {
  nidan = await runNidan();
  browser = await launchBrowser();
  typing = await signIn(browser, { url: nidan.url, username: 'manager' });
  quicker = await signIn(browser, { url: nidan.url, username: 'asmita.deo' });
});
afterAll(async () => {
  await browser.close();
  await nidan.stop();
});

/** Sends a command from a window, as its screens do. */
async function send(page: Page, [method, path]: readonly [string, string], body: object): Promise<void> {
  const [url, sent] = [JSON.stringify(`${path}?l_id=1&source=e2e`), JSON.stringify(JSON.stringify(body))];
  const status = await page.evaluate<number>(`fetch(${url}, {
    method: '${method}', body: ${sent},
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
  }).then((answer) => answer.status)`);
  expect(status).toBe(200);
}

async function anyBill(page: Page) {
  const { rows } = await readOf(page, listBills, { query: { limit: 100 } });
  for (const { billId } of rows) {
    // One after the other until one fits.
    // oxlint-disable-next-line no-await-in-loop
    const bill = await readOf(page, readBill, { query: { billId } });
    if (bill.can.includes('discount') && bill.dues.netPaise > 20_000) return bill;
  }
  throw new Error('The demo lab has a bill that takes a discount');
}

describe('what somebody types while another person changes the same thing', () => {
  it('stays on a bill: who changed it and when is said, and after a reload it is saved', async () => {
    const { billId, labNo, version } = await anyBill(typing);
    await typing.goto(`${nidan.url}/#/bills/${billId}`);
    await typing.getByText(labNo).first().waitFor();
    await typing.keyboard.press('%');
    await typing.getByLabel('Discount, 0 takes it away').fill('4');
    await typing.getByLabel('Reason', { exact: true }).fill('Staff of the clinic next door');

    const discount = { kind: 'percent', value: 2 };
    await send(quicker, ['POST', '/api/bills/discount'], {
      billId,
      version,
      discount,
      reason: 'Senior citizen',
    });
    await typing.keyboard.press('Control+Enter');
    const note = typing.getByRole('alert').filter({ hasText: 'What you typed is kept' });
    await note.waitFor();
    expect(await note.innerText()).toMatch(/Asmita Deo changed this at \d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d/);
    expect(await violationsOn(typing)).toEqual([]);

    await note.getByRole('button', { name: 'Reload' }).focus();
    await typing.keyboard.press('Enter');
    await typing.getByText('This is how it stands now').waitFor();
    expect(await typing.getByLabel('Discount, 0 takes it away').inputValue()).toBe('4');
    expect(await typing.getByLabel('Reason', { exact: true }).inputValue()).toBe(
      'Staff of the clinic next door',
    );
    await typing.getByLabel('Reason', { exact: true }).focus();
    await typing.keyboard.press('Control+Enter');
    await typing.getByText(`Discount of ${labNo} is changed`).waitFor();
    const saved = await readOf(typing, readBill, { query: { billId } });
    expect(saved).toMatchObject({
      discountPercent: 4,
      discountReason: 'Staff of the clinic next door',
      version: version + 2,
    });
  });

  it('stays among the details of a patient, beside what the other person has changed', async () => {
    const { patient } = await anyBill(typing);
    const params = { patientId: patient.patient_id };
    await typing.goto(`${nidan.url}/#/register?patient=${patient.patient_id}`);
    await typing.getByRole('button', { name: 'Change details' }).click();
    await typing.getByRole('textbox', { name: 'Email' }).fill('typed@patient.example');

    const { version } = await readOf(quicker, readPatient, { params });
    await send(quicker, ['PATCH', `/api/patients/${patient.patient_id}`], {
      version,
      address: '9 Other Lane',
    });
    await typing.getByRole('button', { name: 'Save details' }).click();
    const note = typing.getByRole('alert').filter({ hasText: 'What you typed is kept' });
    await note.getByRole('button', { name: 'Reload' }).click();
    await typing.getByText('This is how it stands now').waitFor();
    expect(await typing.getByRole('textbox', { name: 'Email' }).inputValue()).toBe('typed@patient.example');
    expect(await typing.getByRole('textbox', { name: 'Address' }).inputValue()).toBe('9 Other Lane');
    await typing.getByRole('button', { name: 'Save details' }).click();
    await typing.getByText(/The details of .* are changed/).waitFor();
    const saved = await readOf(typing, readPatient, { params });
    expect(saved).toMatchObject({ email: 'typed@patient.example', address: '9 Other Lane' });
  });
});
