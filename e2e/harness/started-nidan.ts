import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { launchBrowser } from '../../tools/browser/launch-browser.ts';
import './demo-setup.ts';
import { runNidan, type RunningNidan } from './run-nidan.ts';
import { signIn, type Theme } from '../../tools/browser/sign-in.ts';

interface StartedNidan {
  readonly url: string;
  readonly browser: Browser;
  /** A new window with somebody signed in. */
  signIn(username: string, theme?: Theme): Promise<Page>;
  /** The same where the person works at another place. */
  signInAt(place: string, username: string): Promise<Page>;
}

/** The product on a copy of the demo lab and a browser for all tests of a file: started before its other `beforeAll`, ended after the last test. */
export function startedNidan(): StartedNidan {
  const running: { nidan?: RunningNidan; browser?: Browser } = {};
  beforeAll(async () => {
    running.nidan = await runNidan({ copyOf: inject('demoFolder') });
    running.browser = await launchBrowser();
  });
  afterAll(async () => {
    await running.browser?.close();
    await running.nidan?.stop();
  });
  function browser(): Browser {
    if (running.browser === undefined) throw new Error('The browser runs from the first beforeAll on');
    return running.browser;
  }
  const url = (): string => running.nidan?.url ?? '';
  return {
    get url() {
      return url();
    },
    get browser() {
      return browser();
    },
    signInAt: (place, username) => signIn(browser(), { url: url(), username, place }),
    signIn: (username, theme = 'light') => signIn(browser(), { url: url(), username, theme }),
  };
}
