import type { Browser, Page } from 'playwright-core';

export type Theme = 'light' | 'dark';

interface SignIn {
  readonly url: string;
  readonly username: string;
  readonly theme?: Theme;
  /** Of an authenticator, for somebody whose sign-in asks for it. */
  readonly code?: string | null;
}

/** A new window at the reference size with somebody signed in to the main lab of the demo, by keyboard alone. */
export async function signIn(
  browser: Browser,
  { url, username, theme = 'light', code = null }: SignIn,
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  const page = await context.newPage();
  await page.goto(`${url}/`);
  await page.getByLabel('Username').fill(username);
  await page.keyboard.press('Tab');
  await page.keyboard.type('nidan-demo');
  await page.keyboard.press('Enter');
  if (code !== null) {
    await page.getByLabel('Code of your authenticator').fill(code);
    await page.keyboard.press('Enter');
  }
  await page.getByRole('heading', { name: 'Choose where you work' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
  if (theme === 'dark') await page.getByRole('button', { name: 'Dark theme' }).click();
  return page;
}
