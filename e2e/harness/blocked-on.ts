import type { Page } from 'playwright-core';

/** What the browser keeps from running or loading by the policies of the page, from now on. */
export function blockedOn(page: Page): string[] {
  const blocked: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Permissions.Policy|Refused to/i.test(message.text())) {
      blocked.push(message.text());
    }
  });
  return blocked;
}
