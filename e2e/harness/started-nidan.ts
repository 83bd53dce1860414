import { DAY } from '@nidan/domain/time/durations';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { launchBrowser } from '../../tools/browser/launch-browser.ts';
import './demo-setup.ts';
import { ProductHost } from './hosted-nidan.ts';
import { type Authenticator, showSecondFactor } from './show-second-factor.ts';
import { signIn, type Theme } from '../../tools/browser/sign-in.ts';
import { signInBySession } from './sign-in-by-session.ts';
import { walkAgainOnSecondTry } from './walk-again.ts';

/** Who operates the platform, and where: the desk wants a second factor. */
const OPERATOR = 'manager';
const OPERATOR_DESK = 'admin/platform';

interface StartedNidan {
  readonly url: string;
  readonly browser: Browser;
  /** Lets the product, and whoever signs in from then on, live so many days after those of the machine. */
  live(daysLater: number): Promise<void>;
  /** A new window with somebody signed in. */
  signIn(username: string, theme?: Theme): Promise<Page>;
  /** The same where the person works at another place. */
  signInAt(place: string, username: string): Promise<Page>;
  /** The same as `signIn`, in the steps of a person at a keyboard. */
  signInByKeyboard(username: string, theme?: Theme): Promise<Page>;
  /** The same for a sweep over tabs: where the platform desk is among them, with the second factor that it wants. */
  signInFor(tabs: readonly string[], username: string, theme?: Theme): Promise<Page>;
}

/** What all files of a process share: they run one after the other, and each gets its own data and windows. */
const ofProcess: {
  host?: ProductHost;
  browser?: Promise<Browser>;
  /** Of the product of the file before. */
  stopping?: Promise<void> | undefined;
} = {};

const noSettings = (): Readonly<Record<string, string>> => ({});

/**
 * The product on a copy of the demo lab and a browser without windows for all tests of a file: started before its other
 * `beforeAll`, ended after the last test. `settings` of its environment are asked for when it starts. A test that is tried
 * once more gets all of it anew.
 */
export function startedNidan(settings: () => Readonly<Record<string, string>> = noSettings): StartedNidan {
  const running: {
    url?: string;
    browser?: Browser;
    live?: (daysLater: number) => Promise<void>;
    stop?: () => Promise<void>;
  } = {};
  let daysAhead = 0;
  let operator: Authenticator | null = null;
  walkAgainOnSecondTry();
  beforeAll(async () => {
    ofProcess.host ??= new ProductHost();
    ofProcess.browser ??= launchBrowser();
    const [product, launched] = await Promise.all([
      ofProcess.host.start({ copyOf: inject('demoFolder'), settings: settings() }),
      ofProcess.browser,
      ofProcess.stopping,
    ]);
    Object.assign(running, product, { browser: launched });
    operator = null;
    daysAhead = 0;
  });
  afterAll(async () => {
    await Promise.all((running.browser?.contexts() ?? []).map((context) => context.close()));
    // Nobody waits for it but the next file of the process, which would hear of a failure.
    ofProcess.stopping = running.stop?.();
  });
  function browser(): Browser {
    if (running.browser === undefined) throw new Error('The browser runs from the first beforeAll on');
    return running.browser;
  }
  const url = (): string => running.url ?? '';
  const signInNow = async (username: string, theme: Theme = 'light'): Promise<Page> => {
    const page = await signInBySession(browser(), { url: url(), username });
    if (daysAhead > 0) await page.clock.setFixedTime(Date.now() + daysAhead * DAY);
    if (theme === 'dark') await page.getByRole('button', { name: 'Dark theme' }).click();
    return page;
  };
  return {
    get url() {
      return url();
    },
    get browser() {
      return browser();
    },
    live: async (daysLater) => {
      await running.live?.(daysLater);
      daysAhead = daysLater;
    },
    signIn: signInNow,
    signInAt: (place, username) => signInBySession(browser(), { url: url(), username, place }),
    signInByKeyboard: (username, theme = 'light') => signIn(browser(), { url: url(), username, theme }),
    signInFor: async (tabs, username, theme) => {
      if (username === OPERATOR && operator !== null)
        return signIn(browser(), { url: url(), username, ...(theme && { theme }), code: operator() });
      const page = await signInNow(username, theme);
      if (tabs.includes(OPERATOR_DESK)) operator = await showSecondFactor(page, url());
      return page;
    },
  };
}
