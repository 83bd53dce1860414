import { randomUUID } from 'node:crypto';
import { createBill } from '@nidan/contract/money/bills/bill-endpoints';
import { listTests } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import { searchPatients } from '@nidan/contract/people/patients/patient-endpoints';
import { expect, it } from 'vitest';
import { readOf, sendOf } from './harness/api-of.ts';
import { startedNidan } from './harness/started-nidan.ts';
import { violationsOn } from './harness/violations-on.ts';

const nidan = startedNidan();

/** The smallest picture that a browser and the lab both take: one white dot. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC';

it('a file of a person is added, saved and removed by keyboard, and the audit tells of it', async () => {
  const page = await nidan.signIn('manager');
  const { rows } = await readOf(page, searchPatients, { query: { q: '', limit: 1 } });
  await page.goto(`${nidan.url}/#/patients/${rows[0]?.patient_id ?? ''}`);
  await page.getByRole('button', { name: /Overview/ }).waitFor();
  await page.keyboard.press('4');
  await page.getByText('No file is kept of this person').waitFor();
  expect(await violationsOn(page)).toEqual([]);

  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add a file' }).focus();
  await page.keyboard.press('Enter');
  const buffer = Buffer.from(PNG, 'base64');
  await (await chooser).setFiles({ name: 'letter of Dr Rao.png', mimeType: 'image/png', buffer });
  const row = page.getByRole('row', { name: /letter_of_Dr_Rao\.png/ });
  await row.waitFor();
  expect(await violationsOn(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await row.getByRole('button', { name: 'Save' }).focus();
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toBe('letter_of_Dr_Rao.png');

  await row.getByRole('button', { name: 'Remove' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).press('Enter');
  await page.getByText('No file is kept of this person').waitFor();
  await page.keyboard.press('6');
  await page.getByRole('row', { name: /Remove file/ }).waitFor();
  await page.getByRole('row', { name: /Add file/ }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
});

it('the consent to a test that needs it is recorded and withdrawn by keyboard, and the bill tells of both', async () => {
  const page = await nidan.signIn('manager');
  const { rows: tests } = await readOf(page, listTests, { query: { q: 'HIV', limit: 20 } });
  const testId = tests.find(({ code }) => code === 'HIV')?.testId ?? '';
  const { rows } = await readOf(page, searchPatients, { query: { q: '', limit: 1 } });
  const patientId = rows[0]?.patient_id ?? '';
  const body = { billId: randomUUID(), patientId, lines: [{ testId }], consentGiven: true };
  const { labNo } = await sendOf(page, createBill, body);

  await page.goto(`${nidan.url}/#/patients/${patientId}`);
  await page.getByRole('button', { name: /Overview/ }).waitFor();
  await page.keyboard.press('5');
  const row = page.getByRole('row').filter({ hasText: labNo });
  await row.getByText('by word of mouth, not recorded').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await row.getByRole('button', { name: 'Record' }).press('Enter');
  const form = page.getByRole('dialog');
  await form.getByLabel('How').selectOption({ label: 'Thumb impression' });
  await form.getByLabel('Who consented, when not the patient').fill('Sunita Pandit');
  expect(await violationsOn(page)).toEqual([]);
  await form.getByRole('button', { name: 'Record' }).press('Enter');
  await row.getByText('Thumb impression, Sunita Pandit').waitFor();
  await row.getByRole('button', { name: 'Withdrawn' }).press('Enter');
  const question = page.getByRole('dialog');
  await question.getByRole('textbox').fill('Thought it over');
  await question.getByRole('button', { name: 'Withdrawn' }).press('Enter');
  await row.getByText('withdrawn', { exact: true }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.goto(`${nidan.url}/#/bills/${body.billId}`);
  await page.getByText('Consent withdrawn').first().waitFor();
  await page.getByText('Consent recorded').first().waitFor();
});
