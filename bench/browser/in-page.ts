import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

const source = readFileSync(new URL('in-page.js', import.meta.url), 'utf8').replaceAll('export ', '');

export interface Tab {
  /** What stands behind `#/`. */
  readonly tab: string;
  /** The first heading of the screen. */
  readonly title: string;
  /** What is there when somebody can work: a row of the list, the first field. */
  readonly ready: string;
}

async function call<T>(page: Page, name: string, argument: object = {}): Promise<T> {
  return page.evaluate<T>(`(() => { ${source}; return ${name}(${JSON.stringify(argument)}); })()`);
}

/** Ms from the start of the navigation to the frame that shows what stands now. */
export function sinceNavigation(page: Page): Promise<number> {
  return call(page, 'sinceNavigation');
}

/** Opens a screen of the running app and answers the ms from the change of the address to the frame that shows it ready. */
export function timeTab(page: Page, tab: Tab): Promise<number> {
  return call(page, 'timeTab', tab);
}

/** Presses a key and answers the ms from it to the frame in which `ready` is found. */
export async function timeKey(page: Page, key: string, ready: string): Promise<number> {
  // In two calls: a key overtakes a call that is not done yet.
  await call(page, 'timeNextKey', { ready });
  await page.keyboard.press(key);
  return call(page, 'keyTimed');
}

/** Types and answers for each key the ms to the frame after it. */
export async function timeTyping(page: Page, keys: readonly string[]): Promise<readonly number[]> {
  await call(page, 'watchKeys');
  for (const key of keys) {
    await page.keyboard.press(key);
    // The pace of somebody who types numbers quickly.
    await page.waitForTimeout(60);
  }
  return call(page, 'watchedKeys');
}
