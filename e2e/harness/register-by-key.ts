import { listBills } from '@nidan/contract/money/bills/bill-endpoints';
import type { Page } from 'playwright-core';
import { readOf } from './api-of.ts';
import { KeyCounter } from './key-counter.ts';

interface Registered {
  readonly phone: string;
  readonly name: string;
  /** Beginning of the name of who referred; the patient comes on their own without one. */
  readonly doctor?: string;
  /** Name of the agency; the desk of an agency types none. */
  readonly agency?: string;
  readonly code: string;
  /** Letter of the payment mode; nothing is taken without one. */
  readonly pay?: 'c' | 'g';
}

/** Registers a woman of 34 with one test at the counter, by keyboard; answers the id of the bill. */
export async function registerByKey(
  page: Page,
  { phone, name, doctor, agency, code, pay }: Registered,
): Promise<string> {
  const keys = new KeyCounter(page);
  await keys.press('Alt+n');
  await page.getByLabel('Phone', { exact: true }).waitFor();
  await keys.type(phone);
  await keys.press('Enter');
  await keys.type(`mrs ${name}`);
  await keys.press('Enter');
  await keys.type('34');
  await keys.press('Enter');
  if (doctor !== undefined) {
    await keys.type(doctor);
    await page.getByRole('option', { name: new RegExp(doctor, 'i') }).waitFor();
    await keys.press('Enter');
  } else if (agency === undefined) {
    await keys.press('Enter');
  } else {
    await keys.press('Tab');
    await keys.type(agency);
    await keys.press('Enter');
  }
  await keys.type(code);
  await page
    .getByRole('option', { name: new RegExp(code, 'i') })
    .first()
    .waitFor();
  await keys.press('Enter');
  await page.getByRole('button', { name: `Remove ${code.toUpperCase()}` }).waitFor();
  await keys.press('Enter');
  if (agency !== undefined) await page.getByRole('button', { name: /^on account/ }).waitFor();
  if (pay !== undefined) await keys.press(pay);
  await keys.press('Control+Enter');
  const saved = page.getByText(/Saved\s*KT\d+/);
  await saved.waitFor();
  const q = /KT\d+/.exec(await saved.innerText())?.[0] ?? '';
  const { rows } = await readOf(page, listBills, { query: { q, limit: 1 } });
  return rows[0]?.billId ?? '';
}
