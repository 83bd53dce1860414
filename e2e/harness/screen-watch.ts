import type { Page, Request } from 'playwright-core';

/** So long nothing has been on its way when a screen has all that it asked for. */
const REST_MS = 150;
const LONGEST_MS = 30_000;
/** What an address asks for is asked for before the page has nothing left to do. */
const IDLE = 'new Promise((done) => requestIdleCallback(() => done()))';

interface ScreenWatch {
  /** Waits until the screen has its heading, and all that it asked for. */
  settled(): Promise<void>;
}

/** Follows the requests of a page from now on; the stream of live changes, which never ends, is none of them. */
export function watchScreens(page: Page): ScreenWatch {
  const onTheirWay = new Set<Request>();
  let lastAt = performance.now();
  const ended = (request: Request): void => {
    if (onTheirWay.delete(request)) lastAt = performance.now();
  };
  page.on('request', (request) => {
    if (request.resourceType() !== 'eventsource') onTheirWay.add(request);
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return {
    settled: async () => {
      await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
      await page.evaluate(IDLE);
      const from = performance.now();
      lastAt = from;
      while (onTheirWay.size > 0 || performance.now() - lastAt < REST_MS) {
        if (performance.now() - from > LONGEST_MS) {
          const names = [...onTheirWay].map((request) => request.url());
          throw new Error(`${page.url()} still waits for ${names.join(', ')}`);
        }
        await page.waitForTimeout(25);
        await page.evaluate(IDLE);
      }
    },
  };
}
