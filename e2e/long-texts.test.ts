import { expect, it } from 'vitest';
import { clippedTexts } from './clipped-texts.ts';
import { startedNidan } from './started-nidan.ts';
import { screens } from './screens.ts';

const nidan = startedNidan();

const GROWTH = 0.4;
const people = [...new Set(screens.map(({ username }) => username))];

it.each(people)(
  'no text on the screens of %s is cut off when all are longer by two fifths',
  async (username) => {
    const page = await nidan.signIn(username);
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
