import { expect, it } from 'vitest';
import { startedNidan } from '../harness/started-nidan.ts';
import { violationsOn } from '../harness/violations-on.ts';

const nidan = startedNidan();
const FIELD = 'Scan or type: barcode, lab ID, phone, name, command';

it('a tube from the top bar opens its life, whose steps are walked by keyboard', async () => {
  const page = await nidan.signIn('sameer.kale');
  await page.goto(`${nidan.url}/#/samples?view=accessioned`);
  const row = page.getByRole('table', { name: 'Tubes' }).getByRole('row').nth(1);
  await row.click();
  await page.getByRole('link', { name: 'Whole life of the tube' }).waitFor();
  const barcode = ((await row.locator('td').nth(1).textContent()) ?? '').trim();
  await page.goto(`${nidan.url}/#/me`);
  const field = page.getByLabel(FIELD);
  await field.fill(barcode.toLowerCase());
  await field.press('Enter');
  await page.waitForURL(/#\/track\?code=/u);
  const steps = page.getByRole('table', { name: 'Steps of the tube' });
  await steps.getByText('Collected').first().waitFor();
  await page.getByRole('img', { name: /^Places over time/u }).waitFor();
  await page.getByRole('complementary', { name: 'Where it is now' }).getByText(/since/u).first().waitFor();
  expect(await violationsOn(page)).toEqual([]);
  const current = (): Promise<string | null> => steps.locator('[aria-current]').getAttribute('data-row');
  const last = await current();
  await page.keyboard.press('k');
  await expect.poll(current).not.toBe(last);
  await page.keyboard.press('j');
  await expect.poll(current).toBe(last);
  await page.keyboard.press('Enter');
  await page.waitForURL(/#\/(?:bills|results|batches)\//u);
  await page.context().close();
});

it('says what to do with a code that nobody knows, and takes the next one', async () => {
  const page = await nidan.signIn('sameer.kale');
  await page.goto(`${nidan.url}/#/track`);
  await page.getByText('Which tube?').waitFor();
  await page.getByRole('search').getByRole('textbox').fill('KT0101990001-1');
  await page.keyboard.press('Enter');
  await page.getByText('No tube is found for KT0101990001-1. Check the code').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.context().close();
});
