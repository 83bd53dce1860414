import { describe, expect, it } from 'vitest';
import { blockedOn } from './blocked-on.ts';
import { startedNidan } from './started-nidan.ts';
import { screens } from './screens.ts';
import type { Theme } from '../tools/browser/sign-in.ts';
import { violationsOn } from './violations-on.ts';

const nidan = startedNidan();

const themes: readonly Theme[] = ['light', 'dark'];
const people = [...new Set(screens.map(({ username }) => username))];

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
    async (username) => {
      const page = await nidan.signIn(username, theme);
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      const blocked = blockedOn(page);
      for (const { tab } of screens.filter((screen) => screen.username === username)) {
        await page.goto(`${nidan.url}/#/${tab}`);
        await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
        await page.waitForLoadState('networkidle');
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
