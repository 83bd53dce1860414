import { searchPatients } from '@nidan/contract/people/patients/patient-endpoints';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { readOf } from './harness/api-of.ts';
import { startedNidan } from './harness/started-nidan.ts';
import { violationsOn } from './harness/violations-on.ts';

const nidan = startedNidan();

/** Registers a woman of 52 behind one phone; answers her patient code. */
async function register(page: Page, name: string, phone_2: string | null): Promise<string> {
  const response = await page.request.post(`${nidan.url}/api/patients?l_id=1&source=e2e`, {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: { name, phone: '9822000041', phone_2, age_sex: { age: 52, sex: 'F', unit: 'Yrs.' } },
  });
  expect(response.status()).toBe(200);
  const { patient_code: code } = (await response.json()) as { patient_code: string }; // as: the answer of the endpoint
  return code;
}

it('two records of one person are compared and merged by keyboard, and the old code finds the survivor', async () => {
  const page = await nidan.signIn('manager');
  const kept = await register(page, 'Shalini Vaidya', null);
  const old = await register(page, 'Shalinee Vaidya', '7020000018');
  await page.goto(`${nidan.url}/#/duplicates?view=likely`);
  const pane = page.getByRole('complementary', { name: 'The same person twice?' });
  await pane.getByText('name sounds alike', { exact: false }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  expect(await pane.getByLabel(`Second phone, take from ${old}`).isChecked()).toBe(true);
  await page.keyboard.press('m');
  await page.getByLabel('Reason, needed').fill('Registered twice at a camp');
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Merge' }).click();
  await page.getByText(`${old} is now ${kept}`).waitFor();
  await page.getByText('Nobody seems to be registered twice').waitFor();

  const { rows } = await readOf(page, searchPatients, { query: { q: old } });
  expect(rows).toMatchObject([{ patient_code: kept, phone_2: '7020000018' }]);
  await page.keyboard.press('3');
  await page.getByText('Registered twice at a camp').waitFor();
  expect(await violationsOn(page)).toEqual([]);
});
