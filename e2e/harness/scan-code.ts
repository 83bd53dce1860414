import type { Page } from 'playwright-core';

/** Milliseconds between two keys of a scanner. */
const PACE = 5;

/** Sends a code as a scanner does that ends it with Enter, in its pace by the clock of the events, however slow the machine is. */
export async function scanCode(page: Page, code: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const begin = Date.now();
  for (const [at, key] of [...Array.from(code), 'Enter'].entries()) {
    const timestamp = (begin + at * PACE) / 1_000;
    const text = key === 'Enter' ? '\r' : key;
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text, timestamp });
    // oxlint-disable-next-line no-await-in-loop -- as above
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key, timestamp });
  }
  await session.detach();
}
