import { searchPatients } from '@nidan/contract/patients/patient-endpoints';
import { expect, it } from 'vitest';
import { readOf } from './api-of.ts';
import { startedNidan } from './started-nidan.ts';
import { violationsOn } from './violations-on.ts';

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
  await page.keyboard.press('5');
  await page.getByRole('row', { name: /Remove file/ }).waitFor();
  await page.getByRole('row', { name: /Add file/ }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
});
