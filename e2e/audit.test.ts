import { expect, it } from 'vitest';
import { startedNidan } from './harness/started-nidan.ts';
import { violationsOn } from './harness/violations-on.ts';

const nidan = startedNidan();

it('what needs a look is looked at by keyboard, and keeps who looked and what they found', async () => {
  const page = await nidan.signIn('manager');
  await page.goto(`${nidan.url}/#/audit`);
  const tab = page.getByRole('button', { name: /Needs a look 3$/ });
  await tab.waitFor();
  await page.keyboard.press('4');
  const rows = page.getByRole('table', { name: 'Events' }).getByRole('row');
  const amended = rows.filter({ hasText: 'Report amended' });
  await amended.waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('j');
  await page.getByRole('heading', { name: /Release KT/ }).waitFor();
  await page.keyboard.press('l');
  const dialog = page.getByRole('dialog', { name: 'Report amended' });
  await dialog.waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByLabel('What did you find?').fill('The doctor was called and has the new report');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /Needs a look 2$/ }).waitFor();
  await amended.waitFor({ state: 'detached' });
  await page.keyboard.press('2');
  await page.goto(`${nidan.url}/#/audit?view=activity&activity=REPORT:release&dates=98`);
  // The list of before is gone, so that no row of it is clicked.
  await page.reload();
  await rows.filter({ hasText: 'AMENDED' }).first().click();
  await page.getByText('The doctor was called and has the new report').waitFor();
  await page.context().close();
});
