import { readCircumstances } from '@nidan/contract/lab/results/circumstances-endpoints';
import { readWorksheet } from '@nidan/contract/lab/results/entry-endpoints';
import { accessionSamples, listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import { physicalSample } from '@nidan/domain/status-sets/lab/physical-sample';
import { expect, it } from 'vitest';
import { readOf, sendOf } from './harness/api-of.ts';
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

it('a height is asked where a test of the bill goes by it, and at the bench where nobody noted it', async () => {
  const page = await nidan.signIn('manager');
  await page.goto(`${nidan.url}/#/register`);
  await page.getByLabel('Phone', { exact: true }).fill('9123456799');
  await page.getByLabel('Name', { exact: true }).fill('master kabir sathe');
  await page.getByLabel('Age', { exact: true }).fill('34');
  await page.getByLabel('Add a test or package').fill('creat');
  await page.getByRole('option', { name: /^CREAT/ }).click();
  await page.getByRole('checkbox', { name: 'Height and weight' }).waitFor();
  const height = page.getByLabel('Height, cm');
  expect(await height.count()).toBe(0);
  await page.getByLabel('Age', { exact: true }).fill('5');
  await height.waitFor();
  expect(await page.getByLabel('Weight, kg').count()).toBe(0);
  await height.fill('1.12');
  await page.keyboard.press('Tab');
  await page.getByText('Enter the height in cm, 20 to 250').first().waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await height.fill('');
  await page.keyboard.press('Control+Enter');
  const saved = page.getByText(/Saved\s*KT\d+/);
  await saved.waitFor();
  const labNo = /KT\d+/.exec(await saved.innerText())?.[0] ?? '';
  const { rows } = await readOf(page, listSamples, { query: { q: labNo } });
  const [tube] = rows;
  if (tube === undefined) throw new Error(`${labNo} has no tube`);
  await sendOf(page, accessionSamples, { barcodes: [tube.barcode] });

  await page.goto(`${nidan.url}/#/results/${labNo}`);
  await page.getByText('Height is missing: eGFR, bedside Schwartz').waitFor();
  const row = page.getByRole('row', { name: /^Creatinine/ });
  await row.getByRole('gridcell').nth(1).click();
  await page.keyboard.type('0.5');
  await page.keyboard.press('Enter');
  await height.fill('112.5');
  expect(await violationsOn(page)).toEqual([]);
  await height.press('Enter');
  await height.waitFor({ state: 'detached' });
  await page.keyboard.press('Control+Enter');
  const eGfr = async () => {
    const { tests } = await readOf(page, readWorksheet, { query: { billId: tube.billId } });
    const parameters = tests.flatMap((test) => test.parameters);
    return parameters.find(({ code }) => code === 'EGFR_SCHWARTZ')?.result?.value;
  };
  await expect.poll(eGfr).toBe('93');
  await page.context().close();
});
