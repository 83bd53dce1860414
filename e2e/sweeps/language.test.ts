import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { byPerson, chosenScreens } from '../harness/chosen-screens.ts';
import { watchScreens } from '../harness/screen-watch.ts';
import { startedNidan } from '../harness/started-nidan.ts';

const nidan = startedNidan();

/** Signs in at a counter where nobody was before, whose page is in English, by the words of no language. */
async function signInAnew(username: string, pick?: string): Promise<Page> {
  const context = await nidan.browser.newContext({ viewport: { width: 1366, height: 768 } });
  const page = await context.newPage();
  await page.goto(`${nidan.url}/`);
  if (pick !== undefined) await page.getByRole('radio', { name: pick }).check();
  await page.locator('input[autocomplete="username"]').fill(username);
  await page.locator('input[autocomplete="current-password"]').fill('nidan-demo');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.locator('ul button').first().click();
  await page.getByRole('navigation').first().waitFor();
  return page;
}

const titleOf = async (page: Page): Promise<string> =>
  (await page.getByRole('main').getByRole('heading', { level: 1 }).first().textContent()) ?? '';

/** One commit in so many opens each screen. */
const PARTS = 12;

it.each(byPerson(chosenScreens(PARTS)))(
  'the screens of %s fit without scrolling the page in Hindi and Marathi',
  async (username, tabs) => {
    const page = await nidan.signInFor(tabs, username);
    const faults: string[] = [];
    const screen = watchScreens(page);
    for (const language of ['hi', 'mr']) {
      for (const tab of tabs) {
        await page.goto(`${nidan.url}/?lang=${language}#/${tab}`);
        await screen.settled();
        const [wide, high] = await page.evaluate<[number, number]>(
          '[document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]',
        );
        if (wide > 0 || high > 0) faults.push(`${tab}, ${language}: the page scrolls`);
      }
    }
    expect(faults).toEqual([]);
    await page.context().close();
  },
);

describe('the language of a person', () => {
  it('is chosen in their account, holds at once, after a reload and at another counter', async () => {
    const page = await nidan.signIn('asmita.deo');
    await page.goto(`${nidan.url}/#/me`);
    await page.getByRole('radio', { name: 'मराठी' }).check();
    await page.getByRole('heading', { name: 'माझे खाते' }).waitFor();
    expect(await page.evaluate('document.documentElement.lang')).toBe('mr');
    await page.reload();
    await page.getByRole('heading', { name: 'माझे खाते' }).waitFor();
    const elsewhere = await signInAnew('asmita.deo');
    expect(await titleOf(elsewhere)).toBe('रुग्ण');
    await page.context().close();
    await elsewhere.context().close();
  });

  it('is what they picked at the sign-in, and changes back in the user menu', async () => {
    const page = await signInAnew('rohan.pawar', 'हिन्दी');
    expect(await titleOf(page)).toBe('कलेक्शन');
    await page.context().close();
    const again = await signInAnew('rohan.pawar');
    expect(await titleOf(again)).toBe('कलेक्शन');
    await again.getByRole('button', { name: /यूज़र मेनू/ }).click();
    await again.getByRole('menuitemcheckbox', { name: 'English' }).click();
    await again.getByRole('heading', { name: 'Collect', level: 1 }).waitFor();
    await again.context().close();
  });
});
