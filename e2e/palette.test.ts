import { expect, it } from 'vitest';
import { startedNidan } from './harness/started-nidan.ts';
import { violationsOn } from './harness/violations-on.ts';

const nidan = startedNidan();

it('the command palette keeps the focus in its field until it goes, and gives it back', async () => {
  const page = await nidan.signIn('manager');
  const row = page.locator('main tbody tr').first();
  const field = page.locator('.app-palette input:focus');
  await row.focus();
  await page.keyboard.press('Control+k');
  await field.waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.locator('.app-palette h3').first().click();
  await page.mouse.click(20, 400);
  // What a screen does that comes to its rows.
  await row.focus();
  await field.waitFor();
  await page.keyboard.press('Escape');
  await page.locator('main tbody tr:focus').waitFor();
  await page.keyboard.press('Control+k');
  await field.fill('worklist');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Worklist' }).waitFor();
  await page.context().close();
});
