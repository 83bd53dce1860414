import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../tools/browser/launch-browser.ts';
import { signIn } from '../tools/browser/sign-in.ts';
import { runNidan, type RunningNidan } from './run-nidan.ts';
import { violationsOn } from './violations-on.ts';

let nidan: RunningNidan;
let browser: Browser;
beforeAll(async () => {
  nidan = await runNidan();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await nidan.stop();
});

it('the command palette keeps the focus in its field until it goes, and gives it back', async () => {
  const page = await signIn(browser, { url: nidan.url, username: 'manager' });
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
