import { expect, it } from 'vitest';
import { scanCode } from './harness/scan-code.ts';
import { startedNidan } from './harness/started-nidan.ts';
import { violationsOn } from './harness/violations-on.ts';

const nidan = startedNidan();

it('the top bar opens the one bill that a lab ID names, on a screen that does not take it', async () => {
  const page = await nidan.signIn('asmita.deo');
  await page.goto(`${nidan.url}/#/patients?dates=98`);
  const row = page.getByRole('row').nth(1);
  const labNo = ((await row.locator('td').nth(1).textContent()) ?? '').trim();
  await page.goto(`${nidan.url}/#/me`);
  const field = page.getByLabel('Scan or type: barcode, lab ID, phone, name, command');
  await field.fill(labNo);
  await field.press('Enter');
  await page.waitForURL(/#\/bills\//u);
  await expect.poll(() => page.getByText(labNo).count()).toBeGreaterThan(0);
  await page.context().close();
});

it('a name that several have makes a list, the name of a screen stays a command, and nothing found says so', async () => {
  const page = await nidan.signIn('asmita.deo');
  await page.goto(`${nidan.url}/#/me`);
  const field = page.getByLabel('Scan or type: barcode, lab ID, phone, name, command');
  await field.fill('sha');
  await field.press('Enter');
  const palette = page.locator('.app-palette');
  await palette.getByText('Found').waitFor();
  expect(await palette.getByRole('option').count()).toBeGreaterThan(1);
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await field.fill('KT0101990001');
  await field.press('Enter');
  await page.getByText('No tube or bill found for KT0101990001. Search patients?').waitFor();
  await page.context().close();
});

it('a phone number from a scanner is taken by the field of the phone', async () => {
  const page = await nidan.signIn('asmita.deo');
  await page.goto(`${nidan.url}/#/register`);
  const phone = page.getByLabel('Phone', { exact: true });
  await phone.focus();
  await scanCode(page, '9822099887');
  expect(await phone.inputValue()).toBe('9822099887');
  await page.context().close();
});

it('a list that finishes loading leaves the focus where the person put it', async () => {
  const page = await nidan.signIn('asmita.deo');
  const { promise: waits, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/bills?**', async (route) => {
    await waits;
    await route.continue();
  });
  await page.goto(`${nidan.url}/#/patients?dates=98`);
  const box = page.getByRole('search', { name: 'Filters' }).getByRole('searchbox');
  await box.focus();
  answer();
  await page.getByRole('row').nth(1).waitFor();
  expect(await page.evaluate('document.activeElement?.getAttribute("type")')).toBe('search');
  await page.context().close();
});

it('Enter in the search of a list goes to its rows, and once more opens the one that was found', async () => {
  const page = await nidan.signIn('sameer.kale');
  await page.goto(`${nidan.url}/#/work`);
  const labNo = ((await page.getByRole('row').nth(1).locator('td').nth(1).textContent()) ?? '').trim();
  await page.keyboard.press('/');
  await page.locator('input[type=search]:focus').waitFor();
  await page.keyboard.type(labNo, { delay: 60 });
  await expect.poll(() => page.url()).toContain(labNo);
  await page.keyboard.press('Enter');
  await page.locator('tbody tr:focus').filter({ hasText: labNo }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/#\/results\//u);
  await page.context().close();
});
