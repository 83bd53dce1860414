import { expect, test } from 'vitest';
import { pingsHere } from './pings-here.ts';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const linux = 'Mozilla/5.0 (X11; Linux x86_64)';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/109.0.0.0 Safari/537.36';

test.each([
  [`${windows} ${chrome}`, true],
  ['Mozilla/5.0 (Windows NT 6.1; Win64; x64; rv:115.0) Gecko/20100101 Firefox/115.0', true],
  [`${linux} ${chrome}`, true],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:115.0) Gecko/20100101 Firefox/115.0', false],
  [`${windows} ${chrome} Edg/109.0`, false],
  [`Mozilla/5.0 (Linux; Android 13) ${chrome.replace('Safari', 'Mobile Safari')}`, false],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${chrome}`, false],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 15_4 like Mac OS X) AppleWebKit/605 Version/15.4 Mobile Safari/604.1',
    false,
  ],
])('%s: %s', (userAgent, pings) => {
  expect(pingsHere(userAgent)).toBe(pings);
});
