import { readCircumstances } from '@nidan/contract/lab/results/circumstances-endpoints';
import { listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import { physicalSample } from '@nidan/domain/status-sets/lab/physical-sample';
import { expect, it } from 'vitest';
import { readOf } from './harness/api-of.ts';
import { startedNidan } from './harness/started-nidan.ts';
import { violationsOn } from './harness/violations-on.ts';

const nidan = startedNidan();

it('fasting and pregnancy are noted at a tube by keyboard', async () => {
  const page = await nidan.signIn('manager');
  const { rows } = await readOf(page, listSamples, {
    query: { status: physicalSample.codes.accessioned, limit: 200 },
  });
  const tube = rows.find(({ patient }) => patient.sex === 'F');
  if (tube === undefined) throw new Error('No woman has a tube on the bench');
  const { billId, barcode } = tube;
  await page.goto(`${nidan.url}/#/samples?tube=${barcode}`);
  await page.getByRole('button', { name: 'Fasting, pregnancy, size' }).press('Enter');
  await page.getByLabel('Hours since the last meal').fill('99');
  await page.keyboard.press('Enter');
  await page.getByText('Enter whole hours, 0 to 72').waitFor();
  await page.getByLabel('Hours since the last meal').fill('10');
  await page.getByLabel('Height, cm').fill('162');
  await page.getByLabel('Weight, kg').fill('0.1');
  await page.keyboard.press('Enter');
  await page.getByText('Enter kg, 0.3 to 400').waitFor();
  await page.getByLabel('Weight, kg').fill('58.5');
  await page.getByLabel('Pregnant').selectOption({ label: 'yes, 2nd trimester' });
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await page.getByText('Noted').waitFor();
  expect(await readOf(page, readCircumstances, { query: { billId } })).toMatchObject({
    fastingHours: 10,
    heightCm: 162,
    weightKg: 58.5,
    trimesterNow: 2,
  });
  await page.context().close();
});
