import { describe, expect, it } from 'vitest';
import { blockedOn } from '../harness/blocked-on.ts';
import { byPerson, chosenScreens } from '../harness/chosen-screens.ts';
import { watchScreens } from '../harness/screen-watch.ts';
import { startedNidan } from '../harness/started-nidan.ts';
import type { Theme } from '../../tools/browser/sign-in.ts';
import { violationsOn } from '../harness/violations-on.ts';

const nidan = startedNidan();

const themes: readonly Theme[] = ['light', 'dark'];
/** One commit in so many opens each screen. */
const PARTS = 12;
const people = byPerson(chosenScreens(PARTS));

describe.each(themes)('in the %s theme', (theme) => {
  it('nobody who cannot see well is shut out of the sign-in', async () => {
    const page = await (await nidan.browser.newContext()).newPage();
    await page.goto(nidan.url);
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    if (theme === 'dark') await page.getByRole('button', { name: 'Dark theme' }).click();
    expect(await violationsOn(page)).toEqual([]);
    await page.context().close();
  });

  it.each(people)(
    'the screens of %s have no accessibility violation and fit without scrolling the page',
    async (username, tabs) => {
      const page = await nidan.signInFor(tabs, username, theme);
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      const blocked = blockedOn(page);
      const screen = watchScreens(page);
      for (const tab of tabs) {
        await page.goto(`${nidan.url}/#/${tab}`);
        await screen.settled();
        const found = await violationsOn(page);
        faults.push(...found.map((violation) => `${tab}: ${violation}`));
        const overflow = await page.evaluate<number>('document.documentElement.scrollHeight - innerHeight');
        if (overflow > 0) faults.push(`${tab}: the page scrolls`);
      }
      expect([...faults, ...blocked]).toEqual([]);
      await page.context().close();
    },
  );
});
