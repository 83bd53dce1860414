import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clippedTexts } from './clipped-texts.ts';
import { launchBrowser } from '../tools/browser/launch-browser.ts';
import { runNidan, type RunningNidan } from './run-nidan.ts';
import { screens } from './screens.ts';
import { signIn } from '../tools/browser/sign-in.ts';

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

const GROWTH = 0.4;
const people = [...new Set(screens.map(({ username }) => username))];

it.each(people)(
  'no text on the screens of %s is cut off when all are longer by two fifths',
  async (username) => {
    const page = await signIn(browser, { url: nidan.url, username });
    const faults: string[] = [];
    for (const { tab } of screens.filter((screen) => screen.username === username)) {
      await page.goto(`${nidan.url}/#/${tab}`);
      // The shell stays from screen to screen, and so would its longer texts.
      await page.reload();
      await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForLoadState('networkidle');
      const clipped = await clippedTexts(page, GROWTH);
      faults.push(...clipped.map((text) => `${tab}: ${text}`));
      const overflow = await page.evaluate<number>(
        'Math.max(document.documentElement.scrollHeight - innerHeight, document.documentElement.scrollWidth - innerWidth)',
      );
      if (overflow > 0) faults.push(`${tab}: the page scrolls`);
    }
    expect(faults).toEqual([]);
    await page.context().close();
  },
);
